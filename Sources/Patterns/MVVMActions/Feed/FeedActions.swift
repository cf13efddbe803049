import LabDomain

/// Every method of the feed's view model; `likeActions` are its child's.
package protocol FeedActions: AnyObject, Sendable {
  var likeActions: any LikesActions { get }
  func run() async
  func retry()
  func loadNextPage()
  func retryPage()
  func refresh() async
  func changeDraft(_ draft: String)
  func showComposer(_ isComposing: Bool)
  func publish()
  func openAuthor(of post: Post)
  func changeQuery(_ query: String)
  func showLikedOnly(_ isLikedOnly: Bool)
  func dismissNotice()
  func dismissMessage()
  func disappear()
}
