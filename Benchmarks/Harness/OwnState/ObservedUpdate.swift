/// One update: the buffers before and after it, and what was allocated and freed in between.
struct ObservedUpdate {
  let before: [ReachableBuffer]
  let after: [ReachableBuffer]
  /// Strong references to each block before the update; empty where allocations cannot be counted.
  let references: [UInt: Int]
  /// For each path that shares its buffer with another owner, the slots that may hold its reference.
  let slots: [String: [Int]]
  /// `nil` where allocations cannot be counted; copies are then found by address alone.
  let events: [BlockWatch.Event]?

  /// Bytes of the smallest buffer that is examined. Smaller ones cost little and are often rebuilt
  /// on purpose.
  static let fewestBytes = 256

  /// A buffer that has a successor, and the allocation of the successor if it was recorded.
  struct Successor {
    let old: ReachableBuffer
    let allocation: BlockWatch.Event?
    /// Whether the successor is gone after the update. That it was one is then known by its size only.
    let isDiscarded: Bool
  }

  /// Watched buffers that were replaced although they had room, and what else was allocated: it may be a
  /// copy that is gone, or of memory that is out of reach.
  var successors: [Successor] {
    let known = Set(before.map(\.block))
    var seen: Set<UInt> = []
    var isReused = false
    let replaced = moved.filter { old, new in
      if known.contains(new.block), events == nil {
        // Moved or copied: if the set of blocks is the same, one is a copy that reuses freed
        // memory.
        defer { isReused = true }
        return !isReused && known == Set(after.map(\.block))
      }
      return isNew(new) && seen.insert(new.block).inserted
    }
    let successors = replaced.map { old, new in
      Successor(old: old, allocation: allocation(of: new), isDiscarded: false)
    }
    let kept = Set(after.map(\.block))
    let others = (events ?? []).compactMap { event -> Successor? in
      guard let bytes = event.bytes, !event.isOnOtherThread, !kept.contains(event.block) else {
        return nil
      }
      let old = before.first { old in event.holdings.contains { $0.block == old.block } }
      return Successor(old: old ?? .outOfReach(bytes), allocation: event, isDiscarded: true)
    }
    return successors + others
  }

  private var moved: [(old: ReachableBuffer, new: ReachableBuffer)] {
    let places = Dictionary(after.map { ($0.path, $0) }) { first, _ in first }
    return before.compactMap { old in
      guard let new = places[old.path], new.identity.address != old.identity.address,
        new.identity.count <= old.identity.capacity
      else { return nil }
      return (old, new)
    }
  }

  /// Returns whether the update allocated the buffer, instead of moving it from another property.
  private func isNew(_ buffer: ReachableBuffer) -> Bool {
    guard let events else { return true }
    if allocation(of: buffer) != nil { return true }
    // Of too many events, some are missing.
    return events.count >= BlockWatch.mostEvents && !before.contains { $0.block == buffer.block }
  }

  private func allocation(of buffer: ReachableBuffer) -> BlockWatch.Event? {
    events?.last { $0.bytes != nil && $0.block == buffer.block }
  }

  /// Returns whether a property that had the buffer before the update held it when `copy` was made, and
  /// gave it up later or not at all. A reference that is still there when the buffer is freed was not
  /// one of its owners.
  func isHeld(_ buffer: ReachableBuffer, at copy: BlockWatch.Event) -> Bool {
    guard let slots = slots[buffer.path], !slots.isEmpty,
      let holding = copy.holding(of: buffer.block), slots.allSatisfy(holding.isHeld)
    else { return false }
    let now = after.first { $0.path == buffer.path }
    if now?.block == buffer.block { return true }
    guard let release = release(of: buffer.block, after: copy) else { return true }
    return release.holding(of: buffer.block).map { !slots.allSatisfy($0.isHeld) } == true
      || now?.container != buffer.container
  }

  /// The first release of the block after the event.
  func release(of block: UInt, after event: BlockWatch.Event) -> BlockWatch.Event? {
    guard let events else { return nil }
    let start = events.firstIndex { $0.block == event.block && $0.bytes == event.bytes } ?? 0
    return events[start...].first { $0.bytes == nil && $0.block == block }
  }
}

extension BlockWatch.Event {
  func holding(of block: UInt) -> BlockWatch.Holding? { holdings.first { $0.block == block } }
}

extension ReachableBuffer {
  /// What is copied, but not found: an array's header, then bytes.
  static func outOfReach(_ bytes: Int) -> ReachableBuffer {
    ReachableBuffer(
      path: "memory out of reach", block: 0,
      identity: .init(address: 0, capacity: bytes - 32, count: bytes - 32, stride: 1), container: 0)
  }
}
