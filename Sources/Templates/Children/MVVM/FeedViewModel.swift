import LabDomain
import Observation

@Observable
final class FeedViewModel {
  private(set) var posts: Posts

  let template: TemplateViewModel

  init(_ posts: [Post], template: TemplateViewModel) {
    self.posts = Posts(template.shown(in: posts))
    self.template = template
    template.changes.add(self) { [weak self] in self?.posts.setLiked($0.isLiked, $0.id) }
  }
}
