/// Swift source, line by line, with the code in each line.
///
/// ```swift
/// let text = SwiftText("greet(\"a // b\") // { hello")
/// print(text.lines[0].code)
/// // greet("_ __ _")
/// ```
///
/// Comments, string literals of every kind with their interpolations, and raw identifiers are known;
/// a regex literal is taken for operators.
package struct SwiftText: Sendable {
  package struct Line: Sendable {
    /// As it was written.
    package let text: String

    /// The same without comments, and with `_` for what stands inside literals and raw identifiers.
    ///
    /// As many characters as ``text``; its braces and keywords are those of the language.
    package let code: String

    package var isCode: Bool { !code.allSatisfy(\.isWhitespace) }
  }

  package let lines: [Line]

  package init(_ text: String) {
    var scanner = SwiftScanner(text)
    lines = zip(Self.lines(of: text), Self.lines(of: scanner.code())).map {
      Line(text: String($0), code: String($1))
    }
  }

  private static func lines(of text: String) -> [Substring] {
    let lines = text.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
    return lines.last?.isEmpty == true ? lines.dropLast() : lines
  }
}
