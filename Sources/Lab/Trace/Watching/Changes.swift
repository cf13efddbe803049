/// The writes of one watched property that are kept: the number of the oldest, and of the newest.
@usableFromInline
struct WriteNumbers {
  @usableFromInline var oldest = 0
  @usableFromInline var newest = -1
}

/// What a field held before and after those of its writes that changed it.
@usableFromInline
final class Changes<Value: Equatable> {
  @usableFromInline struct Change {
    @usableFromInline let write: Int
    @usableFromInline let old: Value
    @usableFromInline let new: Value

    @inlinable init(write: Int, old: Value, new: Value) {
      self.write = write
      self.old = old
      self.new = new
    }
  }

  // What each write uses, and never two at once.
  @exclusivity(unchecked) @usableFromInline var now: Value?
  /// In the order of their writes.
  @exclusivity(unchecked) @usableFromInline var all = Ring<Change>()

  @inlinable init() {}

  /// Takes in what the field holds after the newest write, and forgets what was before the oldest.
  @inlinable func takeIn(_ new: Value, after writes: WriteNumbers) {
    let old = now
    now = new
    guard let old, old != new else { return }
    all.append(Change(write: writes.newest, old: old, new: new))
    // Last, for what goes with a value may write the field itself.
    while let first = all.slots[all.head]?.write, first < writes.oldest { all.removeFirst() }
  }

  @inlinable subscript(write: Int) -> Change? {
    var range = all.numbers
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let change = all[middle] else { return nil }
      if change.write == write { return change }
      range = change.write < write ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }
}

extension Changes where Value: SmallValue {
  @usableFromInline func mutation(of field: String, at write: Int) -> Mutation? {
    self[write].flatMap { Mutation(of: field, from: $0.old, to: $0.new) }
  }
}

extension Changes<Extent?> {
  @usableFromInline func mutation(of field: String, at write: Int) -> Mutation? {
    self[write].map { change in
      let isElsewhere = change.old?.count == change.new?.count
      let words = { (extent: Extent?) in extent.map { itemCount($0.count) } ?? "nil" }
      let new = isElsewhere ? Mutation.Change.otherStorage : words(change.new)
      return Mutation(field: field, old: words(change.old), new: new)
    }
  }
}
