// Sources/Patterns/MV/Feed/FeedModel.swift
var shown: [Post] {
  (found?.posts ?? posts).shown(likedOnly: isLikedOnly)
}
