import LabCProbes

/// The memory that is searched for references to buffers: the objects and collections that reflection
/// finds, what closures capture, and the variables that these share.
///
/// Only memory whose size the allocator knows is read.
struct SearchedMemory {
  private(set) var containers: [pl_container] = []
  /// What closures hold, by the paths of the closures.
  private(set) var captured: [ReachableBuffer] = []
  /// The words that lead to variables that closures share.
  private var outer: [UInt: BlockWatch.Word] = [:]

  /// Bytes of an object or a collection that are searched.
  private static let mostBytes = 16_384
  /// Bytes of what a closure captures, beyond which it is something else.
  private static let largestContext = 4_096

  /// - Parameter bytes: returns the size of an allocated block, as requested or as it can be used; `nil` for any
  ///   other address.
  init(of found: ReachableBuffers, bytes: (_ block: UInt, _ usable: Bool) -> Int?) {
    var known = Set(found.containers.map(\.address))
    var searched: Set<UInt> = []
    // A closure that captures a collection alone has its storage in place of a context.
    let storages = Set(found.all.filter { !$0.isObject }.map(\.block))
    for container in found.containers where searched.insert(container.address).inserted {
      if container.isOpaque, storages.contains(container.address) { continue }
      // A large block that another thread frees while it is read would be gone from memory.
      // Storage of an unknown collection may use what the allocator added.
      guard let size = bytes(container.address, container.isOpaque), size <= 1 << 16 else {
        continue
      }
      add(
        container.address, min(size, container.used), container.count, container.stride,
        isObject: container.count == 0)
      guard container.isOpaque, size <= Self.largestContext, let capture = containers.last else {
        continue
      }
      var held = Self.words(in: capture)
      for word in held {
        guard let size = bytes(word.block, false), size <= Self.largestContext,
          known.insert(word.block).inserted
        else { continue }
        outer[word.block] = word
        add(word.block, size)
        held += containers.last.map(Self.words) ?? []
      }
      captured += held.map {
        ReachableBuffer(
          path: container.path, block: $0.block, identity: .none, container: $0.container,
          word: nil, property: nil)
      }
    }
  }

  private mutating func add(
    _ address: UInt, _ bytes: Int, _ count: Int = 0, _ stride: Int = 0, isObject: Bool = false
  ) {
    containers.append(
      pl_container(
        address: address, bytes: min(bytes, Self.mostBytes) / 8 * 8, count: count, stride: stride,
        is_object: isObject ? 1 : 0))
  }

  private static func words(in container: pl_container) -> [BlockWatch.Word] {
    stride(from: container.address, to: container.address + UInt(container.bytes), by: 8)
      .map {
        .init(address: $0, container: container.address, block: referenceBits(at: $0) ?? 0)
      }
  }

  /// Returns the properties that words are part of, which hold the blocks that these refer to. Several lead to
  /// a word in storage that collections share.
  func owners(
    at words: Set<BlockWatch.Word>, _ before: ReachableBuffers, _ after: ReachableBuffers
  ) -> [BlockWatch.Word: [ReachableBuffer]] {
    let all = after.all + before.all
    let known = Dictionary(grouping: all.filter { $0.word != nil }) { $0.word ?? 0 }
    let unnamed = Dictionary(grouping: all.filter { $0.word == nil }) { $0.container }
    var owners: [BlockWatch.Word: [ReachableBuffer]] = [:]
    for word in words {
      func owner(_ path: String, property: UInt?) -> ReachableBuffer {
        // A slice shares the block, and a copy that is itself copied is found nowhere.
        let alike = all.filter { $0.path == path }
        let buffer = (alike + all).first { $0.block == word.block } ?? alike.last
        return ReachableBuffer(
          path: path, block: word.block, identity: buffer?.identity ?? .none,
          container: word.container, word: word.address, property: property)
      }
      var there = known[word.address] ?? []
      if there.isEmpty {
        let container = outer[word.container]?.container ?? word.container
        there = (unnamed[container] ?? []).filter { $0.block == word.block }
      }
      let same = there.filter { $0.block == word.block }
      owners[word] = (same.isEmpty ? there : same).map { owner($0.path, property: $0.property) }
      if there.isEmpty {
        owners[word] = paths(of: word, before, after).map { owner($0, property: nil) }
      }
    }
    return owners
  }

  /// Returns the paths of what reflection passes over.
  private func paths(
    of word: BlockWatch.Word, _ before: ReachableBuffers, _ after: ReachableBuffers
  ) -> [String] {
    let visible = outer[word.container] ?? word
    func containers(in found: ReachableBuffers) -> [ReachableBuffers.Container] {
      found.containers.filter { $0.address == visible.container }
    }
    let all = containers(in: before) + containers(in: after)
    let isUnused = before.unused.union(after.unused).contains(visible.address)
    if isUnused || all.contains(where: \.isKnown) { return [] }
    // Only an object that still exists may be reflected. Its address alone is known, because a reference kept during
    // the update would be an owner; reflection has just found it in the state.
    guard let alive = containers(in: after).first, alive.count == 0, !alive.isRoot, !alive.isOpaque,
      let object = UnsafeRawPointer(bitPattern: alive.address)
    else { return all.map { $0.count > 0 ? $0.path + "[…]" : $0.path } }
    // Elements may be behind the fields, as in a `ManagedBuffer`.
    let place = Int(visible.address - alive.address)
    let field = fields(of: Unmanaged<AnyObject>.fromOpaque(object).takeUnretainedValue() as Any)
      .last { $0.offset <= place }
      .flatMap { $0.size == 0 || place < $0.offset + $0.size ? $0 : nil }
    return [field?.label.map { "\(alive.path).\($0)" } ?? alive.path]
  }
}

extension BufferIdentity {
  static let none = Self(address: 0, capacity: 0, count: 0, stride: 0)
}
