import LabDomain

/// Every entry of the feed's view model.
protocol FeedActions: AnyObject {
  func load() async
  func search() async
  func publish() async
  func changeQuery(_ query: String)
  func showLikedOnly(_ isLikedOnly: Bool)
  func changeDraft(_ draft: String)
  func dismissNotice()
  func dismissMessage()
}
