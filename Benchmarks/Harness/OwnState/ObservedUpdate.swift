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
  private let owners: [BlockWatch.Word: [ReachableBuffer]]
  /// The collections whose storage those words are in.
  private let collections: [UInt: [ReachableBuffer]]
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
    let moved = places.compactMap { new in
      before.first { $0.path == new.path && new.identity.count <= $0.identity.capacity }
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
    let held = copy.held.filter { copy.references(to: $0.block) != nil }
    let signs: [(known: [BlockWatch.Word], isCertain: Bool)] = [
      (held.filter { $0.registers & callees != 0 }, true),
      (held.filter { $0.frames & callees != 0 }, true),
      (held.filter { $0.registers & caller != 0 }, true),
      (held.filter { $0.frames & caller != 0 }, false),
    ]
    for (known, isCertain) in signs where known.count == 1 {
      let owner = owner(of: known[0], at: copy)
      guard isCertain || places.contains(where: { $0.path == owner?.path }) else { return nil }
      let isFirstOfSome = held.contains {
        $0.address > known[0].address
          && self.owner(of: $0, at: copy)?.property == owner?.property
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
    var known = words.compactMap { word in
      successor.allocation.flatMap { owner(of: word, at: $0) }
    }
    var (isPutBack, isDoubtful) = (written?.isCertain == false, false)
    if written == nil, !successor.isDiscarded, known.contains(where: { $0.name == old.name }) {
      // It was the only one, or the one that has the copy; others may have it where reflection does not see it.
      isDoubtful =
        successor.places.count != 1
        || !Set((before + after).map(\.path)).isSuperset(of: known.map(\.path))
      isPutBack = !isDoubtful
      if isPutBack { known.removeAll { $0.name == old.name } }
    }
    let isFreed = events?.contains { $0.bytes == nil && $0.block == old.block } == true
    let new = (after + captured).filter { owner in
      owner.block == old.block && !isFreed
        && (owner.word == nil || !searched.contains(owner.container))
        && isOlder(owner, than: successor.allocation)
        && (successor.isDiscarded || owner.name != old.name)
        && !known.contains {
          $0.path == owner.path || owner.word == nil && $0.container == owner.container
        }
    }
    return (known, new, isPutBack, isDoubtful)
  }

  /// Returns the property that a word was part of at an event: its storage may have left another since the
  /// update began. The path is empty if it is unknown which.
  private func owner(
    of word: BlockWatch.Word, at event: BlockWatch.Event, depth: Int = 8
  ) -> ReachableBuffer? {
    guard depth > 0 else { return nil }
    let possible = owners[word.somewhere] ?? []
    let storages = event.words(of: word.container)
    if let storage = storages.first, storage.references < storages.count {
      return possible.first.map { $0.unnamed }
    }
    if let owner = possible.first(where: {
      leads(to: word.container, $0.path, at: event, depth)
    }) {
      return owner
    }
    guard let storage = storages.first,
      let collection = owner(of: storage, at: event, depth: depth - 1),
      var owner = possible.first
    else { return nil }
    let former = collections[word.container]?.first { owner.path.hasPrefix($0.path) }
    // Memory that is used again may seem to refer to itself.
    guard former.map({ !collection.path.hasPrefix($0.path) }) ?? true else { return nil }
    owner.path = collection.path + owner.path.dropFirst(former?.path.count ?? 0)
    return owner
  }

  /// Returns whether a path leads through the storage of a collection at an event.
  private func leads(
    to container: UInt, _ path: String, at event: BlockWatch.Event, _ depth: Int
  ) -> Bool {
    let through = (collections[container] ?? []).filter { path.hasPrefix($0.path) }
    return through.isEmpty || depth == 0
      || through.contains { collection in
        (!searched.contains(collection.container) && isOlder(collection, than: event)
          || event.words(of: container).contains { collection.word ?? $0.address == $0.address })
          && leads(to: collection.container, collection.path, at: event, depth - 1)
      }
  }

  /// Returns whether the memory of a property was allocated before an event.
  private func isOlder(_ owner: ReachableBuffer, than event: BlockWatch.Event?) -> Bool {
    orders[owner.container, default: .max] <= event?.order ?? .max
  }

  /// The first release of the block after the event.
  func release(of block: UInt, after event: BlockWatch.Event) -> BlockWatch.Event? {
    guard let events else { return nil }
    let start = events.firstIndex { $0.block == event.block && $0.bytes == event.bytes } ?? 0
    return events[start...].first { $0.bytes == nil && $0.block == block }
  }
}

extension BlockWatch.Event {
  /// The words that refer to the storage of a collection. A dictionary that is being written has left its
  /// property, whose word still shows it.
  fileprivate func words(of storage: UInt) -> [BlockWatch.Word] {
    let all = held.filter { $0.block == storage }
    return all.count > all.first?.references ?? 0
      ? all.filter { $0.registers | $0.frames == 0 } : all
  }
}

extension ReachableBuffer {
  fileprivate var unnamed: Self {
    var buffer = self
    buffer.path = ""
    return buffer
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
