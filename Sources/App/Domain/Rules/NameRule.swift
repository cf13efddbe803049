/// The rule for usernames: not blank, at most 20 characters, no surrounding space.
public enum NameRule {
  /// In grapheme clusters; a family emoji counts as one.
  public static let limit = 20

  /// Returns the part of `input` that a name field keeps, and the rule that `input` broke.
  public static func accept(_ input: String) -> (name: String, problem: NameProblem?) {
    let name = String(input.prefix(limit))
    if name.isBlank { return (name, .blank) }
    return (name, input.count > limit ? .tooLong : nil)
  }

  /// Returns the name as it is saved.
  public static func saved(_ name: String) -> String {
    name.trimmed
  }
}

/// A broken rule, shown at the name field.
public enum NameProblem: Hashable, CaseIterable, BitwiseCopyable, Sendable {
  /// The name has no visible character.
  case blank

  /// The input was cut; the rest is a valid name.
  case tooLong

  /// Another user has the name, according to the server.
  case taken

  /// The text on screen.
  public var message: String {
    switch self {
    case .blank: "A name cannot be blank."
    case .tooLong: "At most \(NameRule.limit) characters."
    case .taken: DomainError.nameTaken.message
    }
  }

  /// Whether the name cannot be saved as it is.
  public var forbidsSaving: Bool {
    switch self {
    case .blank, .taken: true
    case .tooLong: false
    }
  }
}
