import LabComponents
import LabContract
import LabDomain
import Observation
import StageUI

/// A parent: shows the child for each post, and follows what it changes.
struct FeedView: View {
  let container: Container<FeedIntent, FeedModel>
  let template: Container<any TemplateIntentProtocol, any TemplateModelState>

  var body: some View {
    List {
      ForEach(container.model.posts) { TemplateButton(post: $0, intent: template.intent) }
    }
    .alert(template.model.notice) { template.intent.noticeDismissed() }
  }
}

@Observable
final class FeedModel {
  private(set) var posts: Posts

  init(_ posts: [Post]) {
    self.posts = Posts(posts)
  }

  func displayLike(_ like: LikeChange) {
    posts.setLiked(like.isLiked, like.id)
  }
}

/// Passes on to the model what the child changes.
final class FeedIntent {
  init(model: FeedModel, template: TemplateIntent) {
    template.changes.add(self) { [weak model] in model?.displayLike($0) }
  }
}

/// Returns what makes the parents of an app, which share one child.
func feeds(_ environment: AppEnvironment) -> ([Post]) -> FeedView {
  let templateModel = TemplateModel()
  let template = TemplateIntent(model: templateModel, useCases: environment.useCases)
  return { posts in
    let model = FeedModel(template.shown(in: posts))
    let intent = FeedIntent(model: model, template: template)
    return FeedView(
      container: Container(intent: intent, model: model),
      template: Container(intent: template, model: templateModel))
  }
}
