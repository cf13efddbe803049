// Sources/Patterns/MV/Feed/FeedModel.swift
package var shown: [Post] {
  (found?.posts ?? posts).shown(likedOnly: isLikedOnly)
}
