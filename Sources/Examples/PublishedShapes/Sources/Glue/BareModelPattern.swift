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
    let likes = LikesModel(useCases: environment.useCases)
    recorder.watch(likes, in: \.state, StateFields { LikesFields($0) })
    return AppScreens {
      let model = FeedModel(likes: likes, useCases: environment.useCases)
      recorder.watch(model, in: \.feed, StateFields { FeedFields($0) })
      return FeedView(model: model, environment: environment)
    } profile: { id in
      let model = ProfileModel(id: id, likes: likes, useCases: environment.useCases)
      recorder.watch(model, in: \.form, StateFields { ProfileFields($0) })
      return ProfileView(model: model, environment: environment)
    }
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    let likes = LikesModel(useCases: environment.useCases)
    let model = FeedModel(likes: likes, useCases: environment.useCases)
    let tasks = TaskBag()
    return HeadlessFeed(
      like: likes.toggle,
      type: { model.feed.publishing.draft = $0 },
      publish: {
        guard let draft = model.feed.publishing.begin() else { return }
        tasks.start { await model.publish(draft) }
      },
      refresh: model.refresh, posts: { model.shown },
      draft: { model.feed.publishing.draft })
  }
}
