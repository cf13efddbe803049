/// A word with two dashes that a command understands.
struct Option {
  /// The value after the option, with its placeholder in the help.
  enum Value {
    case none
    case text(String)
    case number(String, in: ClosedRange<UInt64>)
    case word(String, of: Vocabulary)
    /// Different words with commas between them.
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

  var spelling: String { "--\(name)" }

  /// `--seed N`
  var synopsis: String {
    switch value {
    case .none: spelling
    case .text(let placeholder), .number(let placeholder, _), .word(let placeholder, _),
      .words(let placeholder, _):
      "\(spelling) \(placeholder)"
    }
  }
}

/// The words without dashes that a command takes, any number of them.
struct Operand {
  let placeholder: String
  /// The words that it may be; `nil` for any.
  let vocabulary: () -> Vocabulary?
}
