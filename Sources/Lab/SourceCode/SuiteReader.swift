/// Takes a test suite apart whose tests are named after patterns, as in ``MV: through the stage``.
struct SuiteReader {
  private(set) var summary = ""
  private(set) var shared: [String] = []
  private(set) var tests: [Behaviour.Test] = []

  private let lines: [SwiftText.Line]

  init(_ text: String) {
    lines = SwiftText(text).lines
    guard
      let opening = lines.firstIndex(where: { $0.code.firstMatch(of: /\bstruct \w+Tests\b/) != nil }
      ),
      let closing = end(ofBlockFrom: opening)
    else { return }

    let comment = lines[..<opening].reversed().prefix {
      $0.text.hasPrefix("///") || $0.text.hasPrefix("@")
    }
    summary = comment.reversed().filter { $0.text.hasPrefix("///") }
      .map { String($0.text.dropFirst(3)).trimmed }.joined(separator: " ")

    var members: [String] = []
    var index = opening + 1
    while index < closing {
      if let test = test(at: index) {
        let height = members.reversed().prefix { !$0.trimmed.isEmpty && !Self.ends($0) }.count
        let heading = members.suffix(height)
        members.removeLast(height)
        tests.append(
          Behaviour.Test(
            pattern: test.pattern, approach: test.approach,
            lines: heading.filter { $0.trimmed != "@Test" }.unindented + test.body))
        index = test.end + 1
      } else {
        members.append(lines[index].text)
        index += 1
      }
    }
    let before = lines[..<(opening - comment.count)].filter { !$0.code.hasPrefix("import ") }
    let others = [before.map(\.text), members, lines[(closing + 1)...].map(\.text)]
    shared = others.flatMap { $0.unindented + [""] }.withoutNeedlessBlanks
  }

  private func test(
    at index: Int
  ) -> (pattern: String, approach: String, body: [String], end: Int)? {
    let line = lines[index]
    guard let match = line.code.firstMatch(of: /\bfunc\s+`([^`]*)`/),
      let end = end(ofBlockFrom: index)
    else { return nil }
    let start = line.code.distance(from: line.code.startIndex, to: match.1.startIndex)
    let name = String(line.text.dropFirst(start).prefix(match.1.count))
    guard let parts = name.wholeMatch(of: /(\w+): (.*)/) else { return nil }

    let body: [String]
    let signature = lines[index...end].firstIndex { $0.code.contains("{") } ?? index
    if signature == end {
      let (code, text) = (lines[end].code, lines[end].text)
      let opening = code.prefix { $0 != "{" }.count + 1
      let closing = code.reversed().prefix { $0 != "}" }.count + 1
      body = [String(text.dropFirst(opening).dropLast(closing)).trimmed]
    } else {
      body = lines[(signature + 1)..<end].map(\.text).unindented
    }
    return (String(parts.1), String(parts.2), body, end)
  }

  /// The line in which the first block that opens at or after `start` is closed.
  private func end(ofBlockFrom start: Int) -> Int? {
    var depth = 0
    for index in start..<lines.count {
      for character in lines[index].code {
        if character == "{" { depth += 1 }
        if character == "}" {
          depth -= 1
          if depth == 0 { return index }
        }
      }
    }
    return nil
  }

  /// Whether a line ends what stands before a declaration.
  private static func ends(_ line: String) -> Bool {
    line.hasSuffix("}") || line.hasSuffix("{")
  }
}

extension String {
  fileprivate var trimmed: String {
    let start = drop(while: \.isWhitespace)
    let end = start.lastIndex { !$0.isWhitespace }
    return end.map { String(start[...$0]) } ?? ""
  }
}

extension [String] {
  /// Without the indentation that all lines have.
  fileprivate var unindented: [String] {
    let indentations = filter { !$0.trimmed.isEmpty }.map { $0.prefix { $0 == " " }.count }
    return map { String($0.dropFirst(indentations.min() ?? 0)) }
  }

  /// Without blank lines at both ends, and with one where there were several.
  fileprivate var withoutNeedlessBlanks: [String] {
    Array(split(whereSeparator: \.trimmed.isEmpty).joined(separator: [""]))
  }
}
