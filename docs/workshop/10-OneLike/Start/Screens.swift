import LabDomain

/// Makes the screens of one app.
struct Screens {
  let posts: Posts
  let repository: any FeedRepository

  func feed() -> FeedView {
    FeedView(viewModel: FeedViewModel(posts: posts, repository: repository))
  }

  func profile(of author: User.ID) -> ProfileView {
    let own = Posts(posts.filter { $0.author == author })
    return ProfileView(viewModel: ProfileViewModel(posts: own, repository: repository))
  }
}
