import LabDomain

nonisolated package enum FeedIntent: StoreIntent {
  case view(View)

  // Sent by effects.
  case firstPageLoaded(Page<Post>)
  case firstPageFailed(DomainError)
  case pageLoaded(Page<Post>)
  case pageFailed(DomainError, Cursor)
  case refreshed(Page<Post>)
  case refreshFailed(DomainError)
  case published(Post)
  case publishFailed(DomainError)
  case found(FoundPosts)
  case searchFailed(DomainError)
  case profileSaved(Profile)
  case messageReceived(Message)

  // Put out by the likes.
  case likeChanged(LikeChange)

  package enum View: Equatable, Sendable {
    case appeared
    case retryTapped
    case endReached
    case pageRetryTapped
    case refreshPulled
    case draftChanged(String)
    case composingChanged(Bool)
    case publishTapped
    case authorTapped(Post)
    case queryChanged(String)
    case likedOnlyChanged(Bool)
    case noticeDismissed
    case messageDismissed
    case disappeared
  }
}
