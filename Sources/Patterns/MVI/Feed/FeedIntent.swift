import Domain

nonisolated package enum FeedIntent: Equatable, Sendable {
  case appeared
  case retryTapped
  case endReached
  case pageRetryTapped
  case refreshPulled
  case likeTapped(Post.ID)
  case draftChanged(String)
  case publishTapped
  case noticeDismissed
  case disappeared

  // What effects end with.
  case firstPageLoaded(Page<Post>)
  case firstPageFailed(DomainError)
  case pageLoaded(Page<Post>)
  case pageFailed(DomainError, Cursor)
  case refreshed(Page<Post>)
  case refreshFailed(DomainError)
  case likeSucceeded(Post.ID)
  case likeFailed(Post.ID, DomainError)
  case published(Post)
  case publishFailed(DomainError)
}
