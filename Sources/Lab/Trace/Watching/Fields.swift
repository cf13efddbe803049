/// The fields of a struct that is observed as a whole.
///
///     recorder.watch(store, \.state) { state in
///       state.watch(\.isLoading, as: "isLoading")
///       state.watch(\.posts, as: "posts")
///     }
@usableFromInline
package struct Fields<Root> {
  @usableFromInline var all: [Field] = []

  @inlinable init() {}

  /// A field that is kept as it was and as it is.
  @inlinable package mutating func watch<Value: SmallValue>(
    _ keyPath: KeyPath<Root, Value>, as name: String
  ) {
    let changes = Changes<Value>()
    let value = PartOfStruct(keyPath)
    // The value that is kept keeps its storage, so other bytes there mean another value, and the same bytes the same one.
    all.append(
      Field(bytes: value.bytes) { root, writes in
        value.read(in: root) { changes.takeIn($0.pointee, after: writes) }
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }

  /// A collection, of which only the count is kept.
  @inlinable package mutating func watch<Value: CountedValue>(
    _ keyPath: KeyPath<Root, Value>, as name: String
  ) {
    let changes = Changes<Extent?>()
    let value = PartOfStruct(keyPath)
    all.append(
      Field(bytes: nil) { root, writes in
        value.read(in: root) { changes.takeIn($0.pointee.extent, after: writes) }
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }

  /// A field of a part that may not be there, which is kept as it was and as it is.
  @inlinable package mutating func watch<Part, Value: SmallValue>(
    _ part: KeyPath<Root, Part?>, _ keyPath: KeyPath<Part, Value>, as name: String
  ) {
    let changes = Changes<Value?>()
    let value = PartOfOptional(part, keyPath)
    all.append(
      Field(bytes: nil) { root, writes in
        value.read(in: root) { changes.takeIn($0?.pointee, after: writes) }
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }

  /// A collection of a part that may not be there, of which only the count is kept.
  @inlinable package mutating func watch<Part, Value: CountedValue>(
    _ part: KeyPath<Root, Part?>, _ keyPath: KeyPath<Part, Value>, as name: String
  ) {
    let changes = Changes<Extent?>()
    let value = PartOfOptional(part, keyPath)
    all.append(
      Field(bytes: nil) { root, writes in
        value.read(in: root) { changes.takeIn($0?.pointee.extent, after: writes) }
      } mutation: {
        changes.mutation(of: name, at: $0)
      })
  }
}

/// One field, with the changes that were seen in it.
@usableFromInline
final class Field {
  /// Where in the struct it lies, if it holds the same as long as the bytes there are the same.
  let bytes: Range<Int>?
  let takeIn: (UnsafeRawPointer, WriteNumbers) -> Void
  let mutation: (Int) -> Mutation?
  /// In the chain of those that are compared in the same way.
  var next: Unmanaged<Field>?

  @usableFromInline init(
    bytes: Range<Int>?, takeIn: @escaping (UnsafeRawPointer, WriteNumbers) -> Void,
    mutation: @escaping (Int) -> Mutation?
  ) {
    self.bytes = bytes
    self.takeIn = takeIn
    self.mutation = mutation
  }
}

/// Reads stored properties where they lie, because to follow a key path takes longer than the write.
@usableFromInline
nonisolated struct PartOfStruct<Root, Value> {
  @usableFromInline let keyPath: KeyPath<Root, Value>
  @usableFromInline let offset: Int?

  @inlinable init(_ keyPath: KeyPath<Root, Value>) {
    self.keyPath = keyPath
    offset = MemoryLayout<Root>.offset(of: keyPath)
  }

  @inlinable var bytes: Range<Int>? {
    offset.map { $0..<$0 + MemoryLayout<Value>.size }
  }

  @inlinable func read(in root: UnsafeRawPointer, _ body: (UnsafePointer<Value>) -> Void) {
    guard let offset else {
      let root = root.assumingMemoryBound(to: Root.self)
      return withUnsafePointer(to: root.pointee[keyPath: keyPath], body)
    }
    body((root + offset).assumingMemoryBound(to: Value.self))
  }
}

/// Reads what is stored in an optional where it lies: a key path with a `?` in it has no offset.
@usableFromInline
nonisolated struct PartOfOptional<Root, Part, Value> {
  @usableFromInline let part: PartOfStruct<Root, Part?>
  @usableFromInline let value: PartOfStruct<Part, Value>

  @inlinable init(_ part: KeyPath<Root, Part?>, _ keyPath: KeyPath<Part, Value>) {
    self.part = PartOfStruct(part)
    value = PartOfStruct(keyPath)
  }

  /// Hands out `nil` when the part is not there.
  @inlinable func read(in root: UnsafeRawPointer, _ body: (UnsafePointer<Value>?) -> Void) {
    part.read(in: root) { part in
      if case .none = part.pointee { return body(nil) }
      // In an optional, the value lies where the optional does.
      value.read(in: part) { body($0) }
    }
  }
}
