import SampleBackend

extension AppState {
  /// A state of that many elements which follow from the seed: 1 in 16 is a user, 5 are posts and 10
  /// are comments.
  ///
  /// Every text is longer than 15 bytes, so it lives on the heap and a copied element retains it.
  ///
  /// - Parameter size: taken down to a multiple of 16, and at least 16.
  package static func sample(size: Int, seed: UInt64) -> AppState {
    let parts = max(1, size / 16)
    let data = SampleData(scale: (parts + 9) / 10, seed: seed)
    return AppState(
      users: Array(data.users.prefix(parts)),
      posts: Array(data.posts.prefix(5 * parts)),
      comments: Array(data.comments.prefix(10 * parts))
    )
  }
}
