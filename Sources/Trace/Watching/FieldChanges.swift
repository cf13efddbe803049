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
  private let small, large: FieldChain<Root>
  private let bytes = BytesOf<Root>()

  @usableFromInline init(of fields: Fields<Root>) {
    self.fields = fields.all
    small = FieldChain(fields.all.filter { $0.bytes != nil })
    large = FieldChain(fields.all.filter { $0.bytes == nil })
  }

  @usableFromInline func takeIn(_ root: UnsafePointer<Root>, after writes: WriteNumbers) {
    large.each { $0.takeIn(root, writes) }
    guard let changed = bytes.difference(from: root) else { return }
    small.each {
      guard let part = $0.bytes, part.lowerBound < changed.upperBound else { return }
      if part.upperBound > changed.lowerBound, !bytes.areThose(of: root, in: part) {
        $0.takeIn(root, writes)
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

/// Fields one after another, which somebody else holds: to go through an array would count who holds it.
private struct FieldChain<Root> {
  private let first: Unmanaged<Field<Root>>?

  init(_ fields: [Field<Root>]) {
    for (field, next) in zip(fields, fields.dropFirst()) {
      field.next = Unmanaged.passUnretained(next)
    }
    first = fields.first.map(Unmanaged.passUnretained)
  }

  func each(_ body: (Field<Root>) -> Void) {
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
private nonisolated final class BytesOf<Value> {
  private let bytes = UnsafeMutableRawPointer.allocate(
    byteCount: MemoryLayout<Value>.size, alignment: MemoryLayout<Value>.alignment)
  private var isEmpty = true

  deinit { bytes.deallocate() }

  func takeIn(_ value: UnsafePointer<Value>) {
    bytes.copyMemory(from: value, byteCount: MemoryLayout<Value>.size)
    isEmpty = false
  }

  func areThose(of value: UnsafeRawPointer, in part: Range<Int>) -> Bool {
    !isEmpty && memcmp(bytes + part.lowerBound, value + part.lowerBound, part.count) == 0
  }

  /// From the first word that differs to the last; `nil` when none does.
  func difference(from value: UnsafeRawPointer) -> Range<Int>? {
    let size = MemoryLayout<Value>.size
    if isEmpty { return 0..<size }
    if memcmp(bytes, value, size) == 0 { return nil }
    let words = size / wordSize * wordSize
    var (lower, upper) = (0, words)
    while lower < words, word(bytes, at: lower) == word(value, at: lower) { lower += wordSize }
    if memcmp(bytes + words, value + words, size - words) != 0 { return lower..<size }
    while upper > lower, word(bytes, at: upper - wordSize) == word(value, at: upper - wordSize) {
      upper -= wordSize
    }
    return lower..<upper
  }

  private func word(_ bytes: UnsafeRawPointer, at offset: Int) -> UInt {
    bytes.loadUnaligned(fromByteOffset: offset, as: UInt.self)
  }

  private var wordSize: Int { MemoryLayout<UInt>.size }
}
