import Foundation
import LabCommandLine
import LabOutput
import Testing

@testable import LabWorkshop

struct ProgressTests {
  @Test(arguments: ["{", #"{"schema": "pattern-lab.workshop/3"}"#])
  func `a file that holds no progress of this lab is an error, and stays`(
    text: String
  ) async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)
    try sample.write(text, to: "my work/.workshop.json")

    let run = await sample.run("check", "--into", sample.work)

    #expect(run.code == .failed)
    #expect(run.notes.contains("Delete it: your code stays"), "\(run.notes)")
    #expect(try sample.text("my work/.workshop.json") == text)
  }
}

struct CurrentTests {
  /// Writes the folder of another exercise.
  private func begin(_ exercise: Exercise, in sample: SampleClone) throws {
    try sample.write("// mine\n", to: "my work/\(exercise.folder)/Sources/Mine.swift")
  }

  @Test func `the working directory wins over the exercise last used`() throws {
    let sample = try SampleClone()
    let (workbook, course) = (sample.workbook, Course.exercises)
    try workbook.start(sample.source)
    try begin(course[1], in: sample)
    try workbook.setLast(course[1])
    let own = workbook.folder(of: course[0])

    #expect(try workbook.current(from: "/") == course[1])
    for directory in [own, "\(own)/Sources/OpenArray", "\(own)/"] {
      #expect(try workbook.current(from: directory) == course[0])
    }
    #expect(try workbook.current(from: own + "-old") == course[1])
    let link = sample.root + "/link"
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: own)
    #expect(try workbook.current(from: link) == course[0])
  }

  @Test func `without a last one, it is the first of the course that is not done`() throws {
    let sample = try SampleClone()
    let (workbook, path) = (sample.workbook, Course.path)
    try FileManager.default.createDirectory(
      atPath: sample.work, withIntermediateDirectories: true)
    #expect(throws: WorkbookError.noneStarted(in: sample.work)) {
      try workbook.current(from: "/")
    }
    try begin(path[2], in: sample)
    try begin(path[4], in: sample)

    #expect(try workbook.current(from: "/") == path[2])
    try workbook.setDone(path[2])
    #expect(try workbook.current(from: "/") == path[4])
    try workbook.setLast(path[2])
    #expect(try workbook.current(from: "/") == path[2])
    try FileManager.default.removeItem(atPath: workbook.folder(of: path[2]))
    #expect(try workbook.current(from: "/") == path[4])
  }

  @Test func `the next one follows the last used, and then come those before`() async throws {
    let sample = try SampleClone()
    let path = Course.path
    #expect(try sample.workbook.next() == path[0])
    try begin(path[5], in: sample)
    try sample.workbook.setDone(path[5])
    try sample.workbook.setLast(path[5])
    #expect(await sample.run("--into", sample.work).results.hasSuffix("start \(path[6].number)\n"))
    for exercise in path[6...] + path[..<5] {
      #expect(try sample.workbook.next() == exercise)
      try begin(exercise, in: sample)
    }
    #expect(throws: WorkbookError.noneLeft) { try sample.workbook.next() }
  }

  @Test func `verbs without a number name the exercise they mean`() async throws {
    let sample = try SampleClone()
    let none = await sample.run("check", "--into", sample.work)
    #expect(none.code == .failed)
    #expect(none.notes.hasSuffix("to start the first, type: swift run lab workshop start\n"))

    let start = await sample.run("start", "--into", sample.work)
    #expect(start.results.hasSuffix("Next: swift run lab workshop watch 1\n"))
    let name = "Exercise 1 · \(Course.exercises[0].title)\n\n"
    for (verb, text) in [
      ("hint", "Hint 1 of 3"), ("check", "✗ the isClosed"), ("solution", "You have seen 2 of 3"),
      ("reset", "Restore the start"),
    ] {
      #expect(await sample.run(verb).results.hasPrefix(name + text))
      #expect(await !sample.run(verb, "1").results.contains(name))
    }
  }
}
