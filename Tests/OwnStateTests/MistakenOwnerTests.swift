import Synchronization
import Testing

@testable import LabMeasure

/// Stores whose second owner is easily mistaken for another, or passed over.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct MistakenOwnerTests {
  @Test func `says what an update copies and who held the old value`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for store in MistakenOwner.allCases {
        let said = "\(store.report)"
        #expect(said.contains(store.answer), "\(store): \(said)")
      }
    }
  }

  @Test func `a history that comes to an end is not said to grow`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for (most, isEndless) in [(100, false), (.max, true)] {
        let store = StateMeasurement("Store") {
          LoggingStore($0, most: most)
        } update: {
          $0.note($1)
        }
        let said = "\(store.report(at: 1_000))"
        #expect(said.contains("more allocated") == isEndless, "\(said)")
      }
    }
  }
}

@MainActor
private enum MistakenOwner: CaseIterable {
  // The subscriber refers to the store.
  case local, observer, subject, subscriber, subscriberAndLocal
  // Several lists share one log.
  case fourLists, sections, allSections, tree, devTool, stream
  // A mirror of its own hides the storage.
  case orderedUndo, orderedLocal
  // Kept after the write.
  case array, dictionary, tuple, mutex, arrayAndLocal
  case autosave, droppedDictionary
  // In place.
  case elementToElement

  var answer: String {
    let all = "One update at 1,000 elements copies"
    let rows = "\(all) 8.00 kB, because"
    let alone = "It does so without the subscriber, too."
    return switch self {
    case .local: "\(rows) LocalStore.like(_:) has the value of Store.rows, too, until "
    case .observer: "\(rows) ObservingStore.rows's setter or didSet has the value of Store.rows, "
    case .subject: "\(rows) SubjectStore.like(_:) has the value of Store.subject.value, too, until "
    case .subscriber:
      "\(rows) subscriber.last holds the old value. Without the subscriber it copies nothing."
    case .subscriberAndLocal: "is not proven; subscriber.last had it, too. \(alone)"
    case .fourLists: "\(all) 2.00 kB, because Store.undo holds the old value."
    case .sections: "\(all) 496 B, because Store.undo holds the old value."
    case .allSections: "\(all) 7.94 kB, because Store.undo[1] holds the old value."
    case .tree: "\(all) 496 B, because Tree.like(_:) has the value of "
    case .devTool: "because Store.history holds the old value."
    case .stream:
      "because Store.states.context.storage.state.pending._storage._buffer._nativeBuffer holds the old value. An update leaves 8.05 kB"
    case .orderedUndo: "\(rows) Store.undo[1] holds the old value."
    case .orderedLocal: "\(rows) Ordered.likeLocally(_:) has the value of Store.rows.values, too"
    case .array: "\(rows) Store.snapshots[0] holds the old value."
    case .dictionary: "\(rows) Store.cache[…] holds the old value."
    case .tuple: "\(rows) Store.events[0].1 holds the old value."
    case .mutex: "\(rows) Store.last holds the old value."
    case .arrayAndLocal: "is not proven; Store.snapshots had it, too."
    case .autosave: "At 1,000 elements, 1 of 128 updates copies 8.00 kB, because Store.history[0]"
    case .droppedDictionary: "\(all) 16.0 kB, because Store.rows holds the old value."
    case .elementToElement: "\(all) nothing."
    }
  }

  var report: UpdateReport {
    switch self {
    case .local: Self.measure(LocalStore.init, { $0.like($1) }, Screen.init)
    case .observer: Self.measure(ObservingStore.init, { $0.like($1) }, Screen.init)
    case .subject: Self.measure(SubjectStore.init, { $0.like($1) }, Screen.init)
    case .subscriber: Self.measure(NotifyingStore.init, { $0.like($1) }, Remembering.init)
    case .subscriberAndLocal:
      Self.measure(NotifyingStore.init, { $0.likeComparing($1) }, Remembering.init)
    case .fourLists: Self.measure(FourLists.init, { $0.like($1) })
    case .sections: Self.measure(Sections.init, { $0.like($1) })
    case .allSections: Self.measure(Sections.init, { $0.likeAll($1) })
    case .tree: Self.measure(Tree.init, { $0.like($1) })
    case .devTool: Self.measure({ LoggingStore($0, most: 50) }, { $0.like($1) })
    case .stream: Self.measure(StreamingStore.init, { $0.like($1) })
    case .orderedUndo: Self.measure(Ordered.init, { $0.likeWithUndo($1) })
    case .orderedLocal: Self.measure(Ordered.init, { $0.likeLocally($1) })
    case .array: Self.measureKeeping { $0.snapshots = [$0.rows] }
    case .dictionary: Self.measureKeeping { $0.cache = ["feed": $0.rows] }
    case .tuple: Self.measureKeeping { $0.events = [("liked", $0.rows)] }
    case .mutex: Self.measureKeeping { store in store.last.withLock { $0 = store.rows } }
    case .arrayAndLocal:
      Self.measure(
        Keeping.init,
        { store, index in
          store.likeComparing(index)
          store.snapshots = [store.rows]
        })
    case .autosave: Self.measure({ LoggingStore($0, most: 1, every: 100) }, { $0.like($1) })
    case .droppedDictionary: Self.measure(Lookup.init, { $0.like($1) })
    case .elementToElement:
      Self.measure(Keeping.init, { $0.rows[$1] = $0.rows[($1 + 1) % $0.rows.count] })
    }
  }

  private static func measure<State>(
    _ state: @escaping @MainActor (Int) -> State,
    _ update: @escaping @MainActor (inout State, Int) -> Void,
    _ subscriber: (@MainActor (State) -> Any?)? = nil
  ) -> UpdateReport {
    StateMeasurement("Store", state: state, update: update, subscriber: subscriber)
      .report(at: 1_000)
  }

  private static func measureKeeping(_ keep: @escaping @MainActor (Keeping) -> Void) -> UpdateReport
  {
    measure(
      Keeping.init,
      { store, index in
        store.like(index)
        keep(store)
      })
  }
}

private final class Screen {
  let store: AnyObject
  init(store: AnyObject) { self.store = store }
}

private final class LocalStore {
  var rows: [Int]
  init(_ size: Int) { rows = Array(0..<size) }
  @inline(never) func like(_ index: Int) {
    let old = rows
    rows[index] += 1
    withExtendedLifetime(old) {}
  }
}

private final class ObservingStore {
  var changes = 0
  var rows: [Int] { didSet { if oldValue != rows { changes += 1 } } }
  init(_ size: Int) { rows = Array(0..<size) }
  @inline(never) func like(_ index: Int) { rows[index] += 1 }
}

private final class Subject<Value> {
  private(set) var value: Value
  private var observers: [(Value) -> Void] = []
  init(_ value: Value) { self.value = value }
  func onNext(_ value: Value) {
    self.value = value
    for observer in observers { observer(value) }
  }
  func subscribe(_ observer: @escaping (Value) -> Void) { observers.append(observer) }
}

private final class SubjectStore {
  let subject: Subject<[Int]>
  init(_ size: Int) { subject = Subject(Array(0..<size)) }
  @inline(never) func like(_ index: Int) {
    var rows = subject.value
    rows[index] += 1
    subject.onNext(rows)
  }
}

private final class NotifyingStore {
  var rows: [Int]
  var changes = 0
  var subscribers: [([Int]) -> Void] = []
  init(_ size: Int) { rows = Array(0..<size) }
  @inline(never) func like(_ index: Int) {
    rows[index] += 1
    for subscriber in subscribers { subscriber(rows) }
  }
  @inline(never) func likeComparing(_ index: Int) {
    let old = rows
    rows[index] += 1
    if old != rows { changes += 1 }
    for subscriber in subscribers { subscriber(rows) }
  }
}

private final class Remembering {
  var last: [Int] = []
  init(_ store: NotifyingStore) { store.subscribers.append { [weak self] in self?.last = $0 } }
}

private struct Lists { var a: [Int], b: [Int], c: [Int], d: [Int] }

private final class FourLists {
  var lists: Lists
  var undo: [Lists] = []
  init(_ size: Int) {
    let list = { Array(0..<size / 4) }
    lists = Lists(a: list(), b: list(), c: list(), d: list())
  }
  @inline(never) func like(_ index: Int) {
    undo = (undo + [lists]).suffix(3)
    switch index % 4 {
    case 0: lists.a[index / 4] += 1
    case 1: lists.b[index / 4] += 1
    case 2: lists.c[index / 4] += 1
    default: lists.d[index / 4] += 1
    }
  }
}

private final class Sections {
  var sections: [[Int]]
  var undo: [[[Int]]] = []
  init(_ size: Int) { sections = (0..<16).map { _ in Array(0..<max(1, size / 16)) } }
  @inline(never) func like(_ index: Int) {
    undo = (undo + [sections]).suffix(2)
    sections[index % 16][index / 16 % sections[0].count] += 1
  }
  @inline(never) func likeAll(_ index: Int) {
    undo = (undo + [sections]).suffix(2)
    for section in sections.indices { sections[section][0] += 1 }
  }
}

private indirect enum Node {
  case leaf([Int])
  case branch(Node, Node)
  init(_ leaves: Int, _ size: Int) {
    self =
      leaves == 1 ? .leaf(Array(0..<size)) : .branch(Node(leaves / 2, size), Node(leaves / 2, size))
  }
  func liking(_ leaf: Int, of leaves: Int, _ index: Int) -> Node {
    switch self {
    case .leaf(var rows):
      rows[index % rows.count] += 1
      return .leaf(rows)
    case .branch(let left, let right):
      let half = leaves / 2
      return leaf < half
        ? .branch(left.liking(leaf, of: half, index), right)
        : .branch(left, right.liking(leaf - half, of: half, index))
    }
  }
}

private final class Tree {
  var root: Node
  init(_ size: Int) { root = Node(16, max(1, size / 16)) }
  @inline(never) func like(_ index: Int) { root = root.liking(index % 16, of: 16, index / 16) }
}

private final class LoggingStore {
  var rows: [Int]
  var history: [[Int]] = []
  var notes: [[Int]] = []
  let most: Int
  let every: Int
  var changes = 0
  init(_ size: Int, most: Int, every: Int = 1) {
    (rows, self.most, self.every) = (Array(0..<size), most, every)
  }
  @inline(never) func like(_ index: Int) {
    rows[index] += 1
    changes += 1
    if changes % every == 0 { history = (history + [rows]).suffix(most) }
  }
  @inline(never) func note(_ index: Int) {
    rows[index] += 1
    notes.append(Array(repeating: index, count: 31))
    if notes.count > most { notes.removeFirst() }
  }
}

private final class StreamingStore {
  var rows: [Int]
  let (states, continuation) = AsyncStream.makeStream(of: [Int].self)
  init(_ size: Int) { rows = Array(0..<size) }
  @inline(never) func like(_ index: Int) {
    rows[index] += 1
    continuation.yield(rows)
  }
}

/// As `OrderedDictionary` does, it shows its entries in place of its storage.
struct OrderedRows: CustomReflectable {
  private var keys: ContiguousArray<Int>
  private var values: ContiguousArray<Int>
  init(_ size: Int) { (keys, values) = (ContiguousArray(0..<size), ContiguousArray(0..<size)) }
  var customMirror: Mirror {
    Mirror(self, unlabeledChildren: Array(zip(keys, values)), displayStyle: .dictionary)
  }
  subscript(index: Int) -> Int {
    get { values[index] }
    _modify { yield &values[index] }
  }
}

private final class Ordered {
  var rows: OrderedRows
  var undo: [OrderedRows] = []
  init(_ size: Int) { rows = OrderedRows(size) }
  @inline(never) func likeWithUndo(_ index: Int) {
    undo = (undo + [rows]).suffix(2)
    rows[index] += 1
  }
  @inline(never) func likeLocally(_ index: Int) {
    var next = rows
    next[index] += 1
    rows = next
  }
}

private final class Keeping {
  var rows: [Int]
  var snapshots: [[Int]] = []
  var cache: [String: [Int]] = [:]
  var events: [(String, [Int])] = []
  var changes = 0
  let last = Mutex<[Int]>([])
  init(_ size: Int) { rows = Array(0..<size) }
  @inline(never) func like(_ index: Int) { rows[index] += 1 }
  @inline(never) func likeComparing(_ index: Int) {
    let old = rows
    rows[index] += 1
    if old != rows { changes += 1 }
  }
}

private final class Lookup {
  var rows: [Int: Int]
  var changes = 0
  init(_ size: Int) { rows = .init(uniqueKeysWithValues: (0..<size).map { ($0, $0) }) }
  @inline(never) func like(_ index: Int) {
    var next = rows
    next[index] = -1
    if next.isEmpty { changes += 1 }
  }
}
