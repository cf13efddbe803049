/// A collection whose elements are in one block of memory.
protocol BufferedCollection {
  /// `nil` for a collection without a block of its own.
  var buffer: (block: UInt, identity: BufferIdentity)? { get }
  /// Elements that fit without a new block.
  var capacity: Int { get }
  /// All elements up to a number of them; of more the first and last, where a log begins and ends.
  func firstAndLast(of most: Int) -> [(index: Int, element: Any)]
  /// Whether an element's place says nothing to a person.
  var isHashed: Bool { get }
}

extension BufferedCollection {
  var isHashed: Bool { false }
}

extension BufferedCollection where Self: Collection {
  func firstAndLast(of most: Int) -> [(index: Int, element: Any)] {
    let indexed = zip(0..., self)
    if count <= most { return indexed.map { ($0, $1) } }
    let last = zip(count - 4..<count, suffix(4)).map { (index: $0, element: $1 as Any) }
    return indexed.prefix(4).map { ($0, $1) } + last
  }
}

/// Bytes of an array's object header, count and capacity.
let arrayHeader: UInt = 32

extension BufferedCollection where Self: RandomAccessCollection, Index == Int {
  /// Its first word is a reference to the block, in which a slice may begin anywhere.
  var buffer: (block: UInt, identity: BufferIdentity)? {
    let stride = MemoryLayout<Element>.stride
    let block = withUnsafeBytes(of: self) { $0.load(as: UInt.self) }
    let start = withContiguousStorageIfAvailable { UInt(bitPattern: $0.baseAddress) } ?? 0
    return (
      block, BufferIdentity(address: start, capacity: capacity, count: count, stride: stride)
    )
  }
}

extension Array: BufferedCollection {}
extension ContiguousArray: BufferedCollection {}
extension ArraySlice: BufferedCollection {}

extension BufferedCollection where Self: Collection {
  /// That of a dictionary or a set.
  fileprivate func hashedBuffer(stride: Int) -> (block: UInt, identity: BufferIdentity)? {
    reference(of: self).map {
      ($0, BufferIdentity(address: $0, capacity: capacity, count: count, stride: stride))
    }
  }
}

extension Dictionary: BufferedCollection {
  var isHashed: Bool { true }
  var buffer: (block: UInt, identity: BufferIdentity)? {
    hashedBuffer(stride: MemoryLayout<Key>.stride + MemoryLayout<Value>.stride)
  }
}

extension Set: BufferedCollection {
  var isHashed: Bool { true }
  var buffer: (block: UInt, identity: BufferIdentity)? {
    hashedBuffer(stride: MemoryLayout<Element>.stride)
  }
}

/// The address in a value that is a single reference to its storage; `nil` if the reference is
/// tagged, as one to a bridged object may be.
private func reference<Value>(of value: Value) -> UInt? {
  guard MemoryLayout<Value>.size == MemoryLayout<UInt>.size else { return nil }
  return withUnsafeBytes(of: value) { reference(at: UInt(bitPattern: $0.baseAddress)) }
}
