import LabContract
import LabDomain
import LabStreams
import Screens

package typealias FeedController = MobiusController<FeedState, FeedEvent, FeedEffect>

extension FeedController {
  package convenience init(
    confirmedLikes: Subject<LikeChange>, environment: AppEnvironment
  ) {
    self.init(
      FeedState(), update: updateFeed, initiate: initiateFeed,
      effectHandler: FeedEffectHandler(environment: environment),
      eventSources: FeedEventSource(environment: environment),
      LikesEventSource(confirmedLikes, FeedEvent.likeConfirmed))
  }

  package func screen(_ likes: LikesController) -> FeedScreen {
    FeedScreen(
      state: { self.model }, likes: likes.likes, onAppear: start, onDisappear: stop,
      send: { self.dispatch(.act($0)) })
  }
}
