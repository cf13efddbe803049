import LabDomain

/// The feed's view model as its view sees it: what it may read, then every entry.
protocol FeedActions: AnyObject {
  var isLikedOnly: Bool { get }
  var query: String { get }
  var notice: Notice? { get }
  var message: Message? { get }
  var isPublishing: Bool { get }
  var draft: String { get }
  var shown: [Post] { get }

  func load() async
  func search() async
  func publish() async
  func changeQuery(_ query: String)
  func showLikedOnly(_ isLikedOnly: Bool)
  func changeDraft(_ draft: String)
  func dismissNotice()
  func dismissMessage()
}
