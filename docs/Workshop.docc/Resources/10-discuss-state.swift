// Sources/Exercises/15-MuteAuthor/Solution/MVIFeedState.swift
nonisolated struct MVIFeedState: Equatable {
  var posts: Posts = []
  var muted: Set<User.ID> = []
  var isLikedOnly = false

  var shown: [Post] {
    posts.shown(likedOnly: isLikedOnly).filter { !muted.contains($0.author) }
  }
}
