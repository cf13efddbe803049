import Foundation
import LabCommandLine
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
}
