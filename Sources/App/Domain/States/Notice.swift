/// The content of an alert.
public struct Notice: Equatable, Sendable {
  public let title: String
  public let message: String

  /// Creates the notice of a failure; `nil` for `.cancelled`, which is never shown.
  public init?(_ failure: Failure, _ error: DomainError) {
    if error == .cancelled { return nil }
    title = failure.rawValue
    message = error.message
  }

  /// The operation that failed.
  public enum Failure: String, Sendable {
    case refresh = "Could not refresh"
    case like = "Could not change the like"
    case publish = "Could not publish"
    case save = "Could not save"
    case search = "Could not search"
  }
}
