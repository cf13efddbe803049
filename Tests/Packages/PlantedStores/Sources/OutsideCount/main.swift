import CountedMalloc
import Stores
import UserLab

/// Counts what an update of each store requests, and times it, without the lab. Prints a line for each:
/// name, bytes of the update with the most and nanoseconds of the fastest one, at each size.
struct OutsideCount: StoreVisitor {
  private static let updates = 128

  mutating func visit<State>(_ store: PlantedStore<State>) {
    let figures = [1_000, 10_000].flatMap { size in
      var state = store.state(size)
      let token = store.subscriber?(state)
      let (bytes, nanoseconds) = Self.count(size) { store.update(&state, $0) }
      return withExtendedLifetime(token) { [bytes, nanoseconds] }
    }
    print(([store.name] + figures.map { "\($0)" }).joined(separator: "\t"))
  }

  private static func count(_ size: Int, _ update: (Int) -> Void) -> (bytes: Int, time: Int) {
    for _ in 0..<4 { update(0) }
    var (most, least) = (0, Int.max)
    for number in 0..<updates {
      let index = number * 617 % size
      let (bytes, start) = (counted_bytes(), ContinuousClock.now)
      update(index)
      let time = start.duration(to: .now)
      most = max(most, Int(counted_bytes() - bytes))
      least = min(least, Int(time.components.attoseconds / 1_000_000_000))
    }
    return (most, least)
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
