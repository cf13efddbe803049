// Sources/Exercises/07-OpenFields/Start/FeedViewModel.swift
@Observable
final class FeedViewModel {
  var phase = LoadPhase.loading
  var posts: Posts = []
  var paging = Paging.end
  var found: FoundPosts?
  var isLikedOnly = false
  var query = ""
  var notice: Notice?
  var message: Message?
  var isPublishing = false
  var draft = "" {
    didSet {
      if draft.count > PostRule.limit { draft = PostRule.accept(draft) }
    }
  }
