import LabDomain

/// The feed's model as its intent sees it: what to show.
package protocol FeedModelActions: AnyObject {
  func displayLoading()
  func displayError(_ error: DomainError)
  /// Replaces all posts.
  func display(_ rows: [Post], next: Cursor?)

  func displayPageLoading(after cursor: Cursor)
  func append(_ rows: [Post], next: Cursor?)
  func displayPageError(_ error: DomainError, after cursor: Cursor)
  func discardPage()

  /// Changes a post in the feed and in the search result.
  func displayLike(_ like: LikeChange)

  func change(draft: String)
  func showComposer(_ isComposing: Bool)
  func displayPublishing()
  func displayPublished(_ post: Post)
  func endPublishing()

  func change(query: String)
  func display(_ found: FoundPosts)
  func hideFound()
  func showLikedOnly(_ isLikedOnly: Bool)

  func rename(after profile: Profile)
  func displayMessage(_ message: Message)
  func hideMessage()
  func displayAlert(_ failure: Notice.Failure, _ error: DomainError)
  func hideAlert()
}
