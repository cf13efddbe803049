import Domain

/// Every entry of the feed's view model, after what the view may read.
package protocol FeedActions: AnyObject, Sendable {
  var phase: LoadPhase { get }
  var posts: [Post] { get }
  var paging: Paging { get }
  var notice: Notice? { get }
  var isPublishing: Bool { get }
  var draft: String { get }
  var canPublish: Bool { get }

  func load() async
  func retry()
  func loadNextPage()
  func retryPage()
  func refresh() async
  func toggleLike(_ id: Post.ID)
  func changeDraft(_ draft: String)
  func publish()
  func dismissNotice()
  func disappear()
}
