import LabCProbes

/// One update: the buffers before and after it, and what was allocated and freed in between.
struct ObservedUpdate {
  let before: [ReachableBuffer]
  let after: [ReachableBuffer]
  /// Strong references to each block before the update; empty where allocations cannot be counted.
  let references: [UInt: Int]
  /// `nil` where allocations cannot be counted; copies are then found by address alone.
  let events: [BlockWatch.Event]?
  /// The properties that words are part of, with the blocks that they referred to at an event.
  private let owners: [BlockWatch.Word: ReachableBuffer]
  /// Addresses of the memory that was searched for references.
  private let searched: Set<UInt>
  /// What closures hold after the update.
  private let captured: [ReachableBuffer]

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
  }

  /// Compares the buffers before and after an update. Their objects still exist.
  init(
    before: ReachableBuffers, after: ReachableBuffers, references: [UInt: Int],
    memory: SearchedMemory?, captured: [ReachableBuffer], events: [BlockWatch.Event]?
  ) {
    (self.before, self.after) = (before.large, after.large)
    (self.references, self.captured, self.events) = (references, captured, events)
    let held = (events ?? []).flatMap(\.held).map(\.somewhere)
    owners = memory?.owners(at: Set(held), before, after) ?? [:]
    searched = Set(memory?.containers.map(\.address) ?? [])
  }

  /// Watched buffers that were replaced although they had room, and what else was allocated: it may be a
  /// copy that is gone, or of memory that is out of reach.
  func successors(_ code: Code) -> [Successor] {
    let events = events ?? []
    let last = Dictionary(
      zip(events, events.indices).filter { $0.0.bytes != nil }.map { ($0.block, $1) }
    ) { $1 }
    let found = events.indices.compactMap { index in
      successor(at: events[index], isKept: last[events[index].block] == index, code)
    }
    guard self.events == nil || events.count >= BlockWatch.mostEvents else { return found }
    return found + replaced.map { Successor(old: $0, allocation: nil, places: []) }
  }

  private func successor(
    at event: BlockWatch.Event, isKept: Bool, _ code: Code
  ) -> Successor? {
    guard let bytes = event.bytes else { return nil }
    let places = isKept ? after.filter { $0.block == event.block } : []
    if let old = written(by: event, code).flatMap({ owners[$0.somewhere] }) {
      return Successor(old: old, allocation: event, places: places)
    }
    let moved = places.compactMap { new in
      before.first { $0.path == new.path && new.identity.count <= $0.identity.capacity }
    }
    // What was taken out of its property to be written is not among those that held it.
    let held = Set(event.held.compactMap { owners[$0.somewhere]?.path })
    let isShared = { (old: ReachableBuffer) in event.references(to: old.block) != nil }
    if let old = moved.first(where: { isShared($0) && !held.contains($0.path) })
      ?? moved.first(where: isShared) ?? moved.first
    {
      return Successor(old: old, allocation: event, places: places)
    }
    guard !event.isOnOtherThread, places.isEmpty else { return nil }
    let old = before.first(where: isShared) ?? .outOfReach(bytes)
    return Successor(old: old, allocation: event, places: [], isDiscarded: true)
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

  /// Returns the word whose buffer was copied so that it can be written: of those that referred to it,
  /// only its address is known to the code that copies, or else to the function that called this.
  ///
  /// The address of a value is that of its first word, too. An array is in its property while it is copied, a
  /// dictionary or a set is not.
  private func written(by copy: BlockWatch.Event, _ code: Code) -> BlockWatch.Word? {
    guard let copying = code.framesCopyingArray(of: copy) else { return nil }
    for frames in [copying, copying.upperBound..<copying.upperBound + 1] {
      let known = copy.held.filter { $0.isKnown(to: frames) }
      guard known.count == 1 else { continue }
      let property = owners[known[0].somewhere]?.property
      let isFirstOfSome = copy.held.contains {
        $0.address > known[0].address && owners[$0.somewhere]?.property == property
      }
      return isFirstOfSome ? nil : known[0]
    }
    return nil
  }

  /// Returns the properties that held the old buffer when it was copied, without the one that was written
  /// unless it is doubtful which of them that was, and those that hold it after the update in memory that
  /// was not searched.
  func owners(
    of successor: Successor, _ code: Code
  ) -> (known: [ReachableBuffer], new: [ReachableBuffer], isDoubtful: Bool) {
    let old = successor.old
    let written = successor.allocation.flatMap { self.written(by: $0, code) }
    let words = successor.allocation?.held.filter { $0.block == old.block && $0 != written } ?? []
    var known = words.compactMap { owners[$0.somewhere] }
    var isDoubtful = false
    if written == nil, !successor.isDiscarded, known.contains(where: { $0.path == old.path }) {
      // It was the only one, or the one that has the copy; others may have it where reflection does not see it.
      isDoubtful =
        successor.places.count != 1
        || !Set((before + after).map(\.path)).isSuperset(of: known.map(\.path))
      if !isDoubtful { known.removeAll { $0.path == old.path } }
    }
    let isFreed = events?.contains { $0.bytes == nil && $0.block == old.block } == true
    let new = (after + captured).filter { owner in
      owner.block == old.block && !isFreed
        && (owner.word == nil || !searched.contains(owner.container))
        && (successor.isDiscarded || owner.path != old.path)
        && !known.contains { $0.path == owner.path }
    }
    return (known, new, isDoubtful)
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
  /// Those that are examined.
  fileprivate var large: [ReachableBuffer] {
    all.filter { $0.identity.bytes >= ObservedUpdate.fewestBytes }
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
