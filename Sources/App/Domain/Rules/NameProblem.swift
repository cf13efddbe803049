/// A broken rule, shown at the name field.
package enum NameProblem: Equatable, CaseIterable, Sendable {
  case blank

  /// The end of the input was cut off; what is left is a good name.
  case tooLong

  /// The server's answer: somebody else has the name.
  case taken

  /// The text on screen.
  package var message: String {
    switch self {
    case .blank: "A name cannot be blank."
    case .tooLong: "At most \(NameRule.limit) characters."
    case .taken: DomainError.nameTaken.message
    }
  }

  package var forbidsSaving: Bool {
    switch self {
    case .blank, .taken: true
    case .tooLong: false
    }
  }
}
