/// The fields of a struct that is observed as a whole.
///
///     recorder.watch(store, \.state) { state in
///       state.watch(\.isLoading, as: "isLoading")
///       state.watch(\.posts, as: "posts")
///     }
@usableFromInline
package struct Fields<Root> {
  /// One field, with the changes that were seen in it.
  @usableFromInline struct Field {
    @usableFromInline let takeIn: (UnsafePointer<Root>, WriteNumbers) -> Void
    @usableFromInline let mutation: (Int) -> Mutation?

    @inlinable init(
      takeIn: @escaping (UnsafePointer<Root>, WriteNumbers) -> Void,
      mutation: @escaping (Int) -> Mutation?
    ) {
      self.takeIn = takeIn
      self.mutation = mutation
    }
  }

  @usableFromInline var all: [Field] = []

  @inlinable init() {}

  /// A field that is kept as it was and as it is.
  @inlinable package mutating func watch<Value: SmallValue>(
    _ keyPath: KeyPath<Root, Value>, as name: String
  ) {
    let changes = Changes<Value>()
    let read = reader(of: keyPath)
    all.append(
      Field {
        changes.takeIn(read($0), after: $1)
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }

  /// A collection, of which only the count is kept.
  @inlinable package mutating func watch<Value: CountedValue>(
    _ keyPath: KeyPath<Root, Value>, as name: String
  ) {
    let changes = Changes<Extent?>()
    let read = reader(of: keyPath)
    all.append(
      Field {
        changes.takeIn(read($0).extent, after: $1)
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }
}

extension Fields {
  @inlinable func takeIn(_ root: UnsafePointer<Root>, after writes: WriteNumbers) {
    for field in all { field.takeIn(root, writes) }
  }

  /// What a write changed: the state as a whole, when no field is seen to differ.
  @inlinable func mutations(at write: Int) -> [Mutation] {
    let mutations = all.compactMap { $0.mutation(write) }
    return mutations.isEmpty ? [Mutation(field: nil, changes: [])] : mutations
  }
}

/// Stored properties are read where they lie, because to follow a key path takes longer than the write.
@inlinable func reader<Root, Value>(
  of keyPath: KeyPath<Root, Value>
) -> (UnsafePointer<Root>) -> Value {
  guard let offset = MemoryLayout<Root>.offset(of: keyPath) else {
    return { $0.pointee[keyPath: keyPath] }
  }
  return { UnsafeRawPointer($0).load(fromByteOffset: offset, as: Value.self) }
}
