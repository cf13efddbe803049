/// Swift source, line by line, with the code in each line.
///
/// ```swift
/// let text = SwiftText("greet(\"a // b\") // { hello")
/// print(text.lines[0].code)
/// // greet("_ __ _")
/// ```
///
/// Comments, string literals with their interpolations and raw identifiers are recognised; a regex
/// literal is read as operators.
package struct SwiftText: Sendable {
  package struct Line: Sendable {
    /// The line as written.
    package let text: String

    /// The line without comments, and with `_` for the content of literals and raw identifiers.
    ///
    /// It has as many characters as ``text``; its braces and keywords are those of the language.
    package let code: String

    /// The number of braces that are open before the line.
    package let depth: Int

    package var isCode: Bool { !code.allSatisfy(\.isWhitespace) }
  }

  package let lines: [Line]

  package init(_ text: String) {
    var scanner = CodeScanner(rest: text[...])
    scanner.scanCode()
    var depth = 0
    lines = zip(Self.lines(of: text), Self.lines(of: scanner.code)).map { text, code in
      defer { depth += code.count { $0 == "{" } - code.count { $0 == "}" } }
      return Line(text: String(text), code: String(code), depth: depth)
    }
  }

  /// Returns the lines from `start` to the end of the first block that opens there or later; `nil`
  /// if it stays open.
  package func block(from start: Int) -> ClosedRange<Int>? {
    var depth = 0
    for index in start..<lines.count {
      for character in lines[index].code where character == "{" || character == "}" {
        depth += character == "{" ? 1 : -1
        if depth <= 0 { return depth == 0 ? start...index : nil }
      }
    }
    return nil
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}

/// Copies source and blanks everything that is not code, character by character.
private struct CodeScanner {
  var rest: Substring
  private(set) var code = ""

  init(rest: Substring) {
    self.rest = rest
  }

  /// Scans to the end, or to the parenthesis that closes an interpolation.
  mutating func scanCode(isInterpolation: Bool = false) {
    var open = 0
    while let character = rest.first {
      switch character {
      case "/" where rest.hasPrefix("//"): blank(rest.prefix { !$0.isNewline }.count)
      case "/" where rest.hasPrefix("/*"): scanComment()
      case "`": scanRawIdentifier()
      case "#", "\"": scanString()
      default:
        keep(1)
        if character == "(" { open += 1 }
        if character == ")" { open -= 1 }
        if open < 0, isInterpolation { return }
      }
    }
  }

  /// Comments nest.
  private mutating func scanComment() {
    var depth = 0
    repeat {
      let isStart = rest.hasPrefix("/*")
      let isEnd = rest.hasPrefix("*/")
      depth += isStart ? 1 : isEnd ? -1 : 0
      blank(isStart || isEnd ? 2 : 1)
    } while depth > 0 && !rest.isEmpty
  }

  private mutating func scanRawIdentifier() {
    keep(1)
    blank(rest.prefix { $0 != "`" && !$0.isNewline }.count, with: "_")
    if rest.first == "`" { keep(1) }
  }

  /// Scans a literal; one without its closing quote ends with its line.
  private mutating func scanString() {
    let pounds = String(rest.prefix { $0 == "#" })
    keep(pounds.count)
    guard rest.first == "\"" else { return }
    let quote = rest.hasPrefix("\"\"\"") ? "\"\"\"" : "\""
    keep(quote.count)
    while let character = rest.first {
      if rest.hasPrefix(quote + pounds) { return keep(quote.count + pounds.count) }
      if character.isNewline, quote.count == 1 { return }
      if rest.hasPrefix("\\" + pounds + "(") {
        blank(1 + pounds.count, with: "_")
        keep(1)
        scanCode(isInterpolation: true)
      } else {
        blank(rest.hasPrefix("\\" + pounds) ? 2 + pounds.count : 1, with: "_")
      }
    }
  }

  private mutating func keep(_ count: Int) {
    code += rest.prefix(count)
    rest = rest.dropFirst(count)
  }

  /// Replaces characters by `mark`; spaces and line breaks stay.
  private mutating func blank(_ count: Int, with mark: Character = " ") {
    code += String(rest.prefix(count).map { $0.isWhitespace ? $0 : mark })
    rest = rest.dropFirst(count)
  }
}
