import Console
import Foundation
import Testing

@testable import LabCommands

struct ExploreCommandTests {
  @Test func `says what was tried, in words and as JSON`() async throws {
    let words = ["explore", "--depth", "1", "--alphabet", "profile", "--patterns", "MV,MVI"]
    let text = await Run(words)
    #expect(text.code == .done)
    let line = "The 2 patterns are equal for all sessions of the alphabet 'profile' up to depth 1."
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

  @Test func `needs two patterns to compare`() async {
    let run = await Run("explore", "--patterns", "MV")
    #expect(run.code == .wrongUsage)
  }
}
