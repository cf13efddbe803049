import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct InShortTests {
  private static let names = ["MVVM": 0, "MVVMActions": 72, "MVI": 1]

  /// A like of a sixth of the elements in three patterns, in their order.
  private func results(
    copied: [String: Int] = ["MV": 5_000], named: (String) -> Int = { names[$0] == 0 ? 0 : 40 }
  ) -> [BenchResult] {
    func row(_ suite: String, _ operation: String, _ contender: String, _ size: Int) -> BenchResult
    {
      BenchResult(suite: suite, operation: operation, contender: contender, size: size)
    }
    let updates = ["no pattern", "MV", "MVVM", "MVVMActions", "MVI"].flatMap { pattern in
      [1_600, 16_000].map { size in
        var update = row("pattern-update", "like one post", pattern, size)
        update[.copiedElements] = size == 16_000 ? copied[pattern] ?? 0 : 0
        update[.median] = pattern == "MV" ? 1e6 : pattern == "MVI" ? 5_000 : 4_000
        update[.ratio] = (update[.median] ?? 0) / 4_000
        return update
      }
    }
    let bodies = ["MV": (45, 45), "MVVM": (5, 4), "MVI": (5, 4)]
    let likes = ["MV", "MVVM", "MVI"].flatMap { pattern in
      ["like", "like, by captures"].map { operation in
        var like = row("session", operation, pattern, 40)
        let counted = bodies[pattern] ?? (0, 0)
        (like[.acts], like[.bodies]) = (20, 20 * (operation == "like" ? counted.0 : counted.1))
        return like
      }
    }
    let sessions = ["MVVM", "MVVMActions", "MVI"].map { pattern in
      var session = row("traceability", "whole session", pattern, 40)
      (session[.mutations], session[.namedMutations]) = (40, named(pattern))
      session[.namingLines] = Self.names[pattern]
      return session
    }
    let strategies = ["return-new-state": 320_032, "struct in place": 0].map { name, bytes in
      var strategy = row("state-update", "like one post", name, 16_000)
      strategy[.bytes] = bytes
      return strategy
    }
    return updates + likes + sessions + strategies
  }

  private func answers(_ results: [BenchResult], _ grade: Trust = .quiet) -> [String] {
    InShort(results, grades: .all(grade)).answers
  }

  @Test func `answers four questions, each in two lines`() {
    let answers = answers(results())

    #expect(
      answers == [
        """
        Copied? Only in MV: 320 kB, as the lab's @State holds the old value. Fix: one owner, changed in place \
        (0 B), unlike return-new-state (320 kB).
        """,
        """
        Slow? Where nothing is copied, 4.00 µs to 5.00 µs of a 120 Hz frame's 8.33 ms. On the stage, a like \
        runs 4 or 5 bodies in 2 of 3 patterns, 45 in MV.
        """,
        """
        Who changed it? Named in any build: each change by MVVMActions (72 lines), MVI (1); none by MVVM.
        """,
        """
        MVVM or MVI? Either, with one writer and named actions. MVI: 1 line, 1.25× no pattern; MVVM, as \
        MVVMActions: 72 lines, 1.00× no pattern. See docs/choose.md
        """,
      ])
  }

  @Test func `says that others copy, and MV does not, where that was counted`() {
    let answers = answers(results(copied: ["MVVM": 5_000, "MVI": 5_000]))

    #expect(
      answers[0].hasPrefix(
        """
        Copied? Only in MVVM: 320 kB; MVI: 320 kB. Fix: one owner
        """))
    #expect(answers[1].contains("4.00 µs to 1.00 ms"))
    #expect(self.answers(results(copied: [:]))[0].hasPrefix("Copied? In none of 4 patterns."))
  }

  @Test func `gives no times of a machine that is not trusted`() {
    #expect(
      answers(results(), .doNotTrust)[1] == """
        Slow? On the stage, a like runs 4 or 5 bodies in 2 of 3 patterns, 45 in MV.
        """)
  }

  @Test func `does not prefer MVI where MVVM names changes, or MVI does not`() {
    let few = answers(results { $0 == "MVVM" ? 10 : 39 })

    #expect(
      few[2] == """
        Who changed it? Named in any build: some by MVVM (10 of 40), MVVMActions (39 of 40), MVI (39 of 40).
        """)
    #expect(
      few[3] == """
        MVVM or MVI? MVVM names 10 of 40 changes, MVI 39 of 40. See docs/choose.md
        """)
  }

  @Test func `leaves out what was not measured, and what was wrong`() {
    #expect(answers([]) == [])
    let updates = results().filter { $0.suite == "pattern-update" }
    #expect(answers(updates).count == 2)

    var wrong = results()
    for index in wrong.indices where wrong[index].contender == "MVI" { wrong[index].setWrong() }
    #expect(!answers(wrong).joined().contains("MVI ("))
    #expect(answers(wrong).count == 3)
  }
}
