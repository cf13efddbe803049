import BareModel
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import Screens
import StageUI

/// An observable model without a view model, as in many samples.
struct BareModelPattern: ShapedPattern {
  nonisolated let name = "BareModel"
  nonisolated let summary = """
    The view binds to an observable model, changes it, and runs its requests as its own tasks.
    """

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    AppScreens {
      let model = FeedModel(useCases: environment.useCases)
      recorder.watch(model, in: \.feed, StateFields { FeedFields($0) })
      return FeedView(model: model, environment: environment)
    } profile: { id in
      let model = ProfileModel(id: id, useCases: environment.useCases)
      recorder.watch(model, in: \.form, StateFields { ProfileFields($0) })
      return ProfileView(model: model, environment: environment)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let model = FeedModel(useCases: environment.useCases)
    let tasks = TaskBag()
    return HeadlessFeed(
      like: { id in
        guard let isLiked = model.feed.rows.toggleLike(id) else { return }
        tasks.start { await model.send(isLiked, id) }
      },
      type: { model.feed.publishing.draft = $0 },
      publish: {
        guard let draft = model.feed.publishing.begin() else { return }
        tasks.start { await model.publish(draft) }
      },
      refresh: model.refresh, posts: { model.feed.shown },
      draft: { model.feed.publishing.draft })
  }
}
