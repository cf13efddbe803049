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
    AppScreens {
      let subscriber = FeedSubscriber(environment: environment)
      recorder.watch(subscriber, in: \.current, StateFields { FeedFields($0) })
      return subscriber.screen
    } profile: { id in
      let subscriber = ProfileSubscriber(id: id, environment: environment)
      recorder.watch(subscriber, in: \.current, StateFields { ProfileFields($0) })
      return subscriber.screen
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    HeadlessFeed(FeedSubscriber(environment: environment).screen)
  }
}
