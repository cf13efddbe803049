import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Redux
import Screens
import StageUI

/// A store with a reducer and middleware, as in ReSwift.
struct ReduxPattern: ShapedPattern {
  nonisolated let name = "Redux"
  nonisolated let summary = """
    Actions pass middleware to a pure reducer, which returns the next state; requests are \
    middleware, and the store's subscribers get each state.
    """

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    let store = AppStore(environment: environment)
    let likes = LikesSubscriber(to: store)
    recorder.watch(likes, in: \.current, StateFields { LikesFields($0) })
    return AppScreens {
      let subscriber = FeedSubscriber(to: store)
      recorder.watch(subscriber, in: \.current, StateFields { FeedFields($0) })
      return subscriber.screen(likes)
    } profile: { id in
      let subscriber = ProfileSubscriber(id: id, to: store)
      recorder.watch(subscriber, in: \.current, StateFields { ProfileFields($0) })
      return subscriber.screen(likes)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let store = AppStore(environment: environment)
    return HeadlessFeed(FeedSubscriber(to: store).screen(LikesSubscriber(to: store)))
  }
}
