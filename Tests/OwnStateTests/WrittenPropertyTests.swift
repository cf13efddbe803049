import Dispatch
import Testing

@testable import LabMeasure

/// Stores in which what was written is easily confused with what held the old value, or not seen at all.
@Suite(.enabled(if: Allocations.isAvailable))
nonisolated struct WrittenPropertyTests {
  @Test func `tells what was written from what held the old value`() async {
    await #expect(processExitsWith: .success) { @MainActor in
      for update in Update.allCases {
        let report = StateMeasurement("Store", state: Rows.init) { update.run($0, $1) }
          .report(at: 1_000)
        #expect("\(report)".contains(update.answer), "\(update): \(report)")
        // Each thread of a queue keeps what it frees.
        if update != .onQueue { #expect(report.retainedBytes == 0, "\(update): \(report)") }
      }
    }
  }
}

@MainActor
private enum Update: CaseIterable {
  case cacheDeclaredFirst, superclass, twoCaches
  /// The copy is where the update has freed memory.
  case resetsDraft, resetsSmallArray
  /// The cache has the old value only after the copy.
  case readsBack
  case slice, partOfArray, pageAfterwards, workItem
  case threeTimes, closure, sharedVariable, onQueue, dangling, exchange
  /// One call writes either of two properties, in optimised code.
  case oneOfTwo

  var answer: String {
    let rows = "copies 8.00 kB, because Store."
    return switch self {
    case .cacheDeclaredFirst: "\(rows)cache holds the old value."
    case .superclass: "\(rows)last holds the old value."
    case .twoCaches: "\(rows)cache and Store.last hold the old value."
    case .resetsDraft: "\(rows)rows holds the old value."
    case .resetsSmallArray: "copies 512 B, because Store.template holds the old value."
    case .readsBack: "copies 8.00 kB. What holds the old value is unknown."
    case .slice: "copies 4.00 kB, because Store.slices[0] holds the old value."
    case .partOfArray: "\(rows)slices[0] holds the old value."
    case .pageAfterwards: "\(rows)slices[0] holds the old value."
    case .workItem: "copies 8.00 kB"
    case .threeTimes: "copies 24.0 kB, because Store.last holds the old value."
    case .closure: "is not proven; Store.undo had it, too."
    case .sharedVariable: "\(rows)cache holds the old value."
    case .onQueue, .dangling: "copies no"
    case .exchange: "\(rows)rows holds the old value."
    case .oneOfTwo: "copies 16.0 kB at most, 10.0 kB on average, most of it because Store.cache"
    }
  }

  func run(_ store: Rows, _ index: Int) {
    switch self {
    case .cacheDeclaredFirst:
      store.rows[index] += 1
      store.cache = store.rows
    case .superclass:
      store.rows[index] += 1
      store.last = store.rows
    case .twoCaches:
      store.rows[index] += 1
      (store.cache, store.last) = (store.rows, store.rows)
    case .resetsDraft:
      store.cache = store.rows
      store.cache[index] += 1
    case .resetsSmallArray:
      store.small = store.template
      store.small[index % 64] += 1
    case .readsBack:
      store.rows[index] += 1
      store.cache = saved
      saved = store.rows
    case .slice:
      store.slices = [store.slice]
      store.slice[store.slice.startIndex + index / 2] += 1
    case .partOfArray:
      store.slices = [store.rows[10...]]
      store.rows[index] += 1
    case .pageAfterwards:
      store.rows[index] += 1
      store.slices = [store.rows[..<20]]
    case .workItem:
      store.rows[index] += 1
      let old = store.rows
      store.later = DispatchWorkItem { saved = old }
    case .threeTimes:
      for _ in 0..<3 {
        store.last = store.rows
        store.rows[index] += 1
      }
    case .closure:
      let old = store.rows
      store.undo = { [weak store] in store?.rows = old }
      store.rows[index] += 1
    case .sharedVariable: store.cache = store.change(index)
    case .onQueue:
      let done = DispatchSemaphore(value: 0)
      store.queue.async { done.signal() }
      done.wait()
    case .dangling: store.rows[index] += 1
    case .oneOfTwo: store.changeSome(index)
    case .exchange:
      store.cache = store.rows
      store.cache[index] += 1
      swap(&store.cache, &store.rows)
    }
  }
}

/// Out of reach for reflection.
private var saved: [Int] = []

private final class Owner {}

private class Base {
  var last: [Int] = []
  init() {}
}

private final class Rows: Base {
  var cache: [Int] = []
  var rows: [Int]
  var slice: ArraySlice<Int>
  var slices: [ArraySlice<Int>] = []
  let template = Array(0..<64)
  var small: [Int] = []
  var undo: () -> Void = {}
  let change: (Int) -> [Int]
  var later: DispatchWorkItem?
  let queue = DispatchQueue(label: "changes")
  unowned let former: Owner
  var others: [Int]
  var changes = 0

  init(_ size: Int) {
    rows = Array(0..<size)
    others = rows.map { -$0 }
    slice = Array(0..<size)[(size / 2)...]
    var current = Array(0..<size)
    change = { index in
      current[index] += 1
      return current
    }
    let owner = Owner()
    former = owner
    super.init()
  }

  @inline(never) func changeSome(_ index: Int) {
    (cache, last) = (rows, others)
    rows[index] += 1
    changes += 1
    if changes % 4 == 0 { others[index] += 1 }
  }
}
