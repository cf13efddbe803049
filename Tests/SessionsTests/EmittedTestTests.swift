import Contract
import PatternList
import Sessions
import Testing
import Trace

struct EmittedTestTests {
  private func source(_ steps: (Step, screen: String)...) throws -> String {
    var session = RecordedSession(dataSeed: 1, posts: 3)
    session.steps = steps.enumerated().map { RecordedStep($1.0, event: $0, screen: $1.screen) }
    var recording = Recording(level: .fields, events: [])
    recording.session = session
    return try EmittedTest(of: recording, on: try #require(Patterns.all.first)).source
  }

  @Test func `a wait keeps its nanoseconds`() throws {
    let source = try source((.appear, screen: "Feed"), (.wait(.microseconds(1_500)), screen: ""))

    #expect(source.contains("app.wait(.nanoseconds(1500000))"))
  }

  @Test func `a session is a line for each step, and what is seen after it`() throws {
    let source = try source(
      (.appear, screen: "Feed"), (.wait(.milliseconds(300)), screen: "Feed"),
      (.disappear, screen: ""))

    #expect(
      source == #"""
        import LabTestSupport
        import MV
        import Testing

        /// Written by `lab trace --emit-test`. When the behaviour shall be another one, record it again.
        struct MVSessionTests {
          @Test func `the recorded session happens again`() async throws {
            let app = RecordedApp(MV.Pattern(), dataSeed: 1, posts: 3)

            try await app.appear()
            expectScreen(
              app,
              """
              Feed
              """)

            try await app.wait(.milliseconds(300))
            expectSameScreen(app)

            try await app.disappear()
            expectScreen(
              app,
              """

              """)
          }
        }

        """#)
  }

  @Test func `quotation marks and backslashes stay what they are`() throws {
    let source = try source((.type(#""a\b""#, into: "Search"), screen: #"Search ‹"a\b"›"#))

    #expect(source.contains(#"try await app.type("\"a\\b\"", into: "Search")"#))
    #expect(source.contains(#"Search ‹"a\\b"›"#))
  }

  @Test func `an error is imported where it is needed`() throws {
    let answer = StepAnswer(call: 1, request: "page(after: nil)", failure: "offline")
    let source = try source((.answer(answer), screen: "Feed"))

    #expect(source.hasPrefix("import Domain\n"))
    #expect(source.contains(#"try await app.answer(1, "page(after: nil)", with: .offline)"#))
  }

  @Test func `an error that there is not never becomes Swift`() throws {
    let answer = StepAnswer(call: 1, request: "page(after: nil)", failure: "x; fatalError()")

    let error = #expect(throws: ReplayRefusal.self) {
      try source((.appear, screen: "Feed"), (.answer(answer), screen: "Feed"))
    }

    #expect(error?.description == "event 1: the backend has no error 'x; fatalError()'")
  }

  @Test func `no character of a text ends it`() throws {
    let text = "a\r\nb\"\u{301}\u{0}"
    let source = try source((.type(text, into: "Search"), screen: text))

    #expect(source.contains(#"app.type("a\r\nb\"\#u{301}\u{0}", into: "Search")"#))
    #expect(source.contains("      a\\r\n      b\"\u{301}\\u{0}\n"))
  }

  @Test func `a text that leaves no room on its line gets lines of its own`() throws {
    let text = String(repeating: "word ", count: 20)
    let answer = StepAnswer(call: 2, request: "publish(\"\(text)\")", failure: "offline")
    let source = try source(
      (.type(text, into: "Post"), screen: "Feed"), (.answer(answer), screen: "Feed"))

    #expect(
      source.contains(
        #"""
            try await app.type(
              """
              \#(text.dropLast())\u{20}
              """, into: "Post")

        """#))
    #expect(
      source.contains(
        #"""
            try await app.answer(
              2,
              """
              publish("\#(text)")
              """, with: .offline)

        """#))
  }
}
