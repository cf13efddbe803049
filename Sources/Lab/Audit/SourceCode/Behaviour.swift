/// One behaviour of the specification, with its test in every pattern.
package struct Behaviour: Sendable {
  /// The test of one pattern: ``MVI: through the reducer``.
  package struct Test: Hashable, Sendable {
    package let pattern: String
    /// The rest of the test's name: `through the reducer`.
    package let approach: String
    /// What the test does not run, from its comment `/// Unchecked: …`; `nil` when it runs all.
    package let unchecked: String?
    /// The body.
    package let lines: [String]

    /// The number of lines with code in the body.
    package var lineCount: Int {
      SwiftText(lines.joined(separator: "\n")).lines.count(where: \.isCode)
    }

    /// The approach, the length, and what is unchecked.
    package var notes: [String] {
      [approach, "lines: \(lineCount)" + (unchecked.map { ", unchecked: \($0)" } ?? "")]
    }
  }

  /// `LikeRollsBack`
  package let name: String
  package let path: String
  /// The comment on the tests, as one line.
  package let summary: String
  /// The rest of the file, which all tests may use.
  package let shared: [String]
  package let tests: [Test]

  /// `F6`, when the summary begins with `F6: `.
  package var number: String? {
    let word = summary.prefix { $0 != ":" }
    return word.last?.isNumber == true ? String(word) : nil
  }
}

extension Behaviour {
  /// Reads `struct …Tests` with tests of patterns; `nil` for a file without.
  init?(_ file: SourceFile) {
    let text = SwiftText(file.text)
    let lines = text.lines
    guard file.name.hasSuffix("Tests"),
      let head = lines.firstIndex(where: { $0.code.contains(/^struct \w+Tests\b/) }),
      let block = text.block(from: head)
    else { return nil }
    let heading = text.heading(of: head)
    let tests = text.tests(in: block)
    if tests.isEmpty { return nil }
    let members = block.dropFirst().dropLast().filter { index in
      !tests.contains { $0.lines.contains(index) }
    }
    let others = [
      lines[..<heading.lowerBound].filter { !$0.code.hasPrefix("import ") }.map(\.text),
      members.map { lines[$0].text },
      lines[(block.upperBound + 1)...].map(\.text),
    ]

    name = String(file.name.dropLast("Tests".count))
    path = file.path
    summary = lines[heading].filter { $0.text.hasPrefix("/// ") }
      .map { String($0.text.dropFirst(4)) }.joined(separator: " ")
    let rest = others.flatMap { $0.unindented + [""] }
    // At most one blank line between two others.
    shared = Array(rest.split(whereSeparator: \.isBlank).joined(separator: [""]))
    self.tests = tests.map(\.test)
  }
}

extension SwiftText {
  /// The tests whose names begin with a pattern, each with its lines, comments included.
  fileprivate func tests(
    in block: ClosedRange<Int>
  ) -> [(test: Behaviour.Test, lines: ClosedRange<Int>)] {
    block.compactMap { index in
      guard let name = lines[index].text.firstMatch(of: /func `(\w+): ([^`]*)`/),
        let range = self.block(from: index),
        let opening = range.first(where: { lines[$0].code.contains("{") })
      else { return nil }
      let body = lines[opening..<range.upperBound].dropFirst().map(\.text).unindented
      let heading = heading(of: index)
      let unchecked = lines[heading].lazy.compactMap {
        $0.text.firstMatch(of: /\/ Unchecked: (.+?)\.?$/)?.1
      }.first
      let test = Behaviour.Test(
        pattern: String(name.1), approach: String(name.2), unchecked: unchecked.map { String($0) },
        lines: body)
      return (test, heading.lowerBound...range.upperBound)
    }
  }

  /// The comments and attributes above a declaration.
  fileprivate func heading(of index: Int) -> Range<Int> {
    let heading = lines[..<index].reversed().prefix {
      $0.text.contains(/^ *(?:\/\/|@)/)
    }
    return index - heading.count..<index
  }
}

extension [String] {
  /// The lines without the indentation that all have.
  package var unindented: [String] {
    let indentations = filter { !$0.isBlank }.map { $0.prefix { $0 == " " }.count }
    return map { String($0.dropFirst(indentations.min() ?? 0)) }
  }
}

extension String {
  fileprivate var isBlank: Bool { allSatisfy(\.isWhitespace) }
}
