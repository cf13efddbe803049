import LabSpecification
import Synchronization
import Testing

struct ScreensTests {
  @Test func `marks the lines that differ`() {
    let difference = difference(
      of: """
        ═══ Feed ═══
        [♥ 4]  [Ada]  Third
        [♥ 2]  [Bo]  Second

        That is all.
        """,
      from: """
        ═══ Feed ═══
        New post ‹›
        [♡ 3]  [Ada]  Third
        [♥ 2]  [Bo]  Second
        That is all.
        """)

    #expect(
      difference == """
          ═══ Feed ═══
        - New post ‹›
        - [♡ 3]  [Ada]  Third
        + [♥ 4]  [Ada]  Third
          [♥ 2]  [Bo]  Second
        +\u{20}
          That is all.
        """)
  }

  @Test func `names the pattern and marks the difference`() async throws {
    let app = PatternUnderTest.all[0].feed()

    let issues = try await issues {
      expectScreen(app, "═══ Feed ═══\n◌ Waiting")
      expectEnd(app, "◌ Waiting")
      expectLine(app, "Loading")
      expectScreen(app, "═══ Feed ═══\n◌ Loading")
      expectEnd(app, "◌ Loading")
      expectLine(app, "◌ Loading")
    }

    #expect(
      issues == [
        """
        MV shows another screen (- expected, + shown):
          ═══ Feed ═══
        - ◌ Waiting
        + ◌ Loading
        """,
        """
        MV shows another screen (- expected, + shown):
        - ◌ Waiting
        + ◌ Loading
        """,
        """
        MV shows no line 'Loading':
        ═══ Feed ═══
        ◌ Loading
        """,
      ])
  }

  /// Returns the comments of the issues that `body` records, and suppresses them.
  private func issues(in body: @escaping @MainActor @Sendable () -> Void) async throws -> [String] {
    let comments = Mutex<[String]>([])
    let collecting = IssueHandlingTrait.compactMapIssues { issue in
      comments.withLock { $0 += issue.comments.map(\.rawValue) }
      return nil
    }
    try await collecting.provideScope(for: #require(Test.current), testCase: Test.Case.current) {
      await body()
    }
    return comments.withLock { $0 }
  }
}
