import Foundation
import Measure
import Report
import Testing

@testable import Benchmarks
@testable import lab

/// What `lab bench` does instead of running suites.
struct BenchAloneTests {
  @Test func `a strategy is explained by any spelling of its name, and alone`() async {
    let run = await Run("bench", "--explain", "Kept-Snapshot")
    let gated = await Run("bench", "--explain", "rebuild", "--gate", "counts.json")
    let unknown = await Run("bench", "--explain", "kept snapshop")
    let tooLarge = await Run("bench", "--largest", "1600001")

    #expect(
      tooLarge.notes
        == "lab bench: '--largest' takes a whole number from 16 to 1,600,000, not '1600001'\n")

    #expect(run.results.hasPrefix("kept snapshot: to like one post among 160,000 elements\n"))
    #expect(run.longestLine <= 80)
    #expect(
      gated.notes == "lab bench: --explain takes --seed and nothing else, so not '--gate'\n")
    #expect(
      unknown.notes
        == "lab bench: unknown strategy 'kept snapshop'; did you mean 'kept snapshot'?\n")
  }

  @Test func `a self-test that holds ends well, one that does not fails, and both say why`() async {
    let good = Check("planted copy", 3, of: 3, in: 3...3)
    let bad = Check("false alarms", 7, of: 100, in: 0...5)

    let holds = await Run("bench", "--self-test", "--seed=7", selfTest: .of([good], seed: 7))
    let fails = await Run("bench", "--self-test", selfTest: .of([good, bad], seed: 2026))

    #expect(holds.code == .done)
    #expect(fails.code == .failed)
    #expect(fails.results.contains("planted copy    3 of 3  3          ✓"))
    #expect(fails.results.contains("false alarms  7 of 100  at most 5  ✗"))
    #expect(fails.longestLine <= 80)
  }

  @Test(arguments: [("tiny", "tiny"), ("--format=json", "--format"), ("--quick", "--quick")])
  func `a self-test takes a seed and nothing else`(word: String, named: String) async {
    let run = await Run("bench", "--self-test", word, "--seed=1", selfTest: .of([], seed: 1))

    #expect(run.code == .wrongUsage)
    #expect(
      run.notes == "lab bench: --self-test takes --seed and nothing else, so not '\(named)'\n")
  }

  @Test func `progress goes to a terminal and leaves nothing behind`() async {
    let run = await Run("bench", "--self-test", selfTest: .of([], seed: 2026), terminal: true)

    #expect(run.notes == "\rplanting\r        \r")
  }

  @Test func `a debug build does not test itself`() async {
    let run = await Run("bench", "--self-test", build: .debug, selfTest: .of([], seed: 2026))

    #expect(run.code == .failed)
    #expect(run.results == "")
  }
}

extension BenchSelfTest {
  /// Expects that seed, and has found what it is told.
  fileprivate static func of(_ checks: [Check], seed expected: UInt64) -> BenchSelfTest {
    BenchSelfTest { seed, progress in
      #expect(seed == expected)
      progress("planting")
      return SelfTestReport(checks: checks, slowdowns: [])
    }
  }
}
