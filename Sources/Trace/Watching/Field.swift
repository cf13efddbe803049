/// One field of a struct, with the changes that were seen in it.
class Field<Root> {
  let name: String

  init(_ name: String) {
    self.name = name
  }

  /// Takes in what the field holds after the write with this number.
  func takeIn(_ root: UnsafePointer<Root>, after write: Int) {}

  func mutation(at write: Int) -> Mutation? { nil }

  func removeChanges(through write: Int) {}
}

/// What a field held before and after a write.
struct Change<Value> {
  let write: Int
  let old: Value
  let new: Value
}

extension Ring {
  /// The change that a write made; changes stand in the order of their writes.
  func change<Value>(at write: Int) -> Change<Value>? where Element == Change<Value> {
    var range = numbers
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      guard let change = self[middle] else { return nil }
      if change.write == write { return change }
      range = change.write < write ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  mutating func removeChanges<Value>(through write: Int) where Element == Change<Value> {
    while let first = self[numbers.lowerBound], first.write <= write { removeFirst() }
  }
}

final class SmallField<Root, Value: Equatable>: Field<Root> {
  private let read: (UnsafePointer<Root>) -> Value
  private var now: Value?
  private var changes = Ring<Change<Value>>()

  init(_ name: String, _ read: @escaping (UnsafePointer<Root>) -> Value) {
    self.read = read
    super.init(name)
  }

  override func takeIn(_ root: UnsafePointer<Root>, after write: Int) {
    let new = read(root)
    defer { now = new }
    guard let now, now != new else { return }
    changes.append(Change(write: write, old: now, new: new))
  }

  override func mutation(at write: Int) -> Mutation? {
    changes.change(at: write).flatMap { Mutation(of: name, from: $0.old, to: $0.new) }
  }

  override func removeChanges(through write: Int) { changes.removeChanges(through: write) }
}

final class CountedField<Root>: Field<Root> {
  private let read: (UnsafePointer<Root>) -> Extent?
  private var now: Extent??
  private var changes = Ring<Change<Extent?>>()

  init(_ name: String, _ read: @escaping (UnsafePointer<Root>) -> Extent?) {
    self.read = read
    super.init(name)
  }

  override func takeIn(_ root: UnsafePointer<Root>, after write: Int) {
    let new = read(root)
    defer { now = .some(new) }
    guard let now, now != new else { return }
    changes.append(Change(write: write, old: now, new: new))
  }

  override func mutation(at write: Int) -> Mutation? {
    changes.change(at: write).map { change in
      let isReplaced = change.old?.count == change.new?.count
      return Mutation(
        field: name, old: words(for: change.old),
        new: isReplaced ? "other storage" : words(for: change.new))
    }
  }

  private func words(for extent: Extent?) -> String {
    extent.map { itemCount($0.count) } ?? "nil"
  }

  override func removeChanges(through write: Int) { changes.removeChanges(through: write) }
}
