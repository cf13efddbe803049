import LabCProbes

/// One update: the buffers before and after it, and what was allocated and freed in between.
struct ObservedUpdate {
  let before: [ReachableBuffer]
  let after: [ReachableBuffer]
  /// Strong references to each block before the update; empty where allocations cannot be counted.
  let references: [UInt: Int]
  /// `nil` where allocations cannot be counted; copies are then found by address alone.
  let events: [BlockWatch.Event]?
  /// The properties that words may be part of, with the blocks that they referred to at an event.
  let owners: [BlockWatch.Word: [ReachableBuffer]]
  /// The collections and objects that those words are in.
  let collections: [UInt: [ReachableBuffer]]
  /// Addresses of the memory that was searched for references, and was not freed.
  let searched: Set<UInt>
  /// What closures hold after the update.
  let captured: [ReachableBuffer]
  /// When the memory was allocated that had a buffer after the update.
  let orders: [UInt: Int]

  /// Bytes of the smallest buffer that is examined. Smaller ones cost little and are often rebuilt
  /// on purpose.
  static let fewestBytes = 256

  /// A buffer that has a successor, and the allocation of the successor if it was recorded.
  struct Successor {
    let old: ReachableBuffer
    let allocation: BlockWatch.Event?
    /// The properties that have the successor after the update. If it is gone, that it was one is known by
    /// its size only.
    let places: [ReachableBuffer]
    var isDiscarded = false
    /// Whether it is an array that grew in this update, as one that is built in a loop.
    var isGrown = false
  }

  /// Compares the buffers before and after an update. Their objects still exist.
  init(
    before: ReachableBuffers, after: ReachableBuffers, references: [UInt: Int],
    memory: SearchedMemory?, captured: [ReachableBuffer], events: [BlockWatch.Event]?,
    start: Int, order: (_ container: UInt) -> Int?
  ) {
    (self.before, self.after) = (before.large, after.large)
    (self.references, self.captured, self.events) = (references, captured, events)
    let held = (events ?? []).flatMap(\.held).map(\.somewhere)
    owners = memory?.owners(at: Set(held), before, after) ?? [:]
    let containers = Set(held.map(\.container))
    collections = Dictionary(
      grouping: (before.all + after.all).filter { containers.contains($0.block) }, by: \.block)
    searched = Set(memory?.containers.map(\.address).filter { order($0) ?? 0 <= start } ?? [])
    orders = Dictionary((after.all + captured).map { ($0.container, order($0.container) ?? 0) }) {
      first, _ in first
    }
  }

  /// Watched buffers that were replaced although they had room, and what else was allocated: it may be a
  /// copy that is gone, or of memory that is out of reach.
  func successors(_ code: Code) -> [Successor] {
    let events = events ?? []
    let buffers = Dictionary(grouping: after, by: \.block)
    let last = Dictionary(
      zip(events, events.indices).filter { $0.0.bytes != nil }.map { ($0.block, $1) }
    ) { $1 }
    var sizes: [[UInt]: Int] = [:]
    let found = events.indices.compactMap { index -> Successor? in
      let event = events[index]
      let places = last[event.block] == index ? buffers[event.block] ?? [] : []
      var successor = successor(at: event, keptAt: places, code)
      if let bytes = event.bytes {
        // An array doubles, and the smaller one is gone.
        successor?.isGrown =
          sizes[event.stack].map { 9 * $0 < 5 * bytes && 4 * bytes < 9 * $0 } ?? false
        sizes[event.stack] = places.isEmpty ? bytes : nil
      }
      return successor
    }
    guard self.events == nil || events.count >= BlockWatch.mostEvents else { return found }
    return found + replaced.map { Successor(old: $0, allocation: nil, places: []) }
  }

  private func successor(
    at event: BlockWatch.Event, keptAt places: [ReachableBuffer], _ code: Code
  ) -> Successor? {
    guard let bytes = event.bytes else { return nil }
    if let old = written(by: event, keptAt: places, code).flatMap({ owner(of: $0.word, at: event) })
    {
      return Successor(old: old, allocation: event, places: places)
    }
    // A copy has room in the old buffer; what is built anew may be larger.
    let moved = places.compactMap { new in
      before.first {
        $0.path == new.path && (new.identity.count <= $0.identity.capacity || code.builds(event))
      }
    }
    // What was taken out of its property to be written is not among those that held it.
    let held = Set(event.held.compactMap { owner(of: $0, at: event)?.path })
    let isShared = { (old: ReachableBuffer) in event.references(to: old.block) != nil }
    if let old = moved.first(where: { isShared($0) && !held.contains($0.path) })
      ?? moved.first(where: isShared) ?? moved.first
    {
      return Successor(old: old, allocation: event, places: places)
    }
    // By its size, a copy that is gone may be of any of them.
    let shared = event.holdings.count == 1 ? before.first(where: isShared) : nil
    guard places.isEmpty else { return nil }
    // What other threads do may have nothing to do with the update.
    if event.isOnOtherThread, shared.map({ bytes <= 2 * $0.identity.bytes + 64 }) != true {
      return nil
    }
    return Successor(
      old: shared ?? .outOfReach(bytes), allocation: event, places: [], isDiscarded: true)
  }

  /// Buffers that were replaced by others whose allocation is not known.
  private var replaced: [ReachableBuffer] {
    let known = Set(before.map(\.block))
    var seen = Set((events ?? []).map(\.block))
    var isReused = false
    let places = Dictionary(after.map { ($0.path, $0) }) { first, _ in first }
    return before.filter { old in
      guard let new = places[old.path], new.identity.address != old.identity.address,
        new.identity.count <= old.identity.capacity
      else { return false }
      guard known.contains(new.block) else { return seen.insert(new.block).inserted }
      // Moved or copied: if the set of blocks is the same, one is a copy that reuses freed
      // memory.
      defer { isReused = true }
      return events == nil && !isReused && known == Set(after.map(\.block))
    }
  }

  /// The first release of the block after the event.
  func release(of block: UInt, after event: BlockWatch.Event) -> BlockWatch.Event? {
    guard let events else { return nil }
    let start = events.firstIndex { $0.block == event.block && $0.bytes == event.bytes } ?? 0
    return events[start...].first { $0.bytes == nil && $0.block == block }
  }
}

extension BlockWatch.Word {
  /// The word, whatever the stack at an event.
  var somewhere: Self { .init(address: address, container: container, block: block) }
}

extension ReachableBuffers {
  /// Those that are examined, by their room: a hashed collection has more of it than elements.
  var large: [ReachableBuffer] {
    all.filter {
      $0.identity.capacity * $0.identity.stride >= ObservedUpdate.fewestBytes
    }
  }
}

extension ReachableBuffer {
  /// What is copied, but not found: an array's header, then bytes.
  static func outOfReach(_ bytes: Int) -> ReachableBuffer {
    ReachableBuffer(
      path: "memory out of reach", block: 0,
      identity: .init(address: 0, capacity: bytes - 32, count: bytes - 32, stride: 1), container: 0,
      word: nil, property: nil)
  }
}
