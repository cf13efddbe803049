import LabDomain
import Observation

/// The feed's model as its view sees it.
protocol FeedModelState: AnyObject {
  var posts: Posts { get }
}

/// The feed's model as its intent sees it: what to show.
protocol FeedModelActions: AnyObject {
  func displayLike(_ like: LikeChange)
}

@Observable
final class FeedModel: FeedModelState, FeedModelActions {
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
  init(model: any FeedModelActions, template: TemplateIntent) {
    template.changes.add(self) { [weak model] in model?.displayLike($0) }
  }
}
