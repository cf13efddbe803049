import LabOutput

/// The words after a command's name, checked against its declaration.
///
/// `--name value` and `--name=value` are the same, and `--` ends the options. A value that begins
/// with a dash needs the '='. Words after `--help` are not checked.
package struct Arguments {
  /// Words of a vocabulary once each, as it spells them; any others as they were given.
  package private(set) var operands: [String] = []
  /// The options, in the order in which they were given.
  package private(set) var given: [Option] = []
  private var values: [String: String] = [:]

  package init(
    _ words: some Sequence<String>, options: [Option], operand: Operand? = nil
  ) throws(UsageError) {
    let vocabulary = operand?.vocabulary()
    var rest = Array(words)[...]
    var areOptionsOver = false
    while let word = rest.popFirst(), !has(.help) {
      if !areOptionsOver, word == "--" {
        areOptionsOver = true
      } else if !areOptionsOver, word.isDashed {
        try read(word, from: options, &rest)
      } else {
        if operand == nil { throw UsageError("unexpected '\(word)'") }
        let isAny = vocabulary == nil || operand?.thenAny == true && !operands.isEmpty
        let known = isAny ? word : try vocabulary?.word(word) ?? word
        if isAny || !operands.contains(known) { operands.append(known) }
      }
    }
  }

  package func has(_ option: Option) -> Bool { values[option.name] != nil }

  package subscript(option: Option) -> String? { values[option.name] }

  package func number(of option: Option) -> UInt64? { self[option].flatMap { UInt64($0) } }

  /// The words of a list, in the order in which they were given.
  package func words(of option: Option) -> [String]? {
    self[option]?.split(separator: ",").map(String.init)
  }

  /// Returns the line that gives a release build of the program these words, quoted for a shell.
  package func releaseCommand(_ invocation: String) -> String {
    let options = given.flatMap { option in
      guard let value = self[option], !value.isEmpty else { return [option.spelling] }
      return value.isDashed ? ["\(option.spelling)=\(value)"] : [option.spelling, value]
    }
    let words = (operands + options).map(\.quotedForShell)
    return (["swift run -c release \(invocation)"] + words).joined(separator: " ")
  }

  /// The file for the results; `nil` for the standard output.
  package var outputPath: String? {
    self[.output].flatMap { ["-", "/dev/stdout"].contains($0) ? nil : $0 }
  }

  private mutating func read(
    _ word: String, from options: [Option], _ rest: inout ArraySlice<String>
  ) throws(UsageError) {
    let parts = word.split(separator: "=", maxSplits: 1, omittingEmptySubsequences: false)
    let spelling = parts[0] == "-h" ? Option.help.spelling : String(parts[0])
    let known = try Vocabulary("option", options.map(\.spelling)).word(spelling)
    guard let option = options.first(where: { $0.spelling == known }) else { return }
    if has(option) { throw UsageError("'\(known)' is given twice") }
    given.append(option)

    var text = parts.count > 1 ? String(parts[1]) : nil
    if case .none = option.value {
      if text != nil { throw UsageError("'\(known)' takes no value") }
      values[option.name] = ""
      return
    }
    if text == nil, let next = rest.first, !next.isDashed { text = rest.popFirst() }
    guard let text, !text.isEmpty else {
      throw UsageError("'\(known)' needs a value: \(option.synopsis)")
    }
    values[option.name] = try Self.check(text, for: option)
  }

  private static func check(_ text: String, for option: Option) throws(UsageError) -> String {
    switch option.value {
    case .none, .text: return text
    case .word(_, let vocabulary): return try vocabulary.word(text)
    case .words(_, let vocabulary):
      var words: [String] = []
      for part in text.split(separator: ",", omittingEmptySubsequences: false) {
        let word = try vocabulary.word(String(part.drop { $0 == " " }))
        if words.contains(word) {
          throw UsageError("'\(option.spelling)' names '\(word)' twice")
        }
        words.append(word)
      }
      return words.joined(separator: ",")
    case .number(_, let range):
      guard let number = UInt64(text), range.contains(number) else {
        let most = Int(exactly: range.upperBound).map { "to \(Units.count($0))" } ?? "up"
        throw UsageError(
          "'\(option.spelling)' takes a whole number from \(range.lowerBound) \(most), not '\(text)'"
        )
      }
      return String(number)
    }
  }
}

/// Words that a command does not understand; nothing was done.
package struct UsageError: Error, Hashable, CustomStringConvertible {
  package let description: String

  package init(_ description: String) {
    self.description = description
  }
}

extension String {
  /// Whether it reads as an option. A dash alone and a negative number do not.
  var isDashed: Bool {
    hasPrefix("-") && dropFirst().first?.isNumber == false
  }

  fileprivate var quotedForShell: String {
    allSatisfy { $0.isASCII && ($0.isLetter || $0.isNumber) || "-_./,:=".contains($0) }
      ? self : "'\(replacing("'", with: #"'\''"#))'"
  }
}
