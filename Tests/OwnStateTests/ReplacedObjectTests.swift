import Testing

@testable import LabMeasure

/// Stores that share an object, or the box of an `any` value, and replace it in the same update.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct ReplacedObjectTests {
  @Test func `names what has the object while it is copied`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for update in Update.allCases {
        let report = StateMeasurement("Store", state: Objects.init) {
          update.run($0, $1)
        }.report(at: 1_000)
        #expect("\(report)".contains(update.answer), "\(update): \(report)")
      }
    }
  }
}

@MainActor
private enum Update: CaseIterable {
  case box, existential
  /// The property has the object of the old value only after the copy.
  case snapshot
  case closures, ring

  var answer: String {
    switch self {
    case .box: "copies 8.00 kB, because Store.shown holds the old value."
    case .existential: "copies 8.00 kB, because Store.drawn holds the old value."
    case .snapshot: "copies 8.00 kB. What holds the old value is unknown."
    case .closures: "copies 8.00 kB, because Store.effects[…] holds the old value."
    case .ring: "copies 8.00 kB, because Store.ring holds the old value."
    }
  }

  func run(_ store: Objects, _ index: Int) {
    store.count += 1
    switch self {
    case .box:
      store.box.value[index] += 1
      store.shown = store.box
    case .existential:
      store.shape.change(index)
      store.drawn = store.shape
    case .snapshot:
      var rows = store.state.rows
      rows[index] += 1
      store.previous = store.state
      store.state = Snapshot(rows: rows)
    case .closures:
      store.effects[store.count % 4] = { [rows = store.rows] in rows.count }
      store.rows[index] += 1
    case .ring:
      store.ring[store.count % 3] = store.rows
      store.rows[index] += 1
    }
  }
}

/// Copies its value on write by itself.
private struct Box {
  private final class Storage {
    var value: [Int]
    init(_ value: [Int]) { self.value = value }
  }

  private var storage: Storage
  init(_ value: [Int]) { storage = Storage(value) }

  var value: [Int] {
    get { storage.value }
    _modify {
      if !isKnownUniquelyReferenced(&storage) { storage = Storage(storage.value) }
      yield &storage.value
    }
  }
}

private protocol Shape { mutating func change(_ index: Int) }

/// Too large for the words that an `any` value has for it.
private struct Polygon: Shape {
  var rows: [Int]
  var size = (1, 2, 3)
  mutating func change(_ index: Int) { rows[index] += 1 }
}

private final class Snapshot {
  let rows: [Int]
  init(rows: [Int]) { self.rows = rows }
}

private final class Objects {
  var count = 0
  var box: Box
  var shown: Box?
  var shape: any Shape
  var drawn: (any Shape)?
  var state: Snapshot
  var previous: Snapshot?
  var rows: [Int]
  var effects: [Int: () -> Int] = [:]
  var ring: [[Int]] = [[], [], []]

  init(_ size: Int) {
    func all() -> [Int] { (0..<size).map { $0 } }
    box = Box(all())
    shape = Polygon(rows: all())
    state = Snapshot(rows: all())
    rows = all()
  }
}
