/// A word with two dashes that a command understands.
package struct Option {
  /// The value after the option, with its placeholder in the help.
  package enum Value {
    case none
    case text(String)
    case number(String, in: ClosedRange<UInt64>)
    case word(String, of: Vocabulary)
    /// Different words with commas between them.
    case words(String, of: Vocabulary)
  }

  package let name: String
  package let value: Value
  let help: String

  package init(_ name: String, _ value: Value = .none, help: String) {
    self.name = name
    self.value = value
    self.help = help
  }

  package var spelling: String { "--\(name)" }

  /// `--seed N`
  package var synopsis: String {
    switch value {
    case .none: spelling
    case .text(let placeholder), .number(let placeholder, _), .word(let placeholder, _),
      .words(let placeholder, _):
      "\(spelling) \(placeholder)"
    }
  }
}

/// The words without dashes that a command takes, any number of them.
package struct Operand {
  let placeholder: String
  /// The words that it may be; `nil` for any.
  let vocabulary: () -> Vocabulary?
  /// Whether only the first has to be one of the words.
  let thenAny: Bool

  package init(
    placeholder: String, thenAny: Bool = false, vocabulary: @escaping () -> Vocabulary?
  ) {
    self.placeholder = placeholder
    self.thenAny = thenAny
    self.vocabulary = vocabulary
  }
}
