import Testing

@testable import LabCommandLine
@testable import LabCommands

struct TraceCommandTests {
  @Test(arguments: [
    ("off", "MVVM: who changed what, and why\n\nNothing is recorded at level off.\n\n"),
    ("actions", "No field is watched at level actions.\n\n"),
    ("fields", "? profile.username: "),
    ("snapshots", "? profile: username \"Noor van der Berg\" → \"Noor\""),
    (
      "snapshots",
      """
      9 mutations, 0 with a named action. '?' marks the 9 without: a test stage knows
      the tap before them, an app would know the line at most.
      """
    ),
  ])
  func `a level says how much is recorded`(_ level: String, _ text: String) async {
    let run = await Run("trace", "--pattern", "MVVM", "profile", "--level", level, width: 200)

    #expect(run.results.contains(text))
    #expect(!run.results.contains("←"))
  }

  @Test func `timelines are side by side, act by act`() async {
    let run = await Run("trace", "--patterns", "MVVM,mvi", "feed", width: 120)

    let rows = run.results.split(separator: "\n").map { line in
      line.split(separator: "│").map { $0.split(separator: " ").joined(separator: " ") }
    }
    let act = rows.firstIndex(of: ["tap like-50", "tap like-50"]) ?? 1
    #expect(rows[act - 1] == ["MVVM", "MVI"])
    #expect(rows[act + 2].first?.contains("? posts[0]: likeCount 8 → 9") == true)
    #expect(rows[act + 2].last?.hasSuffix("tapped(Post 50)") == true)
    #expect(run.longestLine <= 120)
  }

  @Test(arguments: [
    (["--at", "3"], "'--at' needs '--replay FILE'"),
    (["--steps", "3"], "'--steps' needs '--random SEED'"),
    (["--emit-test", "x", "--replay", "y"], "'--replay' and '--emit-test' exclude each other"),
  ])
  func `rejects words that exclude each other`(_ words: [String], _ reason: String) async {
    let run = await Run("trace", words)

    #expect(run.notes == "lab trace: \(reason)\n")
    #expect(run.code == .wrongUsage)
  }
}
