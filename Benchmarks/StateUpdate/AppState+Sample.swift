import SampleBackend

extension AppState {
  /// Elements at scale 1: 10 users, 50 posts and 100 comments.
  package static let elementsPerScale = 160

  /// A state of `160 × scale` elements that follow from the seed.
  ///
  /// Every text is longer than 15 bytes, so it lives on the heap and a copied element retains it.
  package static func sample(scale: Int, seed: UInt64) -> AppState {
    let data = SampleData(scale: scale, seed: seed)
    return AppState(users: data.users, posts: data.posts, comments: data.comments)
  }
}
