import LabMeasure
import Library

/// The feed in Library, as its authors would write it. Until you do, this is a `NewStateStore`, and its
/// row says so.
let library = StateMeasurement("Library, unwritten") { size in
  NewStateStore(FeedState(size), reduce: reduced)
} update: { store, index in
  store.send(.like(index))
} subscriber: { store in
  // Return the subscription token, if there is one.
  store.subscribe { _ in }
}
