// Sources/Exercises/10-LostField/Start/FeedState.swift
/// What the feed shows.
struct FeedState: Equatable {
  var posts: Posts = []
  var isLoading = false
  var notice: Notice?
  var query = ""
  var draft = ""
  var isLikedOnly = false
}
