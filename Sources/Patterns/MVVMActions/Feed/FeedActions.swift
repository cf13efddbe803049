import LabDomain

/// The feed's view model as its view sees it: what it may read, then every entry.
package protocol FeedActions: AnyObject, Sendable {
  var phase: LoadPhase { get }
  var isLikedOnly: Bool { get }
  var query: String { get }
  var notice: Notice? { get }
  var message: Message? { get }
  var isPublishing: Bool { get }
  var draft: String { get }
  var shown: [Post] { get }
  var shownPaging: Paging { get }
  var isNarrowed: Bool { get }
  var canPublish: Bool { get }

  func appear()
  func load() async
  func retry()
  func loadNextPage()
  func retryPage()
  func refresh() async
  func toggleLike(_ id: Post.ID)
  func changeDraft(_ draft: String)
  func publish()
  func open(_ author: User.ID)
  func changeQuery(_ query: String)
  func showLikedOnly(_ isLikedOnly: Bool)
  func observeProfiles() async
  func receiveMessages() async
  func dismissNotice()
  func dismissMessage()
  func disappear()
}
