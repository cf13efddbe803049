import LabDomain

/// What the feed shows.
struct FeedState: Equatable {
  var posts: Posts = []
  var isLoading = false
  var notice: Notice?
  var query = ""
  var draft = ""
  var isLikedOnly = false
}

/// What happens on the feed.
enum FeedIntent {
  case refreshPulled
  case refreshed([Post])
  case refreshFailed(DomainError)
  case noticeDismissed
  case queryChanged(String)
  case draftChanged(String)
  case published(Post)
  case likedOnlyChanged(Bool)
}
