import Domain
import Measure
import Testing

@testable import Benchmarks

struct HistoryTests {
  @Test(arguments: [0, 1, 2, 3, 10])
  func `the newest entries come back first, and no more than are kept`(depth: Int) {
    var history = History<Int>(depth: depth)

    for entry in 0..<25 { history.push(entry) }
    let newest = history.pop()
    history.push(25)

    #expect(newest == (depth > 0 ? 24 : nil))
    #expect(history.count == depth)
    #expect((0..<depth).map { _ in history.pop() } == (0..<depth).map { $0 == 0 ? 25 : 24 - $0 })
    #expect(history.pop() == nil)
  }

  @Test func `an entry that is replaced or popped is released`() {
    final class Entry {}
    var history = History<Entry>(depth: 1)
    weak var first: Entry?
    weak var second: Entry?
    do {
      let entries = [Entry(), Entry()]
      (first, second) = (entries[0], entries[1])
      for entry in entries { history.push(entry) }
    }

    #expect(first == nil)
    #expect(second != nil)
    _ = history.pop()
    #expect(second == nil)
  }

  @Test(arguments: HistoryStorage.all.indices, [0, 1, 10, 40])
  func `undoing leads back to what was, and no further`(storage: Int, depth: Int) {
    #expect(HistoryStorage.all[storage].isCorrect(.medium, depth))
  }

  @Test func `an undo log undoes every action`() {
    let log = UndoLog(.medium, depth: 10)

    for operation in Operation.all { log.update(by: operation.action(log.state)) }
    let changed = log.state
    while log.undo() {}

    #expect(changed != .medium)
    #expect(log.state == .medium)
  }

  @Test func `finds a store with another past`() {
    let planted = HistoryStorage("planted", Planted.self, summary: "")

    #expect(planted.isCorrect(.medium, 6))
    for fault in Planted.Fault.allCases {
      Planted.$fault.withValue(fault) { #expect(!planted.isCorrect(.medium, 6), "\(fault)") }
    }
  }

  @Test(
    .enabled(if: LiveBytesCounter.isAvailable, "counting is not available in this build"),
    arguments: HistoryStorage.all.indices, [0, 1, 10, 100])
  func `the bytes that are freed are those predicted`(storage: Int, depth: Int) {
    let cost = HistoryStorage.all[storage].cost(.medium, depth)

    #expect(cost.retainedBytes == cost.predictedRetainedBytes)
    #expect((cost.predictedRetainedBytes == 0) == (depth == 0))
  }

  @Test(.enabled(if: LiveBytesCounter.isAvailable, "counting is not available in this build"))
  func `an array keeps all posts for each state, and nothing else`() {
    let posts = 500 * MemoryLayout<Post>.stride + 32
    let slots = 10 * MemoryLayout<AppState?>.stride + 32

    let cost = HistoryStorage.all[0].cost(.medium, 10)

    #expect(cost.retainedBytes == 10 * posts + slots)
    #expect(cost.allocations == Allocations(count: 1, bytes: posts))
  }

  @Test(.enabled(if: LiveBytesCounter.isAvailable, "counting is not available in this build"))
  func `finds bytes that were not predicted`() {
    let planted = HistoryStorage("planted", Planted.self, summary: "")

    let cost = Planted.$fault.withValue(.deeper) { planted.cost(.medium, 10) }

    #expect(cost.retainedBytes ?? 0 > cost.predictedRetainedBytes)
  }
}

/// A value history in which one thing is wrong.
private struct Planted: UndoableStore {
  enum Fault: CaseIterable {
    case deeper, shallower, late, wasteful
  }

  @TaskLocal static var fault: Fault?
  private var store: ValueHistory<AppState>
  private var undone = 0

  init(_ state: AppState, depth: Int) {
    let change = Self.fault == .deeper ? 1 : Self.fault == .shallower ? -1 : 0
    store = ValueHistory(state, depth: depth + change)
  }

  mutating func update(by action: Action) {
    if Self.fault == .wasteful { store.update(by: .append(store.state.comments[0])) }
    store.update(by: action)
  }

  /// When it is late, goes back too late, and catches up.
  mutating func undo() -> Bool {
    undone += 1
    guard Self.fault == .late else { return store.undo() }
    return undone == 1 ? true : undone == 2 ? store.undo() && store.undo() : store.undo()
  }

  mutating func forget() { store.forget() }
  var state: AppState { store.state }
  func predictedRetainedBytes(after actions: [Action]) -> Int {
    store.predictedRetainedBytes(after: actions)
  }
}
