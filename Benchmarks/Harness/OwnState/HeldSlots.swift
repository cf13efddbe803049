import LabCProbes

/// The words of memory through which properties hold buffers that they share.
///
/// Reflection finds the property and the object that it is in, but not where in the object. So the object
/// is searched for the reference. Only memory whose size the allocator knows is read.
struct HeldSlots {
  private(set) var all: [pl_slot] = []
  /// Indices of the slots that may be those of a path.
  private(set) var indices: [String: [Int]] = [:]

  /// Bytes of an object or a collection that are searched.
  private static let mostBytes = 4_096
  /// The bits of a reference that are an address; an enum may keep its case in the others.
  private static let addressBits: UInt = 0x00FF_FFFF_FFFF_FFF8

  /// - Parameter bytes: Returns the size of an allocated block; `nil` for any other address.
  init(sharedBy buffers: [ReachableBuffer], bytes: (_ block: UInt) -> Int?) {
    let shared = Dictionary(grouping: buffers, by: \.block).filter { $0.value.count > 1 }
    for (block, owners) in shared.sorted(by: { $0.key < $1.key }) {
      for (container, owners) in Dictionary(grouping: owners, by: \.container) {
        let found = Self.slots(of: block, in: container, bytes: bytes)
        guard !found.isEmpty, all.count + found.count <= BlockWatch.mostSlots else { continue }
        let first = all.count
        all += found
        // Properties are in memory in the order in which reflection lists them.
        for (number, owner) in owners.enumerated() {
          indices[owner.path] =
            found.count == owners.count ? [first + number] : Array(first..<all.count)
        }
      }
    }
  }

  /// Returns the words of an object that refer to the block or, if there are none, those of the blocks
  /// that it refers to: reflection passes over the storage of some collections.
  private static func slots(
    of block: UInt, in container: UInt, bytes: (_ block: UInt) -> Int?
  ) -> [pl_slot] {
    func slots(in container: UInt) -> [pl_slot] {
      words(in: container, bytes: bytes).filter { $0.value == block }.map {
        pl_slot(address: $0.address, container: container, value: block)
      }
    }
    let direct = slots(in: container)
    guard direct.isEmpty else { return direct }
    return words(in: container, bytes: bytes).flatMap { word in
      // A large block that another thread has freed may be gone from memory.
      (bytes(word.value) ?? .max) > mostBytes ? [] : slots(in: word.value)
    }
  }

  private static func words(
    in container: UInt, bytes: (_ block: UInt) -> Int?
  ) -> [(address: UInt, value: UInt)] {
    // A large block that another thread frees while a slot is read would be gone from memory.
    guard let size = bytes(container), size <= 1 << 16 else { return [] }
    return stride(from: container, to: container + UInt(min(size, mostBytes)) / 8 * 8, by: 8)
      .compactMap { address in
        UnsafePointer<UInt>(bitPattern: address).map { (address, $0.pointee & addressBits) }
      }
  }
}

extension ReachableBuffer {
  /// Whether a single reference leads to the block, which must be that of a living buffer.
  ///
  /// Reads the block's reference count without adding a reference.
  var isUnshared: Bool {
    var reference = block
    return withUnsafeMutablePointer(to: &reference) {
      $0.withMemoryRebound(to: Block.self, capacity: 1) { isKnownUniquelyReferenced(&$0.pointee) }
    }
  }

  /// Any object of Swift: of an `AnyObject`, the check may count a reference of its own.
  private final class Block {}
}
