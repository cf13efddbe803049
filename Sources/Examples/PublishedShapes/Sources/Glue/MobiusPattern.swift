import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Mobius
import Screens
import StageUI

/// A loop with a pure update, as in Mobius.
struct MobiusPattern: ShapedPattern {
  nonisolated let name = "Mobius"
  nonisolated let summary = """
    A loop passes events through a pure update, which returns the next model and effects; \
    it runs while the screen is visible.
    """

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    AppScreens {
      let controller = FeedController(environment: environment)
      recorder.watch(controller, in: \.model, StateFields { FeedFields($0) })
      return controller.screen
    } profile: { id in
      let controller = ProfileController(id: id, environment: environment)
      recorder.watch(controller, in: \.model, StateFields { ProfileFields($0) })
      return controller.screen
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    HeadlessFeed(FeedController(environment: environment).screen)
  }
}
