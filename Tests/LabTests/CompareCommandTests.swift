import Contract
import PatternList
import SourceCode
import Testing

@testable import lab

struct CompareCommandTests {
  @Test func `shows a behaviour in columns`() async {
    let run = await Run("compare", "blank-draft", "--patterns", "MV,MVI", width: 100)

    #expect(
      run.results == """
        Tests/SideBySideTests/BlankDraftTests.swift
        F8: given a blank draft, when Publish is tapped, then nothing is sent.

        For every test
        ───────────────
        let blank = " "

        MV                                          │ MVI
        through the stage                           │ through the reducer
        ────────────────────────────────────────────┼────────────────────────────────────────────
        try await app.type(blank, into: "New post") │ let effects = send(.publishTapped)
        #expect(app.pending == [])                  │
                                                    │ #expect(effects == [])

        """)
    #expect(run.notes == "")
    #expect(run.code == .done)
  }

  @Test func `shows every pattern, and names those without the topic`() async {
    let run = await Run("compare", "BlankDraft")
    let byNumber = await Run("compare", "f8")

    #expect(byNumber.results == run.results)
    #expect(run.results.contains("\n\nMV\nthrough the stage\n"))
    #expect(run.results.contains("\n\nMVI\nthrough the reducer\n"))
    #expect(run.results.contains("\n\nNot in MVVM, MVVMActions, InputOutput"))
    #expect(run.longestLine <= 80)
  }

  @Test func `shows the files that patterns share in rows of their own`() async {
    let run = await Run("compare", "Feed", "--patterns", "mvi,MV", width: 100)

    #expect(
      run.results == """
        Sources/Patterns/*/Feed

        MVI/Feed/FeedView.swift                  │ MV/Feed/FeedView.swift
        ─────────────────────────────────────────┼─────────────────────────────────────────
        import StageUI                           │ import StageUI
                                                 │
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

  @Test(arguments: ["feed-intent", "FeedIntent", "feedintent.swift"])
  func `shows files by any of their names, one after the other`(_ topic: String) async {
    let run = await Run("compare", topic, "store", "--patterns", "MV,MVI")

    #expect(
      run.results == """
        Sources/Patterns/*/Feed/FeedIntent.swift

        MVI/Feed/FeedIntent.swift
        ──────────────────────────
        enum FeedIntent {
          case likeTapped(Post.ID)
          case appeared
        }

        Not in MV.


        Sources/Patterns/*/Store.swift

        MVI/Store.swift
        ───────────────────
        protocol Effect {}
        final class Store {
          // Sends.
        }

        Not in MV.

        """)
  }

  @Test func `counts code, and traces the entries`() async {
    let run = await Run("compare", "--metrics", "--patterns", "MV,MVI")

    #expect(
      run.results == """
        What a pattern takes to do the same

          pattern  files  types  lines  scaffolding  entries
        ────────────────────────────────────────────────────────
        feed
          MV           2      2      5            0  –
          MVI          2      2      8            2  likeTapped

        profile
          MV           1      1      1            0  –
          MVI          1      1      1            0  nameChanged

        both, with the machinery
          MV           3      3      6            0
          MVI          4      5     12            2

        types: structs, classes, enums, protocols and actors. lines: without blanks and
        comments. scaffolding: lines of the screens that only declare what may be asked
        and shown, in protocols and cases of enums. entries: named calls from a like, or
        an edit of the name, to the first field that changes, in a trace of this run.
        machinery: files beside Pattern.swift that carry the pattern itself.

        """)
    #expect(run.longestLine <= 80)
  }

  @Test func `wraps code at a narrow width, but not tables`() async {
    let code = await Run("compare", "feed", "--width", "30")
    let table = await Run("compare", "--metrics", "profile", "--patterns", "MVI", width: 30)

    #expect(code.longestLine <= 30 && code.results.contains("↪"))
    #expect(table.notes == "lab compare: 30 columns are too few; tables take 80\n")
    #expect(
      table.results.contains(
        "profile\n  MVI          1      1      1            0  nameChanged\n\ntypes: structs"))
  }

  @Test(arguments: [["feed"], ["anything"], ["--metrics"], []])
  func `fails in one line without sources`(words: [String]) async {
    let run = await Run(["compare"] + words, checkout: nil)

    #expect(run.notes.hasPrefix("lab compare: the sources are not here"))
    #expect(run.notes.count { $0 == "\n" } == 1)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test(arguments: [
    (["profle"], "unknown topic 'profle'; did you mean 'profile'?"),
    (["store", "--metrics"], "'--metrics' counts feed and profile, not 'store'"),
  ])
  func `rejects an unknown topic`(words: [String], complaint: String) async {
    let run = await Run(["compare"] + words)

    #expect(run.notes == "lab compare: \(complaint)\n")
    #expect(run.code == .wrongUsage)
  }
}

/// `lab compare` on this repository.
struct CompareRepositoryTests {
  private func checkout() throws -> Checkout { try Checkout(inOrAbove: [#filePath]) }

  @Test func `finds a partner for every brace of the sources`() throws {
    let checkout = try checkout()
    for pattern in Patterns.all {
      for file in checkout.pattern(pattern.name).files {
        let code = SwiftText(file.text).lines.map(\.code).joined()
        #expect(code.count { $0 == "{" } == code.count { $0 == "}" }, "\(file.path)")
        #expect(code.count { $0 == "(" } == code.count { $0 == ")" }, "\(file.path)")
      }
    }
  }

  @Test func `every side-by-side file is a behaviour`() throws {
    let names = Patterns.all.map(\.name)
    let behaviours = try checkout().behaviours
    #expect(behaviours.count == 14)
    for behaviour in behaviours {
      #expect(Set(behaviour.tests.map(\.pattern)).isSubset(of: names), "\(behaviour.path)")
      #expect(!behaviour.summary.isEmpty, "\(behaviour.path)")
      #expect(behaviour.tests.allSatisfy { !$0.lines.isEmpty && !$0.approach.isEmpty })
    }
  }

  @Test func `shows code within the width`() async throws {
    let run = await Run("compare", "feed", "like-rolls-back", checkout: try checkout(), width: 60)

    #expect(run.longestLine <= 60)
    #expect(run.code == .done)
  }
}
