import Composable
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Screens
import StageUI

/// Reducers composed of reducers, as in the Composable Architecture.
struct ComposablePattern: ShapedPattern {
  nonisolated let name = "Composable"
  nonisolated let summary = """
    A store runs a reducer composed of the reducers of its features; effects send actions \
    back, and are cancelled by id.
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
