/// The place where an array keeps its elements, which shows afterwards whether they were copied.
///
/// It holds no reference, so it causes no copy of its own.
///
/// ```swift
/// let before = BufferIdentity(posts)
/// posts[0].isLiked = true
/// BufferIdentity.copiedBytes(from: before, to: BufferIdentity(posts))  // 0: changed in place
/// ```
public struct BufferIdentity: Sendable, Hashable {
  /// Address of the first element.
  public let address: UInt
  /// Elements that fit without a new buffer.
  public let capacity: Int
  /// Elements in the buffer.
  public let count: Int
  /// Bytes from one element to the next.
  public let stride: Int

  package init(address: UInt, capacity: Int, count: Int, stride: Int) {
    self.address = address
    self.capacity = capacity
    self.count = count
    self.stride = stride
  }

  /// Records where the elements of `array` are.
  public init<Element>(_ array: [Element]) {
    address = array.withUnsafeBufferPointer { UInt(bitPattern: $0.baseAddress) }
    capacity = array.capacity
    count = array.count
    stride = MemoryLayout<Element>.stride
  }

  /// Bytes of the elements, without header and spare capacity.
  public var bytes: Int { count * stride }

  /// Returns `before.count × before.stride` when the elements moved although they had room, otherwise 0.
  ///
  /// Room means `after.count ≤ before.capacity`: nothing had to grow, so only a copy or a rebuild
  /// explains the new address. Misses a second copy within one step and one by a step that had to
  /// grow; takes `reserveCapacity` for a copy.
  public static func copiedBytes(from before: BufferIdentity, to after: BufferIdentity) -> Int {
    let moved = after.address != before.address
    let hadRoom = after.count <= before.capacity
    return moved && hadRoom ? before.bytes : 0
  }
}
