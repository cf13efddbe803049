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
  /// Addresses of the memory that was searched for references, and was not freed.
  private let searched: Set<UInt>
  /// What closures hold after the update.
  private let captured: [ReachableBuffer]
  /// When the memory was allocated that had a buffer after the update.
  private let orders: [UInt: Int]

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
    searched = Set(memory?.containers.map(\.address).filter { order($0) ?? 0 <= start } ?? [])
    orders = Dictionary((self.after + captured).map { ($0.container, order($0.container) ?? 0) }) {
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
    if let old = written(by: event, keptAt: places, code).flatMap({ owners[$0.word.somewhere] }) {
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
    let shared = before.first(where: isShared)
    guard places.isEmpty, shared != nil || !event.isOnOtherThread else { return nil }
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

  /// Returns the word whose buffer was copied so that it can be written: of those that referred to it,
  /// only its address is in a register or else in the memory of the code that copies, or else of the function
  /// that called this. The memory of that is no certain sign, since an earlier call may have left the address
  /// there: the property must have the copy, too.
  ///
  /// The address of a value is that of its first word, too. An array is in its property while it is copied, a
  /// dictionary or a set is not.
  private func written(
    by copy: BlockWatch.Event, keptAt places: [ReachableBuffer], _ code: Code
  ) -> (word: BlockWatch.Word, isCertain: Bool)? {
    guard let copying = code.framesCopyingArray(of: copy) else { return nil }
    let callees = copying.filter { $0 < 64 }.reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    let caller: UInt64 = copying.upperBound < 64 ? 1 << UInt64(copying.upperBound) : 0
    let signs: [(known: [BlockWatch.Word], isCertain: Bool)] = [
      (copy.held.filter { $0.registers & callees != 0 }, true),
      (copy.held.filter { $0.frames & callees != 0 }, true),
      (copy.held.filter { $0.registers & caller != 0 }, true),
      (copy.held.filter { $0.frames & caller != 0 }, false),
    ]
    for (known, isCertain) in signs where known.count == 1 {
      let owner = owners[known[0].somewhere]
      guard isCertain || places.contains(where: { $0.path == owner?.path }) else { return nil }
      let isFirstOfSome = copy.held.contains {
        $0.address > known[0].address && owners[$0.somewhere]?.property == owner?.property
      }
      return isFirstOfSome ? nil : (known[0], isCertain)
    }
    return nil
  }

  /// Returns the properties that held the old buffer when it was copied, without the one that was written
  /// unless it is doubtful which of them that was, and those that hold it after the update in memory that
  /// was not searched.
  func owners(
    of successor: Successor, _ code: Code
  ) -> (known: [ReachableBuffer], new: [ReachableBuffer], isPutBack: Bool, isDoubtful: Bool) {
    let old = successor.old
    let written = successor.allocation.flatMap {
      self.written(by: $0, keptAt: successor.places, code)
    }
    let words =
      successor.allocation?.held
      .filter { $0.block == old.block && $0 != written?.word } ?? []
    var known = words.compactMap { owners[$0.somewhere] }
    var (isPutBack, isDoubtful) = (written?.isCertain == false, false)
    if written == nil, !successor.isDiscarded, known.contains(where: { $0.path == old.path }) {
      // It was the only one, or the one that has the copy; others may have it where reflection does not see it.
      isDoubtful =
        successor.places.count != 1
        || !Set((before + after).map(\.path)).isSuperset(of: known.map(\.path))
      isPutBack = !isDoubtful
      if isPutBack { known.removeAll { $0.path == old.path } }
    }
    let isFreed = events?.contains { $0.bytes == nil && $0.block == old.block } == true
    let new = (after + captured).filter { owner in
      owner.block == old.block && !isFreed
        && (owner.word == nil || !searched.contains(owner.container))
        && orders[owner.container, default: 0] <= successor.allocation?.order ?? .max
        && (successor.isDiscarded || owner.path != old.path)
        && !known.contains {
          $0.path == owner.path || owner.word == nil && $0.container == owner.container
        }
    }
    return (known, new, isPutBack, isDoubtful)
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
