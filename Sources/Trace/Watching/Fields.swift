/// The fields of a struct that is observed as a whole.
///
///     recorder.watch(store, \.state) { state in
///       state.watch(\.isLoading, as: "isLoading")
///       state.watch(\.posts, as: "posts")
///     }
package struct Fields<Root> {
  private(set) var all: [Field<Root>] = []

  /// What a write is after which no field is seen to differ; `nil` when it was none.
  let otherwise: Mutation?

  init(otherwise: Mutation?) {
    self.otherwise = otherwise
  }

  /// Those that `list` lists.
  init(_ list: (inout Fields) -> Void) {
    self.init(otherwise: Mutation(field: nil, changes: []))
    list(&self)
  }

  /// None yet, of what a key path leads to.
  init<Object>(of keyPath: KeyPath<Object, Root>, otherwise: Mutation?) {
    self.init(otherwise: otherwise)
  }

  /// A field that is kept as it was and as it is.
  package mutating func watch(_ keyPath: KeyPath<Root, some SmallValue>, as name: String) {
    all.append(SmallField(name, reader(of: keyPath)))
  }

  /// A collection, of which only the count is kept.
  package mutating func watch(_ keyPath: KeyPath<Root, some CountedValue>, as name: String) {
    let read = reader(of: keyPath)
    all.append(CountedField(name) { read($0).extent })
  }
}

/// Stored properties are read where they lie, without a copy of the struct around them.
private func reader<Root, Value>(
  of keyPath: KeyPath<Root, Value>
) -> (UnsafePointer<Root>) -> Value {
  guard let offset = MemoryLayout<Root>.offset(of: keyPath) else {
    return { $0.pointee[keyPath: keyPath] }
  }
  return { UnsafeRawPointer($0).load(fromByteOffset: offset, as: Value.self) }
}
