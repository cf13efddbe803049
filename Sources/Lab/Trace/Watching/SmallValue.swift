/// A value that a trace may keep: it holds no collection, so that keeping it copies nothing when it changes.
///
/// It must be a value all through: where its bytes are the same, it is taken to be the same.
///
/// A field that is small is kept as it was and as it is. An action that is small is kept as it is, and one that is not
/// is put into words at once. At `TraceLevel.snapshots`, everything is kept.
@usableFromInline
nonisolated package protocol SmallValue: Equatable {
  /// Whether this value is small, for types of which some values are not.
  var isSmall: Bool { get }
}

nonisolated extension SmallValue {
  @inlinable package var isSmall: Bool { true }
}

nonisolated extension Bool: SmallValue {}
nonisolated extension Int: SmallValue {}
nonisolated extension Double: SmallValue {}
nonisolated extension String: SmallValue {}
nonisolated extension Duration: SmallValue {}
nonisolated extension Optional: SmallValue where Wrapped: SmallValue {
  @inlinable package var isSmall: Bool { self?.isSmall ?? true }
}
