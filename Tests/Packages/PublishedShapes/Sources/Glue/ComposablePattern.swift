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
    let likes = LikesStore(in: app)
    recorder.watch(likes, in: \.state, StateFields { LikesFields($0) })
    return AppScreens {
      let store = FeedStore(in: app)
      recorder.watch(store, in: \.state, StateFields { FeedFields($0) })
      return store.screen(likes)
    } profile: { id in
      let store = ProfileStore(id: id, in: app)
      recorder.watch(store, in: \.state, StateFields { ProfileFields($0) })
      return store.screen(likes)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let app = AppStore(environment: environment)
    return HeadlessFeed(FeedStore(in: app).screen(LikesStore(in: app)))
  }
}
