import LabMeasure

@main struct Program {
  static func main() async {
    await StateComparison(
      "a like", observableClass, inoutReducer, newState, sharedObject, library
    ).main()
  }
}

let observableClass = StateMeasurement("@Observable class") { size in
  ObservedFeed(ObservableFeed(FeedState(size)))
} update: { feed, index in
  feed.like(index)
}

let inoutReducer = StateMeasurement("inout reducer") { size in
  InoutStore(FeedState(size)) { state, action in
    switch action {
    case .like(let post): state.like(post)
    }
  }
} update: { store, index in
  store.send(.like(index))
} subscriber: { store in
  store.subscribe { _ in }
}

let newState = StateMeasurement("new state") { size in
  NewStateStore(FeedState(size), reduce: reduced)
} update: { store, index in
  store.send(.like(index))
} subscriber: { store in
  store.subscribe { _ in }
}

/// The same reducer, with a state that copies only a reference.
let sharedObject = StateMeasurement("new state, object") { size in
  NewStateStore(SharedFeed(feed: .init(FeedState(size)))) { state, action in
    switch action {
    case .like(let post): state.feed.state.like(post)
    }
    return state
  }
} update: { store, index in
  store.send(.like(index))
} subscriber: { store in
  store.subscribe { _ in }
}

func reduced(_ state: FeedState, _ action: FeedAction) -> FeedState {
  var state = state
  switch action {
  case .like(let post): state.like(post)
  }
  return state
}
