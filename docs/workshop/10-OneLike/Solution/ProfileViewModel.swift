import LabDomain

final class ProfileViewModel {
  private let author: User.ID
  private let model: PostsModel

  init(author: User.ID, model: PostsModel) {
    (self.author, self.model) = (author, model)
  }

  /// Derived, not stored: a filter of what the model owns.
  var posts: [Post] { model.posts.filter { $0.author == author } }

  func toggleLike(_ post: Post) {
    model.toggleLike(post)
  }
}
