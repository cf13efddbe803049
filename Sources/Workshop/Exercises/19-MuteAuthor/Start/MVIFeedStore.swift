import LabDomain
import Observation

@Observable
final class MVIFeedStore {
  private(set) var state: MVIFeedState

  init(posts: Posts) {
    state = MVIFeedState(posts: posts)
  }

  func send(_ intent: MVIFeedIntent) {
    MVIFeedReducer.reduce(into: &state, intent)
  }
}
