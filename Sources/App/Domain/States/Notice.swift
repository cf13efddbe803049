/// The content of an alert.
public struct Notice: Hashable, Sendable {
  /// The operation that failed.
  public let title: String
  /// The error.
  public let message: String

  /// Creates the notice of a failure; `nil` for `.cancelled`, which is never shown.
  public init?(_ failure: Failure, _ error: DomainError) {
    if error == .cancelled { return nil }
    title = failure.rawValue
    message = error.message
  }

  /// The operation that failed.
  public enum Failure: String, Sendable {
    /// Reloading the feed.
    case refresh = "Could not refresh"
    /// Liking or unliking a post.
    case like = "Could not change the like"
    /// Publishing a draft.
    case publish = "Could not publish"
    /// Saving a profile.
    case save = "Could not save"
    /// Searching for posts.
    case search = "Could not search"
  }
}
