import LabCProbes

/// The words of memory through which properties hold buffers that have several owners.
///
/// Reflection finds a property, but not where it is in memory, and passes over what is in a `Mutex`. So
/// the objects and the collections that it finds are searched for references. Only memory whose size the
/// allocator knows is read.
struct HeldSlots {
  /// Of each block.
  private(set) var slots: [UInt: [pl_slot]] = [:]
  /// Indices among the slots of the block that may be those of a path.
  private(set) var indices: [String: [Int]] = [:]
  /// Owners that reflection passes over, by the name of their property or collection.
  private(set) var hidden: [ReachableBuffer] = []

  /// Bytes of an object or a collection that are searched.
  private static let mostBytes = 4_096
  /// The bits of a reference that are an address; an enum may keep its case in the others.
  private static let addressBits: UInt = 0x00FF_FFFF_FFFF_FFF8

  /// - Parameters:
  ///   - blocks: those with several owners.
  ///   - bytes: returns the size of an allocated block; `nil` for any other address.
  init(
    of blocks: Set<UInt>, in found: ReachableBuffers, bytes: (_ block: UInt) -> Int?
  ) {
    let owners = Dictionary(grouping: found.all.filter { blocks.contains($0.block) }) {
      [$0.block, $0.container]
    }
    for container in found.containers {
      let words = Self.words(in: container.address, upTo: container.used, bytes: bytes)
      for (block, words) in Dictionary(grouping: words, by: \.value) where blocks.contains(block) {
        add(
          words.map(\.address), of: block, in: container, owners[[block, container.address]] ?? [])
      }
      // Reflection passes over the storage of some collections.
      for owners in owners.values where owners[0].container == container.address {
        guard indices[owners[0].path] == nil else { continue }
        for word in words where (bytes(word.value) ?? .max) <= Self.mostBytes {
          let inner = Self.words(in: word.value, bytes: bytes)
          let found = inner.filter { $0.value == owners[0].block }.map(\.address)
          let storage = ReachableBuffers.Container(address: word.value, path: "")
          if !found.isEmpty { add(found, of: owners[0].block, in: storage, owners) }
        }
      }
    }
  }

  private mutating func add(
    _ words: [UInt], of block: UInt, in container: ReachableBuffers.Container,
    _ owners: [ReachableBuffer]
  ) {
    let first = slots[block]?.count ?? 0
    slots[block, default: []] += words.map {
      pl_slot(address: $0, container: container.address, count: container.count)
    }
    if words.count <= owners.count || container.path.isEmpty || container.isHashed {
      // Properties are in memory in the order in which reflection lists them.
      for (number, owner) in owners.enumerated() {
        indices[owner.path, default: []] +=
          words.count == owners.count ? [first + number] : Array(first..<first + words.count)
      }
      return
    }
    var unnamed = owners
    for (number, word) in zip(first..., words) {
      let path = container.path(at: Int(word - container.address))
      if let owner = unnamed.firstIndex(where: { $0.isWithin(path) }) {
        indices[unnamed.remove(at: owner).path] = [number]
      } else {
        let other = ReachableBuffer(
          path: path, block: block, identity: .init(address: 0, capacity: 0, count: 0, stride: 0),
          container: container.address)
        hidden.append(other)
        indices[path, default: []].append(number)
      }
    }
  }

  private static func words(
    in container: UInt, upTo used: Int = .max, bytes: (_ block: UInt) -> Int?
  ) -> [(address: UInt, value: UInt)] {
    // A large block that another thread frees while a slot is read would be gone from memory.
    guard let size = bytes(container), size <= 1 << 16 else { return [] }
    return stride(from: container, to: container + UInt(min(size, used, mostBytes)) / 8 * 8, by: 8)
      .compactMap { address in
        UnsafePointer<UInt>(bitPattern: address).map { (address, $0.pointee & addressBits) }
      }
  }
}

extension ReachableBuffer {
  fileprivate func isWithin(_ property: String) -> Bool {
    path.hasPrefix(property) && !(path.dropFirst(property.count).first?.isLetter ?? false)
  }
}

extension ReachableBuffers.Container {
  /// Returns the path of the property at a place in an object; that of a collection for an element.
  fileprivate func path(at offset: Int) -> String {
    guard count == 0, let object = UnsafeRawPointer(bitPattern: address) else { return path }
    let label = field(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue(), at: offset)
    return label.map { "\(path).\(propertyName($0))" } ?? path
  }
}
