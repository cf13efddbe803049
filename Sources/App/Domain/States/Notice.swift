/// What an alert says.
package struct Notice: Equatable, Sendable {
  package let title: String
  package let message: String

  /// `nil` for `.cancelled`: whoever would read it went away.
  package init?(_ failure: Failure, _ error: DomainError) {
    if error == .cancelled { return nil }
    title = failure.rawValue
    message = error.message
  }

  /// What the person wanted, and did not get.
  package enum Failure: String, Sendable {
    case refresh = "Could not refresh"
    case like = "Could not change the like"
    case publish = "Could not publish"
    case save = "Could not save"
    case search = "Could not search"
  }
}
