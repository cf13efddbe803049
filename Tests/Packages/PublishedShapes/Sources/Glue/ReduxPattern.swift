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
    let app = AppStore(environment: environment)
    let likes = app.likes()
    recorder.watch(likes, in: \.state, StateFields { LikesFields($0) })
    return AppScreens {
      let feed = app.feed()
      recorder.watch(feed, in: \.state, StateFields { FeedFields($0) })
      return FeedScreen(feed, likes: likes)
    } profile: { id in
      let profile = app.profile(id)
      recorder.watch(profile, in: \.state, StateFields { ProfileFields($0) })
      return ProfileScreen(profile, likes: likes)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let app = AppStore(environment: environment)
    return HeadlessFeed(app.feed(), likes: app.likes())
  }
}
