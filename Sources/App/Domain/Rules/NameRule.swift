/// What a username may be: not blank, at most 20 characters, without space around it.
package enum NameRule {
  /// In characters as a person counts them; a family emoji is one.
  package static let limit = 20

  /// The part of an input that a name field keeps, and the rule that the input broke.
  package static func accept(_ input: String) -> (name: String, problem: NameProblem?) {
    let name = String(input.prefix(limit))
    if name.isBlank { return (name, .blank) }
    return (name, input.count > limit ? .tooLong : nil)
  }

  /// The name as it is saved.
  package static func saved(_ name: String) -> String {
    name.trimmed
  }
}

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
