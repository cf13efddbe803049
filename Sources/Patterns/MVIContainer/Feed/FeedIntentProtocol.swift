import LabDomain

/// The intents of the feed: one method per user action, given what the screen shows.
package protocol FeedIntentProtocol: AnyObject, Sendable {
  func appeared(_ phase: LoadPhase, query: String)
  func retryTapped(_ phase: LoadPhase)
  func endReached(_ paging: Paging)
  func pageRetryTapped(_ paging: Paging)
  func refreshPulled() async
  func draftChanged(_ draft: String)
  func composingChanged(_ isComposing: Bool)
  func publishTapped(_ draft: String)
  func authorTapped(_ post: Post)
  func queryChanged(_ query: String)
  func likedOnlyChanged(_ isLikedOnly: Bool)
  func noticeDismissed()
  func messageDismissed()
  func disappeared()
}
