/// Everything that can go wrong between a use case and its answer.
package enum DomainError: Error, Equatable, CaseIterable, Sendable {
  case offline
  case server
  case nameTaken
  case notFound

  /// Whoever asked went away, so nobody is left to be told.
  case cancelled

  /// The text on screen.
  package var message: String {
    switch self {
    case .offline: "You appear to be offline."
    case .server: "The server could not answer."
    case .nameTaken: "This name is taken."
    case .notFound: "This is no longer there."
    case .cancelled: "Cancelled."
    }
  }
}
