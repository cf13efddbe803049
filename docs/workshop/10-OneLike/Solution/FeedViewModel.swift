import LabDomain

final class FeedViewModel {
  private let model: PostsModel

  init(model: PostsModel) {
    self.model = model
  }

  var posts: Posts { model.posts }

  func toggleLike(_ post: Post) {
    model.toggleLike(post)
  }

  func refresh() async {
    await model.refresh()
  }
}
