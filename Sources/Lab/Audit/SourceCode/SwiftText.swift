/// Swift source, line by line, with the code in each line.
///
///     let text = SwiftText("greet(\"a // b\") // { hello")
///     print(text.lines[0].code)  // greet(________)
///
/// Comments, string literals and raw identifiers are recognised; a literal inside an interpolation is read as code.
package struct SwiftText: Sendable {
  package struct Line: Sendable {
    /// The line as written.
    package let text: String

    /// The line with spaces for comments, and with `_` for literals and raw identifiers.
    package let code: String

    /// The number of braces that are open before the line.
    package let depth: Int

    package var isCode: Bool { !code.allSatisfy(\.isWhitespace) }
  }

  package let lines: [Line]

  package init(_ text: String) {
    let code = text.replacing(Self.notCode) { match in
      let mark: Character = match.output.comment == nil ? "_" : " "
      return String(match.output.0.map { $0.isWhitespace ? $0 : mark })
    }
    var depth = 0
    lines = zip(Self.lines(of: text), Self.lines(of: code)).map { text, code in
      defer { depth += code.count { $0 == "{" } - code.count { $0 == "}" } }
      return Line(text: String(text), code: String(code), depth: depth)
    }
  }

  /// Returns the lines from `start` to the end of the first block that opens there or later; `nil` if it stays open.
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

  /// Comments, literals of several lines and of one, and raw identifiers.
  nonisolated(unsafe) private static let notCode =
    /(?<comment>\/\/[^\n]*|\/\*[\s\S]*?\*\/)|"""[\s\S]*?"""|"(?:\\.|[^"\\\n])*"|`[^`\n]*`/
}
