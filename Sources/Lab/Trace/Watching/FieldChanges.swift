import StageRuntime

#if canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#else
  import Darwin
#endif

/// What the fields of a struct held, write by write.
@usableFromInline
final class FieldChanges {
  private let fields: [Field]
  /// Those that hold the same as long as their bytes are the same, and the others.
  private let small, large: FieldChain
  private let bytes: Bytes

  @usableFromInline init<Root>(of fields: Fields<Root>) {
    self.fields = fields.all
    bytes = Bytes(of: Root.self)
    small = FieldChain(fields.all.filter { $0.bytes != nil })
    large = FieldChain(fields.all.filter { $0.bytes == nil })
  }

  @usableFromInline func takeIn(_ root: UnsafeRawPointer, after writes: WriteNumbers) {
    large.each { $0.takeIn(root, writes) }
    if bytes.match(root) { return }
    small.each {
      if !bytes.match(root, in: $0.bytes) { $0.takeIn(root, writes) }
    }
    bytes.takeIn(root)
  }

  /// What a write changed: the state as a whole, if no field that is listed differs.
  @usableFromInline func mutations(at write: Int) -> [Mutation] {
    let mutations = fields.compactMap { $0.mutation(write) }
    return mutations.isEmpty ? [Mutation(field: nil, changes: [])] : mutations
  }
}

/// Fields one after another, which somebody else holds: to go through an array would count who holds it.
private struct FieldChain {
  private let first: Unmanaged<Field>?

  init(_ fields: [Field]) {
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.next = Unmanaged.passUnretained(next)
    }
    first = fields.first.map(Unmanaged.passUnretained)
  }

  func each(_ body: (Field) -> Void) {
    var next = first
    while let field = next {
      next = field.borrow {
        body($0)
        return $0.next
      }
    }
  }
}

/// The bytes that a value was made of when it was last seen.
private nonisolated final class Bytes {
  private let bytes: UnsafeMutableRawPointer
  private let count: Int
  private var isEmpty = true

  init<Value>(of type: Value.Type) {
    count = MemoryLayout<Value>.size
    bytes = .allocate(byteCount: count, alignment: MemoryLayout<Value>.alignment)
  }

  deinit { bytes.deallocate() }

  func takeIn(_ value: UnsafeRawPointer) {
    bytes.copyMemory(from: value, byteCount: count)
    isEmpty = false
  }

  func match(_ value: UnsafeRawPointer, in part: Range<Int>? = nil) -> Bool {
    let range = part ?? 0..<count
    return !isEmpty
      && memcmp(bytes + range.lowerBound, value + range.lowerBound, range.count) == 0
  }
}
