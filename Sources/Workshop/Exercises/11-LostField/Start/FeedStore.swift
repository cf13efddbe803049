import Observation

/// Holds the state of the feed, which only intents change.
@Observable
final class FeedStore {
  private(set) var state: FeedState

  init(_ state: FeedState = FeedState()) {
    self.state = state
  }

  func send(_ intent: FeedIntent) {
    state = reduce(state, intent)
  }
}
