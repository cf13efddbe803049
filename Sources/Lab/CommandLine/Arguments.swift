/// What was typed after a command's name, checked against what the command declares.
///
/// `--name value` and `--name=value` are the same, and `--` ends the options. A value that begins
/// with a dash needs the pattern with '='. Help comes before everything that follows it.
struct Arguments {
  /// Each word once, as the vocabulary spells it.
  private(set) var operands: [String] = []
  private var values: [String: String] = [:]

  init(
    _ words: some Sequence<String>, options: [Option], operand: Operand? = nil
  ) throws(UsageError) {
    var rest = Array(words)[...]
    var areOptionsOver = false
    while let word = rest.popFirst(), !has(.help) {
      if areOptionsOver || !word.isDashed {
        try add(word, as: operand)
      } else if word == "--" {
        areOptionsOver = true
      } else {
        try read(word, from: options, &rest)
      }
    }
  }

  func has(_ option: Option) -> Bool { values[option.name] != nil }

  subscript(option: Option) -> String? { values[option.name] }

  /// The words of a list, each once, in the order in which they were given.
  func words(of option: Option) -> [String]? {
    self[option]?.split(separator: ",").map(String.init)
  }

  private mutating func add(_ word: String, as operand: Operand?) throws(UsageError) {
    guard let operand else { throw UsageError("unexpected '\(word)'") }
    let word = try operand.vocabulary?.word(word) ?? word
    if !operands.contains(word) { operands.append(word) }
  }

  private mutating func read(
    _ word: String, from options: [Option], _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let option = try Self.option(String(parts[0]), in: options)
    if has(option) { throw UsageError("'\(option.spelling)' is given twice") }

    var text = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.value {
      if text != nil { throw UsageError("'\(option.spelling)' takes no value") }
      values[option.name] = ""
      return
    }
    if text == nil, let next = rest.first, !next.isDashed { text = rest.popFirst() }
    guard let text, !text.isEmpty else {
      throw UsageError("'\(option.spelling)' needs a value: \(option.synopsis)")
    }
    values[option.name] = try Self.check(text, for: option)
  }

  private static func option(
    _ spelling: String, in options: [Option]
  ) throws(UsageError) -> Option {
    let spelling = spelling == "-h" ? Option.help.spelling : spelling
    let known = try Vocabulary("option", options.map(\.spelling)).word(spelling)
    guard let option = options.first(where: { $0.spelling == known }) else {
      throw UsageError("unknown option '\(spelling)'")
    }
    return option
  }

  private static func words(
    in text: String, _ vocabulary: Vocabulary
  ) throws(UsageError) -> String {
    var words: [String] = []
    for part in text.split(separator: ",", omittingEmptySubsequences: false) {
      let word = try vocabulary.word(String(part.drop { $0 == " " }))
      if !words.contains(word) { words.append(word) }
    }
    return words.joined(separator: ",")
  }

  private static func check(_ text: String, for option: Option) throws(UsageError) -> String {
    switch option.value {
    case .none, .text: return text
    case .word(_, let vocabulary): return try vocabulary.word(text)
    case .words(_, let vocabulary): return try Self.words(in: text, vocabulary)
    case .number(_, let least):
      if UInt64(text) == nil, text.allSatisfy({ ("0"..."9").contains($0) }) {
        throw UsageError("'\(text)' is too large for '\(option.spelling)'")
      }
      guard let number = UInt64(text), number >= least else {
        throw UsageError(
          "'\(option.spelling)' takes a whole number from \(least) up, not '\(text)'")
      }
      return String(number)
    }
  }
}

extension String {
  /// Reads as an option. A dash alone and a negative number do not.
  var isDashed: Bool {
    hasPrefix("-") && dropFirst().first?.isNumber == false
  }
}
