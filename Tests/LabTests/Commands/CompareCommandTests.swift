import LabAudit
import LabContract
import LabOutput
import LabPatterns
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct CompareCommandTests {
  @Test func `shows a behaviour in columns`() async {
    let run = await Run("compare", "f8", "--patterns", "MV,MVI", width: 100)

    #expect(
      run.results == """
        Tests/SideBySideTests/BlankDraftTests.swift
        F8: given a blank draft, when Publish is tapped, then nothing is sent.

        For every test
        ───────────────
        let blank = " "

        MV                                          │ MVI
        through the stage                           │ through the reducer
        lines: 2                                    │ lines: 2, unchecked: the store
        ────────────────────────────────────────────┼────────────────────────────────────────────
        try await app.type(blank, into: "New post") │ let effects = send(.publishTapped)
        #expect(app.pending == [])                  │
                                                    │ #expect(effects == [])

        """)
    #expect(run.code == .done)
  }

  @Test func `shows the files that patterns share in rows of their own`() async {
    let run = await Run("compare", "Feed", "--patterns", "mvi,MV", width: 100)

    #expect(
      run.results == """
        feed

        MVI/Feed/FeedView.swift                  │ MV/Feed/FeedView.swift
        ─────────────────────────────────────────┼─────────────────────────────────────────
        struct FeedView: View {                  │ struct FeedView: View {
          let store: FeedStore  // Only sends.   │   @State private var model = FeedModel()
        }                                        │ }

        MVI/Feed/FeedIntent.swift                │ MV/Feed/FeedModel.swift
        ─────────────────────────────────────────┼─────────────────────────────────────────
        enum FeedIntent {                        │ struct FeedModel {}
          case likeTapped(Post.ID)               │
          case appeared                          │
        }                                        │

        """)
  }

  @Test func `counts code, and traces the entries`() async {
    let run = await Run("compare", "--metrics", "--patterns", "MV,MVI")

    #expect(
      run.results.hasPrefix(
        """
        What a pattern takes to do the same

          pattern  files  types  lines  entries
        ───────────────────────────────────────────
        feed
          MV           2      2      4  –
          MVI          2      2      7  tapped

        profile
          MV           1      1      1  –
          MVI          1      1      1  nameChanged

        both, with the machinery
          MV           3      3      5
          MVI          4      5     11

        types: structs
        """))
  }

  @Test(arguments: [["feed"], ["anything"], ["--metrics"], []])
  func `fails in one line without sources`(words: [String]) async {
    let run = await Run(["compare"] + words, checkout: nil)

    #expect(run.notes == "lab compare: \(CheckoutError.missing)\n")
    #expect(run.results == "" && run.code == .failed)
  }
}

/// `lab compare` on this repository.
struct CompareRepositoryTests {
  @Test func `a number shows its tests, or where it is specified`() async throws {
    let checkout = try Checkout(inOrAbove: [#filePath])
    let tested = await Run("compare", "F9", checkout: checkout)
    let untested = await Run("compare", "f1", checkout: checkout)

    #expect(tested.results.hasPrefix("Tests/SideBySideTests/OpenAuthorTests.swift\nF9: given"))
    #expect(
      untested.results == """
        F1: the first page
        docs/spec.md specifies it, and says why it has no side-by-side tests.

        """)
  }
}
