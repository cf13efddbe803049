import Foundation
import LabCommandLine
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI
import Testing

@testable import LabCommands

struct ExploreCommandTests {
  @Test func `says what was tried, in words and as JSON`() async throws {
    let words = ["explore", "--depth", "1", "--alphabet", "profile", "--patterns", "MV,MVI"]
    let text = await Run(words)
    #expect(text.code == .done)
    let line = "MV and MVI are equal for all sessions of the alphabet 'profile' up to depth 1."
    #expect(text.results.hasPrefix(line + "\n"))
    #expect(text.results.split(separator: "\n").count <= 20)

    let json = await Run(words, ["--acts", "10", "--format", "json"])
    let report = try JSONDecoder().decode(ExploreReport.self, from: Data(json.results.utf8))
    #expect(json.code == .done)
    #expect(report.schema == "pattern-lab.explore/1")
    #expect(
      (report.depth, report.alphabet, report.divergences, report.leaks) == (1, "profile", 0, 0))
    #expect(report.patterns == ["MV", "MVI"])
    #expect(report.acts >= 10)
    #expect(report.largestMemory > 1_000_000)
    for key in ["states", "paths", "pruned", "states_per_second", "pruning"] {
      #expect(json.results.contains("\"\(key)\""))
    }
  }

  @Test(arguments: [("mvi", "MVI and MV"), ("MV", "MV and MVVM")])
  func `explores one pattern beside another`(name: String, both: String) async {
    let run = await Run("explore", "--depth", "1", "--alphabet", "profile", "--pattern", name)

    #expect(run.code == .done)
    #expect(
      run.results.hasPrefix(
        "\(both) are equal for all sessions of the alphabet 'profile' up to depth 1.\n"))
  }

  @Test(arguments: [
    (
      ["--patterns", "MV"],
      "'--patterns' needs two or more, to compare them; '--pattern MV' adds one"
    ),
    (
      ["--pattern", "MV", "--patterns", "MV,MVI"], "'--pattern' and '--patterns' exclude each other"
    ),
    (["--pattern", "MV,MVI"], "'--pattern' takes one; '--patterns' takes several"),
  ])
  func `needs two patterns to compare`(words: [String], complaint: String) async {
    let run = await Run(["explore"] + words)

    #expect(run.notes == "lab explore: \(complaint)\n")
    #expect(run.code == .wrongUsage)
  }

  @Test(arguments: [[], ["--format", "json"]])
  func `fails at a divergence`(format: [String]) async {
    var results = ""
    let sink = Sink(isTerminal: false, environment: [:]) { results += $0 }
    let output = Output(results: sink, notes: sink, progress: sink, width: 80)
    let patterns: [any TraceablePattern] = [Patterns.builtIn[0], Swapped()]
    let lab = Lab([.explore(ExploreCommand(patterns: patterns))])

    let code = await lab.run(["explore", "--depth", "1"] + format, output: output)

    #expect(code == .failed)
    #expect(results.contains("Swapped"))
    #expect(results.contains(format.isEmpty ? "No shorter session" : "\"divergences\" : 1"))
  }
}

/// A pattern that opens a profile in place of the feed.
private struct Swapped: TraceablePattern {
  nonisolated let name = "Swapped"
  nonisolated let summary = ""
  private var pattern: any TraceablePattern { Patterns.builtIn[0] }

  func screens(_ environment: AppEnvironment) -> AppScreens {
    swapped(pattern.screens(environment))
  }

  func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
    swapped(pattern.screens(environment, tracedBy: recorder))
  }

  @MainActor private func swapped(_ screens: AppScreens) -> AppScreens {
    AppScreens(feed: { screens.profile(1) }, profile: screens.profile)
  }

  func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
    pattern.headlessFeed(environment)
  }
}
