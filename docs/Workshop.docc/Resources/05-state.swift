// Sources/Patterns/MVI/Feed/FeedState.swift
nonisolated package struct FeedState: Equatable {
  package var phase = LoadPhase.loading
  package var posts: Posts = []
  package var paging = Paging.end
  package var found: FoundPosts?
  package var isLikedOnly = false
  package var query = ""
  package var notice: Notice?
  package var message: Message?
  package var isPublishing = false
  package var draft = ""

  package var likes = PendingLikes()
  package var isRefreshing = false
  package var isLeaving = false

  package init() {}
