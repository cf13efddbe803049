/// Every error that a use case can throw.
public enum DomainError: String, Error, CaseIterable, Codable, BitwiseCopyable, Sendable {
  /// The request did not reach the server.
  case offline
  /// The server failed.
  case server
  /// Another user has the name.
  case nameTaken
  /// Another user has the handle.
  case handleTaken
  /// The birthday is after today.
  case birthdayInFuture
  /// There is no such post, profile or page.
  case notFound

  /// The caller was cancelled, so there is no one to show an error to.
  case cancelled

  /// The text on screen.
  public var message: String {
    switch self {
    case .offline: "You appear to be offline."
    case .server: "The server could not answer."
    case .nameTaken: "This name is taken."
    case .handleTaken: "This handle is taken."
    case .birthdayInFuture: "A birthday cannot be in the future."
    case .notFound: "This is no longer there."
    case .cancelled: "Cancelled."
    }
  }
}
