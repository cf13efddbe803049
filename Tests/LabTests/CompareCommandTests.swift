import Contract
import SourceCode
import Testing

@testable import lab

struct CompareCommandTests {
  @Test func `a behaviour is shown in columns where these are readable`() async {
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

  @Test func `patterns come in the order in which they are named`() async {
    let run = await Run("compare", "blankdrafttests", "--patterns=mvi,MV", "--width", "100")

    #expect(run.results.contains(/MVI +│ MV\n/))
  }

  @Test func `without patterns all are shown, and those that lack the topic are named`() async {
    let run = await Run("compare", "BlankDraft")
    let byNumber = await Run("compare", "f8")

    #expect(byNumber.results == run.results)
    #expect(run.results.contains("\n\nMV\nthrough the stage\n"))
    #expect(run.results.contains("\n\nMVI\nthrough the reducer\n"))
    #expect(run.results.contains("\n\nNot in MVVM, MVVMActions, InputOutput"))
    #expect(run.longestLine <= 80)
  }

  @Test func `a feature shows what patterns share in rows of its own`() async {
    let run = await Run("compare", "Feed", "--patterns", "mv,mvi", width: 100)

    #expect(
      run.results == """
        Sources/Patterns/*/Feed

        MV/Feed/FeedView.swift                   │ MVI/Feed/FeedView.swift
        ─────────────────────────────────────────┼─────────────────────────────────────────
        import StageUI                           │ import StageUI
                                                 │
        struct FeedView: View {                  │ struct FeedView: View {
          @State private var model = FeedModel() │   let store: FeedStore  // Only sends.
        }                                        │ }

        MV/Feed/FeedModel.swift                  │ MVI/Feed/FeedIntent.swift
        ─────────────────────────────────────────┼─────────────────────────────────────────
        struct FeedModel {}                      │ enum FeedIntent {
                                                 │   case likeTapped(Post.ID)
                                                 │   case appeared
                                                 │ }

        """)
  }

  @Test(arguments: ["feed-intent", "FeedIntent", "feedintent.swift"])
  func `a file is shown by itself`(_ topic: String) async {
    let run = await Run("compare", topic, "--patterns", "MV,MVI")

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

        """)
  }

  @Test func `several topics follow one another`() async {
    let run = await Run("compare", "store", "profile", "--patterns", "MVI")

    #expect(
      run.results == """
        Sources/Patterns/*/Store.swift

        MVI/Store.swift
        ───────────────────
        final class Store {
          // Sends.
        }


        Sources/Patterns/*/Profile/ProfileView.swift

        MVI/Profile/ProfileView.swift
        ─────────────────────────────
        struct ProfileView {}

        """)
  }

  @Test func `code is counted, and the entries come from a trace`() async {
    let run = await Run("compare", "--metrics", "--patterns", "MV,MVI")

    #expect(
      run.results == """
        What a pattern takes to do the same

          pattern  files  types  lines  scaffolding  entries
        ────────────────────────────────────────────────────
        feed
          MV           2      2      5            0        0
          MVI          2      2      8            2        1

        profile
          MV           1      1      1            0        0
          MVI          1      1      1            0        1

        both, with the machinery
          MV           3      3      6            0
          MVI          4      4     11            2

        types: structs, classes, enums, protocols and actors. lines: without blanks and
        comments.
        scaffolding: those of the lines that only declare what may be asked and shown,
        which is protocols and the cases of enums. The machinery stands below.
        entries: what has a name on the way from a person's act to the first field that
        changes, in a trace of this run; 0 where nothing has one. They are listed below.

        Once for both screens

        pattern  machinery  tracing  replay  machinery is
        ─────────────────────────────────────────────────
        MV               0        –       –
        MVI              2        1       –  Store

        machinery: lines that carry the pattern itself, in files beside Pattern.swift.
        tracing: lines of Tracing.swift, without which the pattern works but cannot be
        traced.
        replay: lines of Replaying.swift, without which it can be replayed from acts
        only.

        The entries on the way

        pattern  like        edit name
        ────────────────────────────────
        MV       –           –
        MVI      likeTapped  nameChanged

        """)
    #expect(run.longestLine <= 80)
  }

  @Test func `one feature can be counted alone`() async {
    let run = await Run("compare", "--metrics", "profile", "--patterns", "MVI")

    #expect(
      run.results.contains("profile\n  MVI          1      1      1            0        1\n\n"))
    #expect(!run.results.contains("feed\n"))
    #expect(!run.results.contains("both, with"))
    #expect(!run.results.contains("like"))
  }

  @Test func `a narrow terminal wraps code, and is told that tables take more`() async {
    let code = await Run("compare", "feed", width: 30)
    let tables = await Run("compare", "--metrics", width: 30)

    #expect(code.longestLine <= 30)
    #expect(code.results.contains("↪"))
    #expect(tables.notes == "lab compare: 30 columns are too few; tables take 80\n")
    #expect(tables.results == (await Run("compare", "--metrics").results))
  }

  @Test(arguments: [
    ["compare", "feed"], ["compare", "anything"], ["compare", "--metrics"], ["compare"],
  ])
  func `without sources there is one clear line`(words: [String]) async {
    let run = await Run(words, checkout: nil)

    #expect(run.notes.hasPrefix("lab compare: the sources are not here"))
    #expect(run.notes.count { $0 == "\n" } == 1)
    #expect(run.results == "")
    #expect(run.code == .failed)
  }

  @Test(arguments: [
    (["profle"], "unknown topic 'profle'; did you mean 'profile'?"),
    (
      ["zebra"],
      "unknown topic 'zebra'; there are feed, profile, blank-draft … (--help lists all)"
    ),
    (["feed", "--patterns", "MV,"], "unknown pattern ''; there are MV, "),
    (["feed", "--patterns", "MV, redux"], "unknown pattern 'redux'; there are MV, "),
    (["feed", "--patterns"], "'--patterns' needs a value: --patterns A,B"),
    (["feed", "--width", "19"], "'--width' takes a whole number from 20 to 10,000, not '19'"),
    (["store", "--metrics"], "'--metrics' counts feed and profile, not 'store'"),
  ])
  func `wrong usage is one clear line`(words: [String], complaint: String) async {
    let run = await Run(["compare"] + words)

    #expect(run.notes.hasPrefix("lab compare: \(complaint)"))
    #expect(run.notes.count { $0 == "\n" } == 1)
    #expect(run.results == "")
    #expect(run.code == .wrongUsage)
  }
}
