import Observation

/// A store that hands its own state to the reducer.
final class InoutStore {
  private(set) var state: FeedState
  private let reduce: (inout FeedState, FeedAction) -> Void
  private var subscribers: [(FeedState) -> Void] = []

  init(_ state: FeedState, reduce: @escaping (inout FeedState, FeedAction) -> Void) {
    self.state = state
    self.reduce = reduce
  }

  func subscribe(_ subscriber: @escaping (FeedState) -> Void) { subscribers.append(subscriber) }

  func send(_ action: FeedAction) {
    reduce(&state, action)
    for subscriber in subscribers { subscriber(state) }
  }
}

/// A store whose reducer returns a new state, while the store holds the old one.
final class NewStateStore<State> {
  private(set) var state: State
  private let reduce: (State, FeedAction) -> State
  private var subscribers: [(State) -> Void] = []

  init(_ state: State, reduce: @escaping (State, FeedAction) -> State) {
    self.state = state
    self.reduce = reduce
  }

  func subscribe(_ subscriber: @escaping (State) -> Void) { subscribers.append(subscriber) }

  func send(_ action: FeedAction) {
    state = reduce(state, action)
    for subscriber in subscribers { subscriber(state) }
  }
}

/// A state in an object, which the old state and the new one share: no copy, and no old value either.
struct SharedFeed {
  let feed: Feed

  final class Feed {
    var state: FeedState

    init(_ state: FeedState) { self.state = state }
  }
}

@Observable
final class ObservableFeed {
  private(set) var posts: [Post]

  init(_ state: FeedState) { posts = state.posts }

  func like(_ post: Int) { posts[post % posts.count].toggleLike() }
}

/// A feed with one observer, which reads the posts again after each change, as a view does.
final class ObservedFeed {
  private let feed: ObservableFeed

  init(_ feed: ObservableFeed) {
    self.feed = feed
    observe()
  }

  func like(_ post: Int) {
    feed.like(post)
    observe()
  }

  private func observe() {
    withObservationTracking {
      _ = feed.posts
    } onChange: {
    }
  }
}
