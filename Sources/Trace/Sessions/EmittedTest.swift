import LabContract
import LabDomain
import LabTrace

/// A recorded session as a test: each step is a line, and the screen after it an expectation.
nonisolated package struct EmittedTest {
  private let session: RecordedSession
  private let pattern: String
  /// The name of the type that holds the test.
  package let suite: String

  /// - Parameters:
  ///   - pattern: any, not only the one that the session was recorded on.
  ///   - path: the file that the test is for; `MyBugTests.swift` holds a `MyBugTests`. Other names are passed over.
  package init(
    of recording: Recording, on pattern: any StatePattern, at path: String? = nil
  ) throws(RecordingError) {
    session = try recording.replayableSession()
    self.pattern = pattern.name
    let file = path?.split(separator: "/").last?.wholeMatch(of: /([A-Z]\w*Tests)\.swift/)
    suite = file.map { String($0.1) } ?? "\(pattern.name)SessionTests"
  }

  package var source: String {
    let fails = session.steps.contains {
      if case .answer(_, _, _?) = $0.step { true } else { false }
    }
    let modules = ["LabSpecification", "Testing", pattern] + (fails ? ["LabDomain"] : [])
    return """
      \(modules.sorted().map { "import \($0)" }.joined(separator: "\n"))

      /// Written by `lab trace --emit-test`. When the behaviour is meant to change, record it again.
      struct \(suite) {
        @Test func `replays the recorded session`() async throws {
          let app = RecordedApp(\(pattern).Pattern(), dataSeed: \(session.dataSeed), posts: \(session.posts))
      \(steps.joined())  }
      }

      """
  }

  /// The steps, each with an empty line before it, and with the screen that it led to.
  private var steps: [String] {
    var before = ""
    return session.steps.map { recorded in
      defer { before = recorded.screen }
      return "\n" + indented("try await app." + Self.call(recorded.step), by: 4)
        + (recorded.screen == before
          ? "    expectSameScreen(app)\n" : Self.expectation(of: recorded.screen))
    }
  }

  private static func expectation(of screen: String) -> String {
    indented(
      """
      expectScreen(
        app,
        \"""
      \(indented(escaped(screen), by: 2))  \""")
      """, by: 4)
  }

  private static func call(_ step: Step) -> String {
    switch step {
    case .appear: "appear()"
    case .disappear: "disappear()"
    case .tap(let element): "tap(\(literal(element)))"
    case .type(let text, let field):
      oneLine("type(\(literal(text)), into: \(literal(field)))")
        ?? "type(\n\(block(text)), into: \(literal(field)))"
    case .reveal(let row): "reveal(\(literal(row)))"
    case .refresh: "refresh()"
    case .answer(let call, let request, let failure):
      oneLine("answer(\(call), \(literal(request))\(outcome(failure)))")
        ?? "answer(\n  \(call),\n\(block(request))\(outcome(failure)))"
    case .link(let profiles): "link(to: \(profiles))"
    case .save(let profile, let name): "save(profile: \(profile), as: \(literal(name)))"
    case .wait(let nanoseconds):
      nanoseconds.isMultiple(of: 1_000_000)
        ? "wait(.milliseconds(\(nanoseconds / 1_000_000)))" : "wait(.nanoseconds(\(nanoseconds)))"
    }
  }

  private static func oneLine(_ call: String) -> String? { call.count > 80 ? nil : call }

  private static func outcome(_ failure: DomainError?) -> String {
    failure.map { ", with: .\($0)" } ?? ""
  }
}

/// Ends with a line break. Empty lines stay empty.
nonisolated private func indented(_ text: String, by spaces: Int) -> String {
  let margin = String(repeating: " ", count: spaces)
  return text.split(separator: "\n", omittingEmptySubsequences: false)
    .map { ($0.isEmpty ? "" : margin + $0) + "\n" }.joined()
}

nonisolated private func literal(_ text: String) -> String { text.debugDescription }

/// A literal of several lines.
nonisolated private func block(_ text: String) -> String {
  let isOpen = text.hasSuffix(" ")
  let lines = escaped(isOpen ? String(text.dropLast()) : text) + (isOpen ? "\\u{20}" : "")
  return String(indented("\"\"\"\n\(lines)\n\"\"\"", by: 2).dropLast())
}

/// Escapes text for a literal of several lines; line breaks stay.
nonisolated private func escaped(_ text: String) -> String {
  text.unicodeScalars.split(separator: "\n", omittingEmptySubsequences: false)
    .map { literal(String($0)).dropFirst().dropLast() }.joined(separator: "\n")
}
