// Who had an old value when it was copied.
extension ObservedUpdate {
  /// Returns the word whose buffer was copied so that it can be written: of those that referred to it,
  /// only its address is in a register or else in the memory of the code that copies, or else of the function
  /// that called this. The memory of that is no certain sign, since an earlier call may have left the address
  /// there: the property must have the copy, too.
  ///
  /// The address of a value is that of its first word, too. An array is in its property while it is copied, a
  /// dictionary or a set is not.
  func written(
    by copy: BlockWatch.Event, keptAt places: [ReachableBuffer], _ code: Code
  ) -> (word: BlockWatch.Word, isCertain: Bool)? {
    guard let copying = code.framesCopyingArray(of: copy) else { return nil }
    let callees = copying.filter { $0 < 64 }.reduce(0 as UInt64) { $0 | 1 << UInt64($1) }
    let caller: UInt64 = copying.upperBound < 64 ? 1 << UInt64(copying.upperBound) : 0
    let shared = copy.held.filter { copy.references(to: $0.block) != nil }
    // What has the copy afterwards had the value that was copied.
    let having = shared.filter { word in places.contains { $0.word == word.address } }
    let copied = Set((having.isEmpty ? shared : having).map(\.block))
    let held = shared.filter { copied.contains($0.block) }
    let signs: [(known: [BlockWatch.Word], isCertain: Bool)] = [
      (held.filter { $0.registers & callees != 0 }, true),
      (held.filter { $0.frames & callees != 0 }, true),
      (held.filter { $0.registers & caller != 0 }, true),
      (held.filter { $0.frames & caller != 0 }, false),
    ]
    for (known, isCertain) in signs where known.count == 1 {
      let owner = owner(of: known[0], at: copy)
      let isKept = places.contains {
        $0.path == owner?.path
          && ($0.container == owner?.container || !isObject(known[0].container))
      }
      guard isCertain || isKept else { return nil }
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
    // No array is among its own elements.
    .filter { $0.path == old.path || $0.path.collection != old.path }
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
  func owner(
    of word: BlockWatch.Word, at event: BlockWatch.Event, depth: Int = 8
  ) -> ReachableBuffer? {
    guard depth > 0 else { return nil }
    let possible = owners[word.somewhere] ?? []
    let storages = words(of: word.container, at: event)
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
          || collection.isObject && collection.word == nil
          || words(of: container, at: event).contains {
            collection.word ?? $0.address == $0.address
          })
          && leads(to: collection.container, collection.path, at: event, depth - 1)
      }
  }

  /// Returns the words that refer to an object, or to the storage of a collection. A dictionary that is being
  /// written has left its property, whose word still shows it; a word that is weak keeps no object.
  private func words(of storage: UInt, at event: BlockWatch.Event) -> [BlockWatch.Word] {
    let all = event.held.filter { $0.block == storage }
    if isObject(storage) {
      return all.filter { owners[$0.somewhere]?.contains { $0.property != nil } == true }
    }
    return all.count > all.first?.references ?? 0
      ? all.filter { $0.registers | $0.frames == 0 } : all
  }

  private func isObject(_ container: UInt) -> Bool {
    collections[container]?.allSatisfy(\.isObject) == true
  }

  /// Returns whether the memory of a property was allocated before an event.
  private func isOlder(_ owner: ReachableBuffer, than event: BlockWatch.Event?) -> Bool {
    orders[owner.container, default: .max] <= event?.order ?? .max
  }
}

extension ReachableBuffer {
  fileprivate var unnamed: Self {
    var buffer = self
    buffer.path = ""
    return buffer
  }
}
