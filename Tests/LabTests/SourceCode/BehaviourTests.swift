import Testing

@testable import LabAudit

struct BehaviourTests {
  @Test func `reads name, summary, shared code, and the test of each pattern`() throws {
    let text = """
      import MV
      import Testing

      /// F6: given a feed, when a like fails,
      /// then the row is as it was.
      @MainActor
      struct LikeRollsBackTests {
        let kept = "}"


        /// Taps.
        @Test func `MV: through the stage`() async throws {
          tap("{")

          if true {
            expect()
          }
        }

        func help() {}

        /// Unchecked: the store, the view.
        @Test
        func `MVI: with effects: as values`(
          _ number: Int
        ) {
          send()
        }
      }

      private func more() {
        go()
      }
      """
    let path = "Tests/SideBySideTests/LikeRollsBackTests.swift"

    let behaviour = try #require(Behaviour(SourceFile(path: path, text: text)))

    #expect(behaviour.name == "LikeRollsBack" && behaviour.number == "F6")
    #expect(behaviour.summary == "F6: given a feed, when a like fails, then the row is as it was.")
    #expect(
      behaviour.shared == [
        "let kept = \"}\"", "", "func help() {}", "", "private func more() {", "  go()", "}",
      ])
    #expect(
      behaviour.tests == [
        Behaviour.Test(
          pattern: "MV", approach: "through the stage", unchecked: nil,
          lines: ["tap(\"{\")", "", "if true {", "  expect()", "}"]),
        Behaviour.Test(
          pattern: "MVI", approach: "with effects: as values", unchecked: "the store, the view",
          lines: ["send()"]),
      ])
    #expect(behaviour.tests.map(\.lineCount) == [4, 1])
  }
}
