import LabOutput
import Testing

@testable import LabWorkshop

struct PatchTests {
  @Test func `changes the start, or the solution, as its headers say`() throws {
    let sample = try SampleClone([
      "Start/Row.swift": "row\n",
      "WrongTurns/started.patch": """
      --- Start/Row.swift
      +++ Start/Row.swift
      @@ -1 +1,2 @@
       row
      +second row

      """,
      "WrongTurns/solved.patch": """
      --- /dev/null
      +++ Solution/New.swift
      @@ -0,0 +1 @@
      +new
      --- Solution/Row.swift
      +++ /dev/null
      @@ -1 +0,0 @@
      -row

      """,
    ])

    let (started, solved) = (
      try sample.source.texts(.wrongTurn("started")), try sample.source.texts(.wrongTurn("solved"))
    )

    #expect(
      started == [
        "List.swift": "isClosed fails: The list is open.\n", "Row.swift": "row\nsecond row\n",
      ])
    #expect(solved == ["List.swift": "all pass\n", "New.swift": "new\n"])
  }

  @Test func `a patch that does not apply is one problem, and names the file`() throws {
    let sample = try SampleClone(["Solution/List.swift": "all pass now\n"])

    var runs = try ProofRuns(in: sample.root + "/proof", run: SampleClone.swiftTest)
    try runs.runRounds(of: [sample.source])
    let proof = try runs.prove(sample.source)

    let folder = sample.clone + "/docs/workshop/01-OpenArray"
    let patches = [
      "WrongTurns/countsItems", "WrongTurns/isClosed", "Refused/forgets", "Refused/opensLater",
      "Accepted/linked", "Accepted/sorted",
    ]
    #expect(
      proof.problems
        == patches.map {
          "cannot read \(folder)/\($0).patch: it does not apply: patch failed: Solution/List.swift:1"
        })
  }

  @Test(arguments: [
    "all pass\n", "--- Steps/1/List.swift\n+++ Steps/1/List.swift\n@@ -1 +1 @@\n-a\n+b\n",
    "--- Start/List.swift\n+++ Solution/List.swift\n@@ -1 +1 @@\n-a\n+b\n",
  ])
  func `refuses a patch of neither or both`(text: String) throws {
    let sample = try SampleClone(["WrongTurns/isClosed.patch": text])

    let error = #expect(throws: FileError.self) {
      try sample.source.texts(.wrongTurn("isClosed"))
    }

    #expect("\(try #require(error))".contains("isClosed.patch: its files are not all in Start"))
  }
}
