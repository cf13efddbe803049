import LabTracepoints

/// A state while a reducer changes it: each field is changed in place, and notes that it was written.
///
///     draft.posts[0].isLiked = true  // Copies nothing, and notes `posts` alone.
///
/// A write of an equal value is not noted if the field is `BitwiseCopyable`, or a `String`. Other fields
/// count as written: to compare an array, the old one would have to be kept, and so copied.
///
/// Public, because only public code is inlined into other modules. There the compiler knows the key
/// path and changes the field itself; otherwise the runtime looks it up on every access.
@dynamicMemberLookup
nonisolated public struct Draft<State>: StateReading {
  @usableFromInline var value: State
  /// The fields written by the last ``write(for:_:)``.
  public private(set) var writes: [AnyKeyPath] = []
  private var keepsLines = false

  /// Creates a draft of `state`, without writes.
  public init(_ state: State) { value = state }

  /// The state with all writes so far.
  public var state: State { value }

  /// The value of a field, or a value that follows from some.
  @inlinable public subscript<Field>(dynamicMember field: KeyPath<State, Field>) -> Field {
    @inline(__always) get { value[keyPath: field] }
  }

  /// The value of a field, changed in place; each write is recorded.
  @inlinable public subscript<Field>(dynamicMember field: WritableKeyPath<State, Field>) -> Field {
    @inline(__always) get { value[keyPath: field] }
    @inline(__always) _modify {
      note(field)
      yield &value[keyPath: field]
    }
  }

  /// The value of a small field; a write of an equal value is not recorded.
  @inlinable
  public subscript<Field: Equatable & BitwiseCopyable>(
    dynamicMember field: WritableKeyPath<State, Field>
  ) -> Field {
    @inline(__always) get { value[keyPath: field] }
    @inline(__always) set { replace(field, by: newValue) }
  }

  /// The text of a field; a write of an equal text is not recorded.
  @inlinable public subscript(dynamicMember field: WritableKeyPath<State, String>) -> String {
    @inline(__always) get { value[keyPath: field] }
    @inline(__always) set { replace(field, by: newValue) }
  }

  /// Runs `body`, whose writes alone are in ``writes`` afterwards, for the owner of the state.
  @inlinable @MainActor public mutating func write<Result>(
    for owner: some TracedObject, _ body: (inout Draft) -> Result
  ) -> Result {
    beginWrites(of: owner)
    return body(&self)
  }

  @usableFromInline @MainActor mutating func beginWrites(of owner: some TracedObject) {
    writes.removeAll(keepingCapacity: true)
    keepsLines = WrittenLines.begin(of: owner)
  }

  @inlinable @inline(__always)
  mutating func replace<Field: Equatable>(
    _ field: WritableKeyPath<State, Field>, by newValue: Field
  ) {
    guard value[keyPath: field] != newValue else { return }
    note(field)
    value[keyPath: field] = newValue
  }

  @usableFromInline mutating func note(_ field: AnyKeyPath) {
    if keepsLines { WrittenLines.note(field) }
    if !writes.contains(where: { $0 === field }) { writes.append(field) }
  }
}

/// A state that is read field by field: the state itself in a ``Draft``, or a store that is observed.
///
/// A value that follows from some fields is an extension of this protocol. Read from a store, it depends on these fields alone.
@dynamicMemberLookup
nonisolated public protocol StateReading<State> {
  /// The type of the state.
  associatedtype State

  /// The value of a field, or a value that follows from some.
  subscript<Field>(dynamicMember field: KeyPath<State, Field>) -> Field { get }
}
