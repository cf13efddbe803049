import Testing

@testable import LabSourceCode

struct BehaviourTests {
  private func behaviours(_ texts: String...) -> [Behaviour] {
    Behaviour.all(
      in: zip(["LikeRollsBackTests", "MVXTests"], texts).map {
        SourceFile(path: "Tests/SideBySideTests/\($0).swift", text: $1)
      })
  }

  @Test func `reads name, summary, shared code, and the test of each pattern`() throws {
    let behaviour = try #require(
      behaviours(
        """
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
      ).first)

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

  @Test func `adds the tests of extensions in other files`() {
    let behaviours = behaviours(
      "struct LikeRollsBackTests {\n  @Test func `MV: a`() {\n    b()\n  }\n}",
      """
      extension OtherTests {
        @Test func `MVX: in vain`() {
        }
      }

      extension LikeRollsBackTests {
        @Test func `MVX: in one file`() {
          d()
        }
      }
      """)

    #expect(behaviours.map(\.name) == ["LikeRollsBack"])
    #expect(behaviours[0].tests.map(\.pattern) == ["MV", "MVX"])
    #expect(behaviours[0].tests.last?.lines == ["d()"])
  }
}
