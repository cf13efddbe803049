import Contract
import Trace

/// A recorded session as a test: each step is a line, and the screen after it an expectation.
///
///     try EmittedTest(of: recording, on: pattern).source
///     // import …
///     // struct MVISessionTests { … }
package struct EmittedTest {
  private let session: RecordedSession
  private let pattern: String
  /// The name of the type that holds the test.
  package let suite: String
  /// Whether that is the name of the file; otherwise it is the pattern's.
  package let isNamedAfterFile: Bool

  /// - Parameters:
  ///   - pattern: any, also another than the session was recorded on.
  ///   - path: where it will be; a `MyBugTests.swift` holds a `MyBugTests`, and what can be no type's name is passed over.
  package init(
    of recording: Recording, on pattern: any TraceablePattern, at path: String? = nil
  ) throws(ReplayRefusal) {
    session = try recording.replayableSession()
    self.pattern = pattern.name
    let name = path.flatMap { Self.suite(in: $0, on: pattern.name) }
    suite = name ?? "\(pattern.name)SessionTests"
    isNamedAfterFile = name != nil
  }

  /// The whole file.
  package var source: String {
    """
    \(imports)

    /// Written by `lab trace --emit-test`. When the behaviour shall be another one, record it again.
    struct \(suite) {
      @Test func `the recorded session happens again`() async throws {
        let app = RecordedApp(\(pattern).Pattern(), dataSeed: \(session.dataSeed), posts: \(session.posts))
    \(steps.joined())  }
    }

    """
  }

  private var imports: String {
    let modules = ["LabTestSupport", "Testing", pattern] + (needsDomain ? ["Domain"] : [])
    return modules.sorted().map { "import \($0)" }.joined(separator: "\n")
  }

  /// The name of a file when a type can have it, in a file that uses those of `hidden`.
  private static func suite(in path: String, on pattern: String) -> String? {
    let hidden = [
      "Any", "LabTestSupport", "Protocol", "RecordedApp", "Self", "Test", "Testing", "Type",
      pattern,
    ]
    let file = path.split(separator: "/").last ?? ""
    guard let name = file.wholeMatch(of: /([A-Z][A-Za-z0-9_]*)\.swift/)?.1 else { return nil }
    return hidden.contains(String(name)) ? nil : String(name)
  }

  private var needsDomain: Bool {
    session.steps.contains {
      if case .answer(let answer) = $0.step { answer.failure != nil } else { false }
    }
  }

  /// Each with an empty line before it.
  private var steps: [String] {
    var before = ""
    return session.steps.map { recorded in
      defer { before = recorded.screen }
      return "\n" + indented("try await app." + call(recorded.step), by: 4)
        + expectation(of: recorded.screen, after: before)
    }
  }

  /// On one line where there is room.
  private func call(_ step: Step) -> String {
    let line = shortCall(step)
    return line.count <= 80 ? line : longCall(step) ?? line
  }

  private func shortCall(_ step: Step) -> String {
    switch step {
    case .appear: "appear()"
    case .disappear: "disappear()"
    case .tap(let element): "tap(\(literal(element)))"
    case .type(let text, let field): "type(\(literal(text)), into: \(literal(field)))"
    case .reveal(let row): "reveal(\(literal(row)))"
    case .refresh: "refresh()"
    case .answer(let answer):
      "answer(\(answer.call), \(literal(answer.request))"
        + outcome(answer) + ")"
    case .wait(let duration): "wait(\(literal(duration)))"
    }
  }

  /// `nil` for a step without a text that may be long.
  private func longCall(_ step: Step) -> String? {
    switch step {
    case .type(let text, let field): "type(\n\(block(text)), into: \(literal(field)))"
    case .answer(let answer):
      "answer(\n  \(answer.call),\n\(block(answer.request))\(outcome(answer)))"
    case .appear, .disappear, .tap, .reveal, .refresh, .wait: nil
    }
  }

  private func outcome(_ answer: StepAnswer) -> String {
    answer.failure.map { ", with: .\($0)" } ?? ""
  }

  private func expectation(of screen: String, after before: String) -> String {
    if screen == before { return indented("expectSameScreen(app)", by: 4) }
    return indented(
      """
      expectScreen(
        app,
        \"""
      \(indented(escaped(screen), by: 2))  \""")
      """, by: 4)
  }
}

/// Ends with a line break; empty lines stay empty.
private func indented(_ text: String, by spaces: Int) -> String {
  let margin = String(repeating: " ", count: spaces)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { ($0.isEmpty ? "" : margin + $0) + "\n" }.joined()
}

private func literal(_ duration: Duration) -> String {
  let (milliseconds, rest) = duration.nanoseconds.quotientAndRemainder(dividingBy: 1_000_000)
  return rest == 0 ? ".milliseconds(\(milliseconds))" : ".nanoseconds(\(duration.nanoseconds))"
}

private func literal(_ text: String) -> String {
  "\"" + text.unicodeScalars.map { escaped($0) ?? "\($0)" }.joined() + "\""
}

/// The same over several lines.
private func block(_ text: String) -> String {
  let isOpen = text.hasSuffix(" ")
  let lines = escaped(isOpen ? String(text.dropLast()) : text) + (isOpen ? "\\u{20}" : "")
  return String(indented("\"\"\"\n\(lines)\n\"\"\"", by: 2).dropLast())
}

/// As it may stand between three quotation marks and three; line breaks stay.
private func escaped(_ text: String) -> String {
  var quotes = 0
  return text.unicodeScalars.map { scalar in
    quotes = scalar == "\"" ? quotes + 1 : 0
    let isPlain = scalar == "\n" || scalar == "\"" && !quotes.isMultiple(of: 3)
    return isPlain ? "\(scalar)" : escaped(scalar) ?? "\(scalar)"
  }
  .joined()
}

/// A character that would end a text or a line, or begin code; `nil` of any other.
///
/// A scalar and not a `Character`, because Swift's lexer knows none: a quotation mark with an accent ends a text too.
private func escaped(_ scalar: Unicode.Scalar) -> String? {
  switch scalar {
  case "\\": "\\\\"
  case "\"": "\\\""
  case "\n": "\\n"
  case "\r": "\\r"
  case _ where scalar.properties.generalCategory == .control:
    "\\u{\(String(scalar.value, radix: 16))}"
  case _: nil
  }
}
