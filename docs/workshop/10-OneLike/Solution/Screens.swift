import LabDomain

/// Makes the screens of one app, and holds what they share.
struct Screens {
  private let model: PostsModel

  init(posts: Posts, repository: any FeedRepository) {
    model = PostsModel(posts: posts, repository: repository)
  }

  func feed() -> FeedView {
    FeedView(viewModel: FeedViewModel(model: model))
  }

  func profile(of author: User.ID) -> ProfileView {
    ProfileView(viewModel: ProfileViewModel(author: author, model: model))
  }
}
