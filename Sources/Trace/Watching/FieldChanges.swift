#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the fields of a struct held, write by write.
@usableFromInline
final class FieldChanges<Root> {
  private let fields: [Field<Root>]
  /// Those that hold the same as long as their bytes are the same, and the others.
  private let small, large: ContiguousArray<Unmanaged<Field<Root>>>
  private let bytes = BytesOf<Root>()

  @usableFromInline init(of fields: Fields<Root>) {
    self.fields = fields.all
    small = ContiguousArray(fields.all.filter { $0.bytes != nil }.map(Unmanaged.passUnretained))
    large = ContiguousArray(fields.all.filter { $0.bytes == nil }.map(Unmanaged.passUnretained))
  }

  @usableFromInline func takeIn(_ root: UnsafePointer<Root>, after writes: WriteNumbers) {
    for field in large { field.borrow { $0.takeIn(root, writes) } }
    if bytes.areThose(of: root) { return }
    for field in small {
      field.borrow {
        if !bytes.areThose(of: root, in: $0.bytes) { $0.takeIn(root, writes) }
      }
    }
    bytes.takeIn(root)
  }

  /// What a write changed: the state as a whole, when no field is seen to differ.
  @usableFromInline func mutations(at write: Int) -> [Mutation] {
    let mutations = fields.compactMap { $0.mutation(write) }
    return mutations.isEmpty ? [Mutation(field: nil, changes: [])] : mutations
  }
}

/// The bytes that a value was made of when it was last seen.
private nonisolated final class BytesOf<Value> {
  private let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  private var isEmpty = true

  deinit { bytes.deallocate() }

  func takeIn(_ value: UnsafePointer<Value>) {
    bytes.copyMemory(from: value, byteCount: MemoryLayout<Value>.size)
    isEmpty = false
  }

  func areThose(of value: UnsafePointer<Value>, in part: Range<Int>? = nil) -> Bool {
    let range = part ?? 0..<MemoryLayout<Value>.size
    return !isEmpty
      && memcmp(bytes + range.lowerBound, UnsafeRawPointer(value) + range.lowerBound, range.count)
        == 0
  }
}
