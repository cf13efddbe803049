import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabWorkshop

struct WorkshopCommandTests {
  @Test func `an exercise goes from start to done`() async throws {
    let sample = try SampleClone()

    let start = await sample.run("start", "1", "--into", sample.work)
    #expect(start.code == .done, "\(start.notes)")
    #expect(start.results.contains("Anyone can write it."))
    #expect(start.results.hasSuffix("Next: swift run lab workshop watch 1\n"))

    let red = await sample.run("check", "1")
    #expect(red.code == .failed)
    #expect(
      red.results == """
        ✗ the isClosed
            The list is open.
        ✓ the countsItems

        Stuck? swift run lab workshop hint 1

        """)

    let next = "Still stuck? swift run lab workshop hint 1"
    let last = "That was the last hint. Still stuck? swift run lab workshop solution 1"
    for (number, next) in [(1, next), (2, next), (3, last), (3, last)] {
      let hint = await sample.run("hint", "1")
      #expect(hint.results.hasPrefix("Hint \(number) of 3\n"))
      #expect(hint.results.hasSuffix("\n\(next)\n"))
    }

    let solution = await sample.run("solution", "1", answers: ["y", "yes"])
    #expect(solution.code == .done)
    #expect(solution.results.contains("- isClosed fails: The list is open.\n+ all pass\n"))

    let green = await sample.run("check", "1")
    #expect(green.code == .done)
    #expect(green.results.hasSuffix("\nExercise 1 is done. Next: swift run lab workshop start 2\n"))
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .done)
  }

  @Test func `lists chapters and exercises with progress, in 80 columns`() async throws {
    let sample = try SampleClone()
    let before = await sample.run("--into", sample.work)
    _ = await sample.run("start", "1", "--into", sample.work)
    let after = await sample.run([])

    for exercise in Course.exercises { #expect(before.results.contains(exercise.title)) }
    for chapter in Course.chapters { #expect(before.results.contains(chapter.title)) }
    #expect(before.results.hasSuffix("Next: swift run lab workshop start 1\n"))
    #expect(after.results.contains("started"))
    #expect(after.results.hasSuffix("Next: swift run lab workshop check 1\n"))
    let rows = before.results.split(separator: "\n").filter { !$0.hasPrefix("Your folder") }
    #expect(rows.allSatisfy { $0.count <= 80 })
  }

  @Test(arguments: [
    (["begin"], "unknown verb 'begin'"),
    (["start", "1", "2"], "'start' takes one exercise, so not '2' too"),
    (["start", "99"], "there is no exercise '99'; there are 1 to 13"),
    (["list", "1"], "'list' takes no exercise, so not '1'"),
    (["hint", "--yes"], "'hint' takes no '--yes'"),
  ])
  func `refuses wrong usage`(words: [String], complaint: String) async throws {
    let run = try await SampleClone().run(words)

    #expect(run.code == .wrongUsage)
    #expect(run.notes.hasPrefix("lab workshop: \(complaint)"), "\(run.notes)")
  }

  @Test func `starting again prints the exercise and changes no file`() async throws {
    let sample = try SampleClone()
    let first = await sample.run("start", "1", "--into", sample.work)
    let list = "my work/01-OpenArray/Sources/OpenArray/List.swift"
    try sample.write("mine\n", to: list)

    let again = await sample.run("start", "1")

    let files = "The folder was already there and is unchanged.\nYour files:"
    #expect(again.results == first.results.replacing("Your files:", with: files))
    #expect(try again.code == .done && sample.text(list) == "mine\n")
  }

  @Test func `refuses a missing exercise and a wrong folder`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)

    let unknown = await sample.run("check", "2")
    let missing = "02-EmptyTest is not in \(sample.work); swift run lab workshop start 2"
    #expect(unknown.notes.contains(missing))
    let inside = await sample.run("start", "1", "--into", sample.clone + "/work")
    #expect(inside.notes.contains("it is inside the lab's clone"))
    let deep = await sample.run("start", "1", "--into", sample.root + "/no/where")
    #expect(deep.notes.contains("No such file or directory"))
    for run in [unknown, inside, deep] { #expect(run.code == .failed) }
  }

  @Test func `shows no solution without consent`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)

    let asked = await sample.run("solution", "1", answers: [""])
    #expect(
      asked.results.hasPrefix("You have seen 0 of 3 hints. Show the solution of exercise 1? [y/N]"))
    #expect(!asked.results.contains("all pass"))
    let list = "my work/01-OpenArray/Sources/OpenArray/List.swift"
    #expect(try sample.text(list) == SampleClone.files["Start/List.swift"])
    let applied = await sample.run("solution", "1", "--yes")
    #expect(applied.results.contains("+ all pass") && !applied.results.contains("[y/N]"))
    #expect(try sample.text(list) == "all pass\n")
  }

  @Test func `a check without a ✗ that skips a test fails, and names the open question`()
    async throws
  {
    let sample = try SampleClone(["Start/List.swift": "countsItems waits\n"])
    _ = await sample.run("start", "1", "--into", sample.work)

    let run = await sample.run("check", "1")

    #expect(run.code == .failed)
    #expect(run.results.contains("– the countsItems\n\n✗ still open: the countsItems\n"))
  }

  @Test func `prints a check as JSON`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)

    let run = await sample.run("check", "--format", "json")

    #expect(run.code == .failed)
    let json = try JSONSerialization.jsonObject(with: Data(run.results.utf8)) as? [String: Any]
    #expect(json?["passed"] as? Bool == false && json?["name"] as? String == "OpenArray")
    let tests = try #require(json?["tests"] as? [[String: Any]])
    #expect(tests.map { $0["result"] as? String } == ["failed", "passed"])
    #expect(tests[0]["sentences"] as? [String] == ["The list is open."])
  }

  @Test func `a translated exercise follows the language`() async throws {
    let sample = try SampleClone(["README.ko.md": "# 1 · 목록\n", "Hints.ko.md": "## 1\n\n누가?\n"])

    let start = await sample.run("start", "1", "--into", sample.work, language: "ko")
    let hint = await sample.run("hint", "1", language: "ko")

    #expect(start.results.hasPrefix("1 · 목록\n") && hint.results.contains("누가?"))
    #expect(await sample.run("hint", "1", language: "fr").results.contains("Look at `var`."))
  }

  @Test(arguments: [
    ("error: cannot find 'b' in scope\n", "Is the name spelled as in its declaration?"),
    ("error: odd\n", "That is the compiler's first error."),
    ("isClosed crashes\n", "Fatal error: boom"),
  ])
  func `explains a check that did not reach its end`(source: String, text: String) async throws {
    let sample = try SampleClone(["Start/List.swift": source])
    _ = await sample.run("start", "1", "--into", sample.work)

    let run = await sample.run("check", "1")

    #expect(run.code == .failed)
    #expect(run.results.contains(text), "\(run.results)")
  }
}

/// A run of `lab workshop` in this process.
struct WorkshopRun {
  var results = ""
  var notes = ""
  var code: ExitCode?
}

extension SampleClone {
  /// - Parameter test: Takes the place of ``swiftTest(_:_:)``.
  func run(
    _ words: String..., answers: [String] = [], language: Substring = "",
    test: ((_ package: String, _ scratch: String) throws -> TestRun)? = nil
  ) async -> WorkshopRun {
    await run(words, answers: answers, language: language, test: test)
  }

  /// - Parameter save: Called when a watch waits; says whether something was saved.
  func run(
    _ words: [String], answers: [String] = [], language: Substring = "",
    save: @escaping () throws -> Bool = { false },
    test: ((_ package: String, _ scratch: String) throws -> TestRun)? = nil
  ) async -> WorkshopRun {
    var run = WorkshopRun()
    var rest = answers[...]
    let command = WorkshopCommand(
      input: Input(isTerminal: false) { rest.popFirst() }, clone: { self.clone },
      directory: "/", language: language,
      test: { package, scratch, _ in try (test ?? Self.swiftTest)(package, scratch) },
      saves: { _, _ in { try save() } })
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { run.results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { run.notes += $0 }, width: 80)
    run.code = await Lab([.workshop(command)]).run(["workshop"] + words, output: output)
    return run
  }
}
