/// A collection, of which a trace keeps how much it holds and where, but nothing that would keep it alive.
@usableFromInline
nonisolated package protocol CountedValue {
  /// `nil` when there is no collection.
  var extent: Extent? { get }
}

/// How much a collection holds, and where.
@usableFromInline
nonisolated package struct Extent: Equatable {
  @usableFromInline package let count: Int
  /// Where its elements lie, if they lie in one place.
  @usableFromInline package let address: UInt?

  @inlinable package init(count: Int, address: UInt? = nil) {
    self.count = count
    self.address = address
  }
}

nonisolated extension Array: CountedValue {
  @inlinable package var extent: Extent? {
    withUnsafeBufferPointer {
      Extent(count: $0.count, address: $0.baseAddress.map { UInt(bitPattern: $0) })
    }
  }
}

nonisolated extension Set: CountedValue {
  @inlinable package var extent: Extent? { Extent(count: count) }
}

nonisolated extension Dictionary: CountedValue {
  @inlinable package var extent: Extent? { Extent(count: count) }
}

nonisolated extension Optional: CountedValue where Wrapped: CountedValue {
  @inlinable package var extent: Extent? { flatMap(\.extent) }
}
