import LabContract
import LabDomain
import LabPatterns
import LabStreams
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
    let confirmed = Subject<LikeChange>()
    let likes = LikesController(useCases: environment.useCases, confirmed: confirmed)
    recorder.watch(likes, in: \.model, StateFields { LikesFields($0) })
    return AppScreens {
      let controller = FeedController(confirmedLikes: confirmed, environment: environment)
      recorder.watch(controller, in: \.model, StateFields { FeedFields($0) })
      return controller.screen(likes)
    } profile: { id in
      let controller = ProfileController(
        id: id, confirmedLikes: confirmed, environment: environment)
      recorder.watch(controller, in: \.model, StateFields { ProfileFields($0) })
      return controller.screen(likes)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let confirmed = Subject<LikeChange>()
    let likes = LikesController(useCases: environment.useCases, confirmed: confirmed)
    let controller = FeedController(confirmedLikes: confirmed, environment: environment)
    controller.start()  // A loop that does not run misses what the server confirms.
    return HeadlessFeed(controller.screen(likes))
  }
}
