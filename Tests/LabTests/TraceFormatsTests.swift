import Report
import Testing
import Trace

@testable import lab

struct TraceFormatsTests {
  @Test func `the timelines of one session stand side by side, act by act`() async {
    let run = await Run("trace", "--patterns", "MVVM,mvi", "feed", width: 120)

    let lines = run.results.split(separator: "\n").map(String.init)
    let act = lines.firstIndex { $0.hasPrefix("tap like-50 ") } ?? 0
    #expect(lines[act].split(separator: "│").map(trimmed) == ["tap like-50", "tap like-50"])
    #expect(lines[act - 1].split(separator: "│").map(trimmed) == ["MVVM", "MVI"])
    let first = lines[act + 2].split(separator: "│").map(trimmed)
    #expect(first.first?.contains("? posts[0]: likeCount 8 → 9") == true)
    #expect(first.last?.hasSuffix("likeTapped(50)") == true)
    #expect(run.longestLine <= 120)
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }

  @Test func `where columns are too narrow they stand one below the other`() async {
    let run = await Run("trace", "--patterns", "MVVM,MVI", "feed", width: 80)

    #expect(!run.results.contains("│"))
    #expect(run.longestLine <= 80)
  }

  @Test(arguments: TraceRequest.Format.allCases.filter { $0 != .json })
  func `a text of wide characters is cut where the place ends`(
    _ format: TraceRequest.Format
  ) async throws {
    let words = ["trace", "--random", "7", "--pattern", "MVI", "--format", format.rawValue]

    let run = await Run(words)

    let line = run.results.split(separator: "\n").first { $0.contains("👨‍👩‍👧‍👦 👨‍👩‍👧‍👦") }
    #expect(try #require(line).hasSuffix("…"))
    #expect(run.longestLine == 80)
  }

  @Test func `a timeline tells the time of each event`() async {
    let run = await Run("trace", "--pattern", "MVI", "--format", "timeline", "profile")

    let line = run.results.split(separator: "\n").first { $0.contains("nameChanged") } ?? ""
    #expect(line.wholeMatch(of: /\ *[\d,]+\.\d\d\d ms +nameChanged\("Noor"\)/) != nil)
    #expect(run.results.contains("mutations, "))
  }

  @Test(arguments: [
    (TraceLevel.off, "Nothing is recorded at level off."),
    (.actions, "No field is watched at level actions."),
    (.fields, "? profile: … → …"),
    (.sites, "? profile: … → … ← ProfileViewModel.swift:"),
  ])
  func `a level says how much is recorded`(_ level: TraceLevel, _ text: String) async {
    let run = await Run(
      "trace", "--pattern", "MVVM", "profile", "--level", level.rawValue, width: 200)

    #expect(run.results.contains(text))
    #expect(run.code == .done)
  }

  @Test(arguments: ["tree", "timeline"])
  func `where nothing is recorded, the sentence stands alone under the title`(
    _ format: String
  ) async {
    let run = await Run("trace", "--pattern", "MVVM", "--level", "off", "--format", format)

    #expect(
      run.results == """
        MVVM: who changed what, and why

        Nothing is recorded at level off.


        """)
  }

  @Test func `side by side as well, the sentence stands alone`() async {
    let run = await Run("trace", "--patterns", "MVVM,MVI", "feed", "--level", "off")

    #expect(
      run.results == """
        MVVM: who changed what, and why

        Nothing is recorded at level off.

        MVI: who changed what, and why

        Nothing is recorded at level off.


        """)
  }

  @Test func `JSON can be read back`() async throws {
    let run = await Run("trace", "--patterns", "MVVM,MVI", "feed", "--format", "json")

    let recordings = try JSONLines.recordings(in: run.results)
    #expect(recordings.map(\.pattern) == ["MVVM", "MVI"])
    #expect(recordings.map(\.feature) == ["feed", "feed"])
    #expect(recordings.map(\.level) == [.snapshots, .snapshots])
    let tree = await Run("trace", "--pattern", "MVI", "feed", width: 200)
    #expect(tree.results.contains(TraceTree(recordings[1].events).text))
  }

  @Test func `a trace goes to a file, and is the same when recorded again`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("trace.jsonl")
    let run = await Run("trace", "--pattern", "MVI", "--format", "json", "--output", path)
    #expect(run.results == "Wrote \(path)\n")

    let diff = await Run("trace", "--diff", path)
    #expect(
      diff.results == """
        - \(path): MVI, both features, level snapshots
        + recorded now: MVI, both features, level snapshots
        No difference.


        """)
    #expect(diff.code == .done)
  }

  @Test func `a planted difference is found`() async throws {
    let directory = try TemporaryDirectory()
    let (old, new) = (directory.path("old.jsonl"), directory.path("new.jsonl"))
    let text = await Run("trace", "--pattern", "MVI", "--format", "json", "feed").results
    try AtomicFile.write(text, to: old)
    try AtomicFile.write(text.replacing(#""new":"true""#, with: #""new":"maybe""#), to: new)

    let diff = await Run("trace", "--diff", old, new)
    #expect(
      diff.results.contains(
        """
        -     isPublishing: false → true
        +     isPublishing: false → maybe
        """))
    #expect(diff.code == .different)
  }

  @Test func `a file that is no trace is one clear line`() async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("no.jsonl")
    try AtomicFile.write("{}\n", to: path)
    let run = await Run("trace", "--diff", path)
    #expect(
      run.notes == """
        lab trace: cannot read \(path): it is not a trace: a line with \
        "schema":"pattern-lab.trace/2" comes first

        """)
    #expect(run.code == .failed)
  }

  @Test(arguments: [
    (#""pattern":"XX""#, "unknown pattern 'XX'; there are MV, MVVM, "),
    (#""pattern":"MVI","feature":"sale""#, "unknown feature 'sale'; there are feed and profile"),
  ])
  func `a file of what there is not cannot be recorded again`(
    _ keys: String, _ reason: String
  ) async throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("old.jsonl")
    let header = #"{"schema":"pattern-lab.trace/2","level":"fields","dropped":0,\#(keys)}"#
    try AtomicFile.write(header, to: path)

    let run = await Run("trace", "--diff", path)

    #expect(run.notes.hasPrefix("lab trace: cannot read \(path): \(reason)"))
    #expect(run.code == .failed)
  }

  @Test func `a file that cannot be written is found before anything is recorded`() async {
    let run = await Run("trace", "--output", "/missing/trace.txt")
    #expect(
      run.notes == "lab trace: cannot write to /missing/trace.txt: No such file or directory\n")
    #expect(run.results == "")
    #expect(run.code == .failed)
  }
}
