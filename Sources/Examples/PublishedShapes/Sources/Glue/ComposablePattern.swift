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
    AppScreens {
      let store = FeedStore(environment: environment)
      recorder.watch(store, in: \.state, StateFields { FeedFields($0) })
      return store.screen
    } profile: { id in
      let store = ProfileStore(id: id, environment: environment)
      recorder.watch(store, in: \.state, StateFields { ProfileFields($0) })
      return store.screen
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    HeadlessFeed(FeedStore(environment: environment).screen)
  }
}
