import Testing

@testable import LabWorkshop

struct ProofTests {
  @Test func `holds for an exercise that keeps its promises`() throws {
    let proof = try proof(of: SampleClone())

    #expect(proof.problems == [])
    #expect(proof.wrongTurns == 2)
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
    ("Hints.md", "## 1\n\nWho?\n", "Hints.md has 1 hints, not 3"),
    ("README.md", String(repeating: "Line\n", count: 41), "README.md has 41 lines, not 40 at most"),
    ("Steps/1/List.swift", "all pass\n", "Steps/1: no characterisation test ran"),
  ])
  func `finds a planted fault`(_ file: String, _ text: String?, _ problem: String) throws {
    let proof = try proof(of: SampleClone([file: text]))

    #expect(proof.problems.contains { $0.hasPrefix(problem) }, "\(proof.problems)")
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

    let proof = try Proof(
      of: ExerciseSource(exercise, in: sample.clone), in: sample.root + "/proof",
      run: SampleClone.swiftTest)

    let faults = proof.problems.filter { $0.hasPrefix("Start does not compile: Sources/") }
    #expect(faults.count == (compiles ? 1 : 0), "\(proof.problems)")
  }

  @Test func `finds an exercise that is missing`() throws {
    let clone = try SampleClone()

    let proof = try Proof(
      of: ExerciseSource(Course.exercises[1], in: clone.clone), in: clone.root + "/proof",
      run: SampleClone.swiftTest)

    #expect(proof.problems == ["its folder is missing"])
  }

  private func proof(of clone: SampleClone) throws -> Proof {
    try Proof(of: clone.source, in: clone.root + "/proof", run: SampleClone.swiftTest)
  }
}
