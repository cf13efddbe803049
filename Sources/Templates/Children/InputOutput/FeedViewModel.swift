import LabDomain

/// What the feed shows.
struct FeedOutputs {
  let posts: any Signal<Posts>
}

final class FeedViewModel {
  let outputs: FeedOutputs
  let template: TemplateViewModel

  private let posts: Relay<Posts>

  init(_ posts: [Post], template: TemplateViewModel) {
    self.template = template
    self.posts = Relay(Posts(template.outputs.pending.value.shown(in: posts)))
    outputs = FeedOutputs(posts: self.posts)
    self.posts.receive(template.outputs.changes) { $0.setLiked($1.isLiked, $1.id) }
  }
}
