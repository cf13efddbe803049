import LabDomain

/// The intents of the feed: one method per user action.
package protocol FeedIntentProtocol: AnyObject, Sendable {
  func appeared()
  func retryTapped()
  func endReached()
  func pageRetryTapped()
  func refreshPulled() async
  func likeTapped(_ id: Post.ID)
  func draftChanged(_ draft: String)
  func publishTapped()
  func authorTapped(_ author: User.ID)
  func queryChanged(_ query: String)
  func likedOnlyChanged(_ isLikedOnly: Bool)
  func noticeDismissed()
  func messageDismissed()
  func disappeared()
}
