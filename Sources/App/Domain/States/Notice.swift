/// The content of an alert.
package struct Notice: Equatable, Sendable {
  package let title: String
  package let message: String

  /// Creates the notice of a failure; `nil` for `.cancelled`, which is never shown.
  package init?(_ failure: Failure, _ error: DomainError) {
    if error == .cancelled { return nil }
    title = failure.rawValue
    message = error.message
  }

  /// The operation that failed.
  package enum Failure: String, Sendable {
    case refresh = "Could not refresh"
    case like = "Could not change the like"
    case publish = "Could not publish"
    case save = "Could not save"
    case search = "Could not search"
  }
}
