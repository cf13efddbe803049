import Testing

@testable import LabBenchmarks
@testable import LabMeasure
@testable import LabOutput

struct InShortTests {
  private static let code = [
    "MVVM": PatternPrice(screens: 468, names: 0, once: 0),
    "MVVMActions": PatternPrice(screens: 540, names: 72, once: 0),
    "MVI": PatternPrice(screens: 672, names: 0, once: 203),
  ]

  /// A like of a sixth of the elements in four patterns, and in one with the old state kept.
  private func results(
    copied: [String: Int] = ["MV": 5_000, "MVI, kept": 5_000],
    named: [String: Int] = ["MVVM": 0, "MVVMActions": 40, "MVI": 40]
  ) -> [BenchResult] {
    func row(_ suite: String, _ operation: String, _ contender: String, _ size: Int) -> BenchResult
    {
      BenchResult(suite: suite, operation: operation, contender: contender, size: size)
    }
    let updates = ["no pattern", "MV", "MVVM", "MVVMActions", "MVI", "MVI, kept"].flatMap {
      pattern in
      [1_600, 16_000].map { size in
        var update = row("pattern-update", "like one post", pattern, size)
        update[.copiedElements] = size == 16_000 ? copied[pattern] ?? 0 : 0
        update[.median] = pattern == "MV" ? 1e6 : pattern == "MVI" ? 5_000 : 4_000
        return update
      }
    }
    let bodies = ["MV": 45, "MVVM": 4, "MVI": 4].map { pattern, bodies in
      var like = row("session", "like", pattern, 40)
      (like[.acts], like[.bodies]) = (20, 20 * bodies)
      return like
    }
    let sessions = ["MVVM": 0, "MVVMActions": 72, "MVI": 1].sorted { $0.key > $1.key }
      .map { pattern, lines in
        var session = row("traceability", "whole session", pattern, 40)
        (session[.mutations], session[.namedMutations]) = (40, named[pattern])
        session[.namingLines] = lines
        return session
      }
    let strategies = ["return-new-state": 320_032, "struct in place": 0].map { name, bytes in
      var strategy = row("state-update", "like one post", name, 16_000)
      (strategy[.bytes], strategy[.median]) = (bytes, 20)
      return strategy
    }
    return updates + bodies + sessions + strategies
  }

  private func summary(_ results: [BenchResult], _ grade: Trust = .quiet) -> BenchSummary {
    InShort(results, updates: .all(grade), writes: .all(grade), code: Self.code).summary
  }

  @Test func `answers four questions, and shows the figures in two tables`() {
    let summary = summary(results())

    #expect(
      summary.answers == [
        """
        Is a large state copied? Only in MV, 320 kB per like: the lab's @State keeps the old value. \
        Fix: one owner, in place: 0 B. A reducer that returns a new state copies 320 kB.
        """,
        """
        Is it slow? Where nothing is copied, liking a post costs 4.00 µs to 5.00 µs; a frame at 120 Hz lasts \
        8.33 ms. Liking one of 40 posts in the lab's model of SwiftUI re-evaluates 4 view bodies in 2 of 3 \
        patterns, 45 in MV.
        """,
        """
        Who changed it? In any build, actions name all changes in MVVMActions, MVI; none in MVVM.
        """,
        """
        MVVM or MVI? Either can name all changes. Lines of 25 screens beyond plain MVVM: \
        MVVMActions 1,800, MVI 2,753. See docs/choose.md
        """,
      ])
    let (patterns, strategies) = (summary.tables[0].rendered(), summary.tables[1].rendered())
    #expect(patterns.hasPrefix("Liking a post in a state of 16,000 elements (quiet)\n"))
    #expect(patterns.contains("MVVM         4.00 µs            0 B       4   0 of 40\n"))
    #expect(strategies.contains("return-new-state  20.0 ns     320 kB"))
  }

  @Test func `says that others copy, and MV does not, where that was counted`() {
    let answers = summary(results(copied: ["MVVM": 5_000, "MVI": 5_000])).answers

    #expect(
      answers[0].contains("copied? Only in MVVM, 320 kB per like; MVI, 320 kB per like."))
    #expect(answers[1].contains("4.00 µs to 1.00 ms"))
    #expect(summary(results(copied: [:])).answers[0].hasSuffix("In none of 4 patterns."))
  }

  @MainActor
  @Test func `explains times that are not quiet`() throws {
    let noisy = try #require(NoiseReceipt([.steady([("base", 100)], control: 1.1)]))
    let quiet = try #require(NoiseReceipt([.steady([("base", 100)])]))

    #expect(BenchText.times([quiet]) == "Times are medians of processor time.")
    #expect(
      BenchText.times([quiet, noisy]).hasSuffix(
        """
        and noisy: the same code, timed twice, differed by up to 10.0 %, and other work took 0.0 % of the time.
        """))
  }

  @Test func `leaves out what was not measured, was wrong, or is not to be trusted`() {
    #expect(summary([]).answers == [] && summary([]).tables.isEmpty)
    let updates = results().filter { $0.suite == "pattern-update" }
    #expect(summary(updates).answers.count == 2)
    #expect(summary(results(), .doNotTrust).answers[1].hasPrefix("Is it slow? Liking one of 40"))
    let few = summary(results(named: ["MVVM": 10, "MVVMActions": 39, "MVI": 40])).answers
    #expect(few.count == 4)
    #expect(few[2].contains("MVI; some in MVVMActions (39 of 40), MVVM (10"))
    #expect(few[3].contains("MVVMActions 1,800 (only 39 of 40)"))

    var wrong = results()
    for index in wrong.indices where wrong[index].contender == "MVI" { wrong[index].setWrong() }
    #expect(!summary(wrong).answers.joined().contains("MVI"))
  }
}
