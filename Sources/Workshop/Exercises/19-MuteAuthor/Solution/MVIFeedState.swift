import LabDomain

nonisolated struct MVIFeedState: Equatable {
  var posts: Posts = []
  var muted: Set<User.ID> = []
  var isLikedOnly = false

  var shown: [Post] {
    posts.shown(likedOnly: isLikedOnly).filter { !muted.contains($0.author) }
  }
}
