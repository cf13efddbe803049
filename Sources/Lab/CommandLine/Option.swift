/// A word with two dashes that a command understands. Help and parsing read the same declaration.
struct Option {
  /// What follows the option; the placeholder stands for it in help.
  enum Value {
    case none
    case text(String)
    /// A whole number, not below the least.
    case number(String, from: UInt64 = 0)
    case word(String, of: Vocabulary)
    /// Words with commas between them.
    case words(String, of: Vocabulary)
  }

  let name: String
  let value: Value
  let help: String

  init(_ name: String, _ value: Value = .none, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  /// `--seed N`
  var synopsis: String {
    switch value {
    case .none: spelling
    case .text(let placeholder), .number(let placeholder, _), .word(let placeholder, _),
      .words(let placeholder, _):
      "\(spelling) \(placeholder)"
    }
  }

  /// `--seed`
  var spelling: String { "--\(name)" }

  static let help = Option("help", help: "Shows this text; -h does the same.")
  static let version = Option("version", help: "Prints the version.")
}
