import Domain

/// The feed's model as its intent sees it.
package protocol FeedModelActions: AnyObject {
  func displayLoading()
  func displayError(_ error: DomainError)
  func displayContent()
  func display(posts: [Post])
  func display(paging: Paging)
  func display(found: FoundPosts?)
  func display(isLikedOnly: Bool)
  func display(query: String)
  func displayAlert(_ notice: Notice)
  func hideAlert()
  func displayMessage(_ message: Message)
  func hideMessage()
  func display(isPublishing: Bool)
  func display(draft: String)
  func display(canPublish: Bool)
}
