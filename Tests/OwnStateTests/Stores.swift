import Observation

@testable import LabMeasure

struct Feed: Equatable {
  var numbers: [Int]
  var isLoading = false
}

/// A store with the mistakes of the tests, each in a property of its own.
@Observable
class Store {
  fileprivate(set) var feed: Feed
  fileprivate var undo: [Feed] = []
  @ObservationIgnored fileprivate var subscribers: [(Feed) -> Void] = []
  @ObservationIgnored fileprivate var rollBack: (() -> Void)?

  init(_ size: Int) { feed = Feed(numbers: Array(0..<size)) }

  func subscribe(_ subscriber: @escaping (Feed) -> Void) { subscribers.append(subscriber) }
}

/// One update of a store, by what it does with the old state.
enum Mistake: String, CaseIterable {
  case none, undoLog, comparison, rollBack, notification

  @inline(never)
  func update(_ store: Store, _ index: Int) {
    switch self {
    case .none: store.feed.numbers[index] += 1
    case .undoLog:
      store.undo = (store.undo + [store.feed]).suffix(2)
      store.feed.numbers[index] += 1
    case .comparison: Self.compare(store, index)
    case .rollBack:
      store.rollBack = { [weak store, old = store.feed] in store?.feed = old }
      store.feed.numbers[index] += 1
    case .notification:
      store.feed.numbers[index] += 1
      for subscriber in store.subscribers { subscriber(store.feed) }
    }
  }

  static let comparingLine = #line + 6

  private static func compare(_ store: Store, _ index: Int) {
    let old = store.feed
    store.feed.numbers[index] += 1
    if old == store.feed { store.feed.isLoading.toggle() }
  }

  func measurement(
    named name: String = "Store", countsAllocations: Bool = true,
    subscriber: ((Store) -> Any?)? = nil
  ) -> StateMeasurement<Store> {
    var measurement = StateMeasurement(name) {
      Store($0)
    } update: { store, index in
      update(store, index)
    } subscriber: {
      subscriber?($0)
    }
    measurement.countsAllocations = countsAllocations && measurement.countsAllocations
    return measurement
  }
}

/// A subscriber that keeps what it was last given, where reflection finds it or not.
final class Keeper {
  private(set) var kept: Feed?

  init(_ store: Store) { store.subscribe { [weak self] in self?.kept = $0 } }

  static func hidden(_ store: Store) -> Any? {
    var kept: [Feed] = []
    store.subscribe { kept = kept.suffix(2) + [$0] }
    return { kept.count }
  }
}
