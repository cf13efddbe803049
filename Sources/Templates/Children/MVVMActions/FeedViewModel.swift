import LabDomain
import Observation

/// Every entry of the feed's view model: those of its child.
protocol FeedActions: AnyObject, Sendable {
  var templateActions: any TemplateActions { get }
}

@Observable
final class FeedViewModel: FeedActions {
  private(set) var posts: Posts

  let template: TemplateViewModel

  var templateActions: any TemplateActions { template }

  init(_ posts: [Post], template: TemplateViewModel) {
    self.posts = Posts(template.shown(in: posts))
    self.template = template
    template.changes.add(self) { [weak self] in self?.posts.setLiked($0.isLiked, $0.id) }
  }
}
