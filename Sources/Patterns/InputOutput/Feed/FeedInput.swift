import Domain

/// What a person can do on the feed.
package protocol FeedInput: AnyObject, Sendable {
  func appeared() async
  func retryTapped()
  func endReached()
  func pageRetryTapped()
  func refreshPulled() async
  func likeTapped(_ id: Post.ID)
  func draftChanged(_ draft: String)
  func publishTapped()
  func noticeDismissed()
  func disappeared()
}
