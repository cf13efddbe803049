import LabContract
import Screens

package typealias FeedController = MobiusController<FeedState, FeedEvent, FeedEffect>

extension FeedController {
  package convenience init(environment: AppEnvironment) {
    self.init(
      FeedState(), update: updateFeed, initiate: initiateFeed,
      effectHandler: FeedEffectHandler(environment: environment),
      eventSource: FeedEventSource(environment: environment))
  }

  package var screen: FeedScreen {
    FeedScreen(
      state: { self.model }, onAppear: start, onDisappear: stop,
      send: { self.dispatch(.act($0)) })
  }
}
