import Testing

@testable import LabWorkshop

struct ProofTests {
  @Test func `holds for an exercise that keeps its promises`() throws {
    let proof = try proof(of: SampleClone())

    #expect(proof.problems == [])
    #expect([proof.wrongTurns, proof.refused, proof.accepted] == [2, 2, 2])
  }

  @Test(arguments: [
    ("Check.swift", "// empty\n", "Start: no test ran"),
    ("Start/List.swift", "all pass\n", "Start passes"),
    ("Start/List.swift", "isClosed crashes\n", "Start: the isClosed crashes: Fatal error: boom"),
    ("Start/List.swift", "error: no such type\n", "Start: Hints.md has no section for"),
    ("Start/List.swift", "isClosed fails: \n", "Start: isClosed fails without a sentence"),
    (
      "Solution/List.swift", "isClosed fails: Still open.\n",
      "Solution fails: isClosed: Still open."
    ),
    ("Solution/List.swift", "warning: never used\n", "Solution has a warning: Sources/OpenArray"),
    (
      "WrongTurns/isClosed.patch", SampleClone.patch("isClosed fails: The list is open."),
      "isClosed: its sentence appears for Start too"
    ),
    (
      "WrongTurns/isClosed.patch", SampleClone.patch("still all pass"),
      "isClosed is not recognised: its test passes"
    ),
    (
      "WrongTurns/unknown.patch", SampleClone.patch("still all pass"),
      "unknown: Check.swift has no test of this name"
    ),
    (
      "WrongTurns/isClosed.patch", SampleClone.patch("error: typo"),
      "WrongTurns/isClosed: Hints.md has no section"
    ),
    ("WrongTurns/isClosed.patch", nil, "it has 1 wrong turns, not 2 or more"),
    ("Refused/opensLater.patch", nil, "it has 1 refused programs, not 2 or more"),
    ("Accepted/sorted.patch", nil, "it has 1 accepted programs, not 2 or more"),
    (
      "Refused/opensLater.patch", SampleClone.patch("still all pass"),
      "Refused/opensLater: its first line is not 'Fails: TEST'"
    ),
    (
      "Refused/opensLater.patch", "Fails: isClosed\n" + SampleClone.patch("still all pass"),
      "Refused/opensLater: isClosed does not fail; nothing does"
    ),
    (
      "Refused/opensLater.patch",
      "Fails: isClosed\n" + SampleClone.patch("countsItems fails: One is missing."),
      "Refused/opensLater: isClosed does not fail; countsItems does"
    ),
    (
      "Refused/opensLater.patch", "Fails: isClosed\n" + SampleClone.patch("error: typo"),
      "Refused/opensLater: Sources/OpenArray/List.swift:1: error: typo"
    ),
    (
      "Refused/opensLater.patch", "Fails: isClosed\n" + SampleClone.patch("isClosed crashes"),
      "Refused/opensLater: the isClosed crashes"
    ),
    (
      "Accepted/sorted.patch", SampleClone.patch("isClosed fails: The list is open."),
      "Accepted/sorted is refused: isClosed: The list is open."
    ),
    (
      "Accepted/sorted.patch", SampleClone.patch("error: typo"),
      "Accepted/sorted is refused: Sources/OpenArray/List.swift:1: error: typo"
    ),
    ("Hints.md", "## 1\n\nWho?\n", "Hints.md has 1 hints, not 3"),
    ("README.md", String(repeating: "Line\n", count: 41), "README.md has 41 lines, not 40 at most"),
    ("Steps/1/List.swift", "all pass\n", "Steps/1: no characterisation test ran"),
  ])
  func `finds a planted fault`(_ file: String, _ text: String?, _ problem: String) throws {
    let proof = try proof(of: SampleClone([file: text]))

    #expect(proof.problems.contains { $0.hasPrefix(problem) }, "\(proof.problems)")
  }

  @Test(arguments: [
    ("move1 fails: Not made.", "move2 fails: Not made.", []),
    ("move1 fails: Not made.", "all pass", ["Steps/1: move2 passes already"]),
    (
      "move1 fails: Not made.", "move1 fails: Lost.\nmove2 fails: Not made.",
      ["Steps/1: move1 does not pass"]
    ),
    ("still to do", "move2 fails: Not made.", ["Start: move1 passes already"]),
  ])
  func `a step passes the tests of its moves, and no others`(
    _ start: String, _ step: String, _ problems: [String]
  ) throws {
    let proof = try proof(
      of: SampleClone([
        "Check.swift": "test move1\ntest move2\ntest isClosed\ntest countsItems\n",
        "Start/List.swift": "isClosed fails: Open.\nmove2 fails: Not made.\n\(start)\n",
        "Steps/1/List.swift": "\(step)\n",
      ]))

    #expect(proof.problems.filter { $0.contains("move") } == problems)
  }

  @Test func `steps need a test for each move`() throws {
    let proof = try proof(of: SampleClone(["Steps/1/List.swift": "all pass\n"]))

    #expect(proof.problems.contains("Steps/1: no test is titled 'move 1…'"))
  }

  @Test func `a wrong turn that does not compile has the hint's sentence for its own`() throws {
    let error = SampleClone.patch("error: cannot find 'b'")
    let one = try proof(of: SampleClone(["WrongTurns/doesNotCompile.patch": error]))
    let two = try proof(
      of: SampleClone([
        "WrongTurns/doesNotCompile.patch": error, "WrongTurns/isClosed.patch": error,
      ]))

    #expect(one.problems == [])
    #expect(
      two.problems.first
        == "doesNotCompile: its sentence appears for WrongTurns/isClosed too")
    #expect(two.problems.contains { $0.hasPrefix("isClosed does not reach its test: Sources/") })
  }

  @Test func `a second error beside the one that is meant is a fault`() throws {
    let errors = SampleClone.patch("error: cannot find 'b'", "error: typo")
    let proof = try proof(of: SampleClone(["WrongTurns/doesNotCompile.patch": errors]))

    let fault = "WrongTurns/doesNotCompile: Hints.md has no section for "
    #expect(proof.problems.contains { $0.hasPrefix(fault) && $0.contains("typo") })
  }

  @Test(arguments: [true, false])
  func `a start that does not compile is the exercise, or a fault`(compiles: Bool) throws {
    let sample = try SampleClone(["Start/List.swift": "error: cannot find 'b'\n"])
    var exercise = Course.exercises[0]
    exercise.startCompiles = compiles

    var runs = try ProofRuns(in: sample.root + "/proof", run: SampleClone.swiftTest)
    let proof = try runs.prove(ExerciseSource(exercise, in: sample.clone))

    let faults = proof.problems.filter { $0.hasPrefix("Start does not compile: Sources/") }
    #expect(faults.count == (compiles ? 1 : 0), "\(proof.problems)")
  }

  @Test func `finds an exercise that is missing`() throws {
    let clone = try SampleClone()

    var runs = try ProofRuns(in: clone.root + "/proof", run: SampleClone.swiftTest)
    let proof = try runs.prove(ExerciseSource(Course.exercises[1], in: clone.clone))

    #expect(proof.problems == ["its folder is missing"])
  }

  private func proof(of clone: SampleClone) throws -> Proof {
    var runs = try ProofRuns(in: clone.root + "/proof", run: SampleClone.swiftTest)
    return try runs.prove(clone.source)
  }
}

struct ProofRunsTests {
  @Test func `proves the same by rounds as alone, with fewer runs`() throws {
    let clone = try SampleClone()
    let alone = try prove(clone, rounds: false)
    let together = try prove(clone, rounds: true)

    #expect(alone.proof.problems == [] && together.proof.problems == [])
    #expect(alone.packages == Array(repeating: "01-OpenArray", count: 8))
    #expect(together.packages == Array(repeating: "00-Round", count: 8))
  }

  @Test func `reports a problem only when it shows alone, too`() throws {
    let clone = try SampleClone()
    let run = try prove(clone, rounds: true) { package, scratch in
      var run = try SampleClone.swiftTest(package, scratch)
      // As if another exercise had disturbed this one.
      if package.hasSuffix("00-Round") {
        var disturbance = EventLog()
        disturbance.fail("isClosed", "Another exercise wrote.")
        let lines = run.events.split(separator: "\n")
        run.events = (lines.dropLast() + [disturbance.lines[...]] + lines.suffix(1))
          .joined(separator: "\n")
      }
      return run
    }

    #expect(run.proof.problems == [])
    #expect(run.packages.suffix(8) == Array(repeating: "01-OpenArray", count: 8))
  }

  @Test(arguments: ["error: typo", "isClosed crashes"])
  func `a program that ends its round is run alone`(directive: String) throws {
    let clone = try SampleClone([
      "WrongTurns/isClosed.patch": SampleClone.patch(directive)
    ])
    let run = try prove(clone, rounds: true)

    #expect(run.packages.filter { $0 == "00-Round" }.count == 8)
    #expect(run.packages.contains("01-OpenArray"))
    #expect(run.proof.problems.contains { $0.hasPrefix("WrongTurns/isClosed") })
  }

  @Test func `two programs whose errors hide each other leave their round`() throws {
    let clone = try SampleClone(["Start/List.swift": "error: cannot find 'b' in scope\n"])
    let second = try clone.addSecond()

    let run = try prove(clone, with: second, rounds: true)

    #expect(run.proof.problems == [] && run.second?.problems == [])
    #expect(run.packages.filter { $0 == "00-Round" }.count == 8 + 1)
    #expect(run.packages.suffix(2) == ["01-OpenArray", "02-EmptyTest"])
    #expect(run.packages.count == 8 + 1 + 2)
  }

  /// The second exercise is tested first.
  @Test(arguments: ["crashes", "hangs", "typo"])
  func `what stops a round leaves the other programs in it`(fault: String) throws {
    let clone = try SampleClone()
    let second = try clone.addSecond(
      fault == "typo"
        ? ["Start/Other.swift": "error: typo\n"] : ["Start/List.swift": "isClosed \(fault)\n"])

    let run = try prove(clone, with: second, rounds: true)

    #expect(run.proof.problems == [])
    #expect(run.second?.problems.contains { $0.hasPrefix("Start") } == true)
    #expect(!run.packages.contains("01-OpenArray"))
  }

  @Test func `each exercise has the failures of its own tests`() throws {
    let clone = try SampleClone()
    let second = try clone.addSecond(["Start/List.swift": "countsItems fails: None is counted.\n"])
    let alone = try prove(clone, with: second, rounds: false)

    let run = try prove(clone, with: second, rounds: true)

    #expect(run.packages == Array(repeating: "00-Round", count: 8))
    #expect(run.proof.problems == alone.proof.problems)
    #expect(run.second?.problems == alone.second?.problems)
  }

  /// The solution of the first exercise compiles with a warning, that of the second does not compile.
  @Test func `a solution's warning is found, however often its round is tried`() throws {
    let clone = try SampleClone(["Solution/Other.swift": "warning: never used\n"])
    let second = try clone.addSecond(["Solution/Other.swift": "error: typo\n"])
    let incremental = IncrementalRuns(of: "Sources/OpenArray/Other.swift")

    let run = try prove(clone, with: second, rounds: true, test: incremental.swiftTest)

    #expect(run.proof.problems.contains { $0.hasPrefix("Solution has a warning: ") })
    #expect(run.packages.filter { $0 == "00-Round" }.count == 1 + 2 * 7)
  }

  @Test func `a round that nobody stopped is not tried again`() throws {
    let clone = try SampleClone()
    let run = try prove(clone, rounds: true) { package, scratch in
      package.hasSuffix("00-Round")
        ? TestRun(log: "error: no space left", exitCode: 1)
        : try SampleClone.swiftTest(package, scratch)
    }

    #expect(run.proof.problems == [])
    #expect(run.packages.filter { $0 == "00-Round" }.count == 8)
    #expect(run.packages.filter { $0 == "01-OpenArray" }.count == 8)
  }

  @Test func `rounds without a program run nothing`() throws {
    let clone = try SampleClone()
    try clone.write(
      "no patch", to: "lab/docs/workshop/01-OpenArray/Accepted/sorted.patch")

    let run = try prove(clone, rounds: true)

    #expect(run.packages.filter { $0 == "00-Round" }.count == 7)
    #expect(run.proof.problems.contains { $0.contains("sorted.patch") })
  }

  @Test func `an issue outside any test spoils its round`() throws {
    let clone = try SampleClone()
    let run = try prove(clone, rounds: true) { package, scratch in
      var run = try SampleClone.swiftTest(package, scratch)
      if package.hasSuffix("00-Round") {
        var stray = EventLog()
        stray.fail(nil, "Stray")
        run.events = stray.lines + run.events
      }
      return run
    }

    #expect(run.proof.problems == [])
    #expect(run.packages.filter { $0 == "01-OpenArray" }.count == 8)
  }

  private func prove(
    _ clone: SampleClone, with second: ExerciseSource? = nil, rounds: Bool,
    test: @escaping @MainActor (String, String) throws -> TestRun = SampleClone.swiftTest
  ) throws -> (proof: Proof, second: Proof?, packages: [String]) {
    var packages: [String] = []
    var runs = try ProofRuns(in: clone.root + "/proof") { package, scratch in
      packages.append(String(package.split(separator: "/").last ?? ""))
      return try test(package, scratch)
    }
    if rounds { try runs.runRounds(of: [clone.source] + [second].compactMap(\.self)) }
    return (try runs.prove(clone.source), try second.map { try runs.prove($0) }, packages)
  }
}
