import Dispatch
import Testing

@testable import LabMeasure

/// Stores whose owner changes from update to update, or is where nothing leads to.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct UnexpectedOwnerTests {
  @Test func `names an owner only if it is that of the copy`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for update in Update.allCases {
        let report = StateMeasurement("Store", state: Lists.init) {
          update.run($0, $1)
        } subscriber: { store in
          store.isObserved = true
          return nil
        }.report(at: 1_000)
        #expect("\(report)".contains(update.answer), "\(update): \(report)")
      }
    }
  }
}

@MainActor
private enum Update: CaseIterable {
  /// The owner is a global, and has the value only for a subscriber.
  case observed
  /// Now one property, then another.
  case alternating
  case appendLoop, reduceInto
  /// Now more, then fewer elements than before.
  case filters
  /// The property has the old value from a local, after the copy.
  case historyAfterwards
  case transaction
  case tailElements
  case manyBlocks, manyCalls
  case discardedElsewhere

  var answer: String {
    let unknown = "copies 8.00 kB. What holds the old value is unknown."
    return switch self {
    case .observed: "\(unknown) Without the subscriber it copies nothing."
    case .alternating: "The old values have different owners: Store.cache; Store.undo."
    case .appendLoop, .reduceInto: "rebuilds Store.rows, 8.00 kB"
    case .filters: "rebuilds Store.cache, 8.00 kB at most, 6.00 kB on average"
    case .historyAfterwards, .transaction: unknown
    case .tailElements: "copies 8.00 kB, because Store.ring holds the old value."
    case .manyBlocks: "copies 8.00 kB, because Store.cache holds the old value."
    case .manyCalls: "because Lists.change(_:after:) has the value of Store.rows, too, until "
    case .discardedElsewhere: "One update at 1,000 elements copies 8.00 kB"
    }
  }

  func run(_ store: Lists, _ index: Int) {
    switch self {
    case .observed:
      if store.isObserved { saved = store.rows }
      store.rows[index] += 1
    case .alternating:
      store.count += 1
      (store.cache, store.undo) = store.count % 2 == 0 ? (store.rows, []) : ([], [store.rows])
      store.rows[index] += 1
    case .appendLoop:
      var next: [Int] = []
      for row in store.rows { next.append(row == index ? -row : row) }
      store.rows = next
    case .reduceInto: store.rows = store.rows.reduce(into: []) { $0.append($1 + 1) }
    case .filters:
      store.count += 1
      let least = store.count % 2 * 500
      store.cache = store.rows.filter { $0 >= least }
    case .historyAfterwards:
      let old = store.rows
      store.rows[index] += 1
      store.undo = [old]
    case .transaction:
      Transaction.begin(store)
      store.rows[index] += 1
      Transaction.end()
    case .tailElements:
      store.ring.withUnsafeMutablePointerToElements { $0[1] = store.rows }
      store.rows[index] += 1
    case .manyBlocks:
      for size in 0..<1_100 { store.draft = Array(repeating: size, count: 32) }
      store.cache = store.rows
      store.rows[index] += 1
    case .manyCalls: store.change(index, after: 100)
    case .discardedElsewhere:
      let done = DispatchSemaphore(value: 0)
      DispatchQueue.global().async {
        var copy = store.rows
        copy[index] += 1
        store.count = copy[0]
        done.signal()
      }
      done.wait()
    }
  }
}

/// Out of reach for reflection.
private var saved: [Int] = []

private enum Transaction {
  private static var before: [[Int]] = []
  @inline(never) static func begin(_ store: Lists) { before.append(store.rows) }
  @inline(never) static func end() { before.removeLast() }
}

private final class Ring: ManagedBuffer<[Int], [Int]> {}

nonisolated private final class Lists: @unchecked Sendable {
  var rows: [Int]
  var cache: [Int] = []
  var undo: [[Int]] = []
  var draft: [Int] = []
  var count = 0
  var isObserved = false
  let ring: ManagedBuffer<[Int], [Int]>

  init(_ size: Int) {
    rows = Array(0..<size)
    ring = Ring.create(minimumCapacity: 2) { _ in [] }
    ring.withUnsafeMutablePointerToElements { $0.initialize(repeating: [], count: 2) }
  }

  @inline(never) func change(_ index: Int, after calls: Int) {
    let old = rows
    descend(index, calls)
    count += old.count
  }

  @inline(never) private func descend(_ index: Int, _ calls: Int) {
    if calls == 0 { rows[index] += 1 } else { descend(index, calls - 1) }
    count += 1
  }
}
