import Foundation

/// The answers of a person, or of a pipe.
struct Input {
  /// Whether a person types, who can be asked again.
  let isTerminal: Bool
  /// Returns the next line without its line break; `nil` at the end.
  let nextLine: () -> String?

  static let standard = Input(isTerminal: isatty(STDIN_FILENO) == 1) { readLine() }
}
