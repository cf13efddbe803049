import LabDomain

/// The feed's model as its intent sees it: what can happen, and what is to be requested then.
package protocol FeedModelActions: AnyObject {
  var isLoading: Bool { get }

  /// Shows that what failed loads again; returns `false` if nothing has failed.
  func retryLoading() -> Bool
  func displayError(_ error: DomainError)
  func display(_ page: Page<Post>)

  /// Shows that the next page loads; returns where it starts, or `nil` if none is to be requested.
  func startNextPage() -> Cursor?
  /// Shows that a failed page loads again; returns where it starts, or `nil` if none has failed.
  func retryPage() -> Cursor?
  func append(_ page: Page<Post>)
  func displayPageError(_ error: DomainError, after cursor: Cursor)
  func discardPage()

  /// Toggles the like at once; returns the value to send, or `nil` while a request is in flight.
  func toggleLike(_ id: Post.ID) -> Bool?
  /// Ends a request that succeeded; returns the value to send next, or `nil` if none is needed.
  func confirmLike(_ id: Post.ID) -> Bool?
  func rollBackLike(_ id: Post.ID)

  func change(draft: String)
  /// Shows that the draft is being published; returns it, or `nil` if it cannot be published.
  func startPublishing() -> String?
  func displayPublished(_ post: Post)
  func endPublishing()

  /// Undoes what requests that were cancelled have begun.
  func discardRequests()

  func change(query: String)
  /// Returns the query to search for, or `nil` if it is blank or its result is shown.
  func startSearch() -> String?
  func display(_ found: FoundPosts)
  func showLikedOnly(_ isLikedOnly: Bool)

  func rename(after profile: Profile)
  func displayMessage(_ message: Message)
  func hideMessage()
  func displayAlert(_ failure: Notice.Failure, _ error: DomainError)
  func hideAlert()
}
