import CountedMalloc
import Foundation
import Stores
import UserLab

/// Counts what an update of each store requests, and times it, without the lab. Prints a line for each:
/// name, bytes of the update with the most, and nanoseconds of processor time of the fastest one, on all
/// threads, at each size.
struct OutsideCount: StoreVisitor {
  private static let updates = 128

  mutating func visit<State>(_ store: PlantedStore<State>) {
    var figures = [0, Int.max, 0, Int.max]
    // Three rounds: a switch of threads may be slow in one of them.
    for round in 0..<6 {
      let size = [1_000, 10_000][round % 2]
      var state = store.state(size)
      let token = store.subscriber?(state)
      let (bytes, nanoseconds) = Self.count(size) { store.update(&state, $0) }
      withExtendedLifetime(token) {}
      let first = round % 2 * 2
      figures[first] = max(figures[first], bytes)
      figures[first + 1] = min(figures[first + 1], nanoseconds)
    }
    print(([store.name] + figures.map { "\($0)" }).joined(separator: "\t"))
  }

  private static func count(_ size: Int, _ update: (Int) -> Void) -> (bytes: Int, time: Int) {
    for _ in 0..<4 { update(0) }
    var (most, least) = (0, Int.max)
    for number in 0..<updates {
      let index = number * 617 % size
      let (bytes, start) = (counted_bytes(), processorTime)
      update(index)
      let time = processorTime - start
      most = max(most, Int(counted_bytes() - bytes))
      least = min(least, time)
    }
    return (most, least)
  }

  /// In nanoseconds. Waiting for another thread takes none.
  private static var processorTime: Int {
    var time = timespec()
    clock_gettime(CLOCK_PROCESS_CPUTIME_ID, &time)
    return time.tv_sec * 1_000_000_000 + time.tv_nsec
  }
}

var count = OutsideCount()
count.visitAll()
count.visit(PlantedStore(CatalogStore.self))

// As in the top-level code of PlantedStores.
var kept: FeedState?
count.visit(
  PlantedStore("TopLevel", state: FeedState.init) { state, index in
    kept = state
    state.toggleLike(index)
  })
