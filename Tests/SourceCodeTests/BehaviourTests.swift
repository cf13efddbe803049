import Testing

@testable import SourceCode

struct BehaviourTests {
  private func behaviour(_ text: String) throws -> Behaviour {
    try #require(
      Behaviour(
        SourceFile(path: "Tests/SideBySideTests/LikeRollsBackTests.swift", text: text)))
  }

  @Test func `a file gives name, summary, what is shared, and a test for each pattern`() throws {
    let behaviour = try behaviour(
      """
      import MV
      import Testing

      /// F6: given a feed, when a like fails,
      /// then the row is as it was.
      @MainActor
      struct LikeRollsBackTests {
        let kept = "}"


        @Test func `MV: through the stage`() async throws {
          tap("{")

          if true {
            expect()
          }
        }

        func help() {}

        @Test func `MVI: with effects: as values`() {
          send()
        }
      }

      private func more() {
        go()
      }
      """)

    #expect(behaviour.name == "LikeRollsBack")
    #expect(behaviour.summary == "F6: given a feed, when a like fails, then the row is as it was.")
    #expect(
      behaviour.shared == [
        "let kept = \"}\"", "", "func help() {}", "", "private func more() {", "  go()", "}",
      ])
    #expect(
      behaviour.tests == [
        Behaviour.Test(
          pattern: "MV", approach: "through the stage",
          lines: ["tap(\"{\")", "", "if true {", "  expect()", "}"]),
        Behaviour.Test(pattern: "MVI", approach: "with effects: as values", lines: ["send()"]),
      ])
  }

  @Test func `arguments and a signature of several lines are understood`() throws {
    let behaviour = try behaviour(
      """
      struct LikeRollsBackTests {
        let a = 1

        /// Twice.
        @Test(arguments: [
          1, 2,
        ])
        func `MV: by number`(
          _ number: Int
        ) {
          use(number)
        }

        @Test
        func `MVI: in short`() { use(1) }
      }
      """)

    #expect(behaviour.shared == ["let a = 1"])
    #expect(
      behaviour.tests.map(\.lines) == [
        ["/// Twice.", "@Test(arguments: [", "  1, 2,", "])", "use(number)"], ["use(1)"],
      ])
  }

  @Test(arguments: [
    ("Helpers.swift", "struct HelpersTests {\n  @Test func `MV: a`() {}\n}"),
    ("ATests.swift", "struct ATests {\n  @Test func `a sentence`() {}\n}"),
    ("ATests.swift", "struct ATests {\n  @Test func `MV: a`() {"),
    ("ATests.swift", ""),
  ])
  func `a file that compares nothing is no behaviour`(_ name: String, _ text: String) {
    #expect(Behaviour(SourceFile(path: "Tests/SideBySideTests/\(name)", text: text)) == nil)
  }
}
