import LabDomain

nonisolated struct MVIFeedState: Equatable {
  var posts: Posts = []
  var isLikedOnly = false

  var shown: [Post] {
    posts.shown(likedOnly: isLikedOnly)
  }
}
