import LabContract
import Screens

package typealias FeedSubscriber = ObservableState<FeedState>

extension FeedSubscriber {
  package convenience init(environment: AppEnvironment) {
    let requests = FeedRequests(environment: environment)
    self.init(
      of: Store(
        FeedState(), reducer: feedReducer, middleware: [tracing(), following(requests.follow)]))
  }

  package var screen: FeedScreen {
    FeedScreen(
      state: { self.current }, onAppear: { self.store.dispatch(ScreenAction.appeared) },
      onDisappear: { self.store.dispatch(ScreenAction.disappeared) }, send: store.dispatch)
  }
}
