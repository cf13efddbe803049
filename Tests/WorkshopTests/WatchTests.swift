import Foundation
import LabCommandLine
import Testing

@testable import LabWorkshop

struct WatchTests {
  private static let list = "my work/01-OpenArray/Sources/OpenArray/List.swift"

  @Test func `checks at once and after each save, with a header each`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)
    var saves = ["all pass\n", "countsItems fails: One is missing.\n"][...]

    let run = await sample.run(["watch"]) {
      guard let text = saves.popFirst() else { return false }
      try sample.write(text, to: Self.list)
      return true
    }

    #expect(run.code == .done)
    let checks = run.results.components(separatedBy: "── Check ").dropFirst().map { $0 }
    #expect(checks.count == 3)
    let title = "of exercise 1 · \(Course.exercises[0].title) ──\n\n"
    for (number, check) in checks.enumerated() {
      #expect(check.hasPrefix("\(number + 1) \(title)"))
      #expect(check.hasSuffix("\nThe next save is checked; Ctrl-C ends.\n\n"))
    }
    #expect(checks[0].contains("The list is open."))
    #expect(checks[1].contains("Exercise 1 is done. Next: swift run lab workshop start 2"))
    #expect(checks[2].contains("One is missing."))
  }

  @Test func `goes on after a check that cannot run`() async throws {
    let sample = try SampleClone()
    _ = await sample.run("start", "1", "--into", sample.work)
    let check = "my work/01-OpenArray/Tests/OpenArrayTests/Check.swift"
    try sample.write("// no tests\n", to: check)
    var isEdited = true

    let run = await sample.run(["watch", "1"]) {
      defer { isEdited = false }
      if isEdited { try FileManager.default.removeItem(atPath: "\(sample.root)/\(check)") }
      return isEdited
    }

    #expect(run.notes.contains("Check.swift is not the lab's"))
    #expect(run.results.contains("The list is open."))
  }

  @Test func `a save during a check is seen after it, an unreadable file later`() async throws {
    var (digests, pauses) = ([1, 1, 2, 3, nil, nil, 3, 4] as [UInt32?], 0)
    var saves = Saves(look: { digests.removeFirst() }, pause: { pauses += 1 })

    try await saves.next()
    #expect(pauses == 1 && digests == [3, nil, nil, 3, 4])
    try await saves.next()
    #expect(pauses == 1)
    try await saves.next()
    #expect(pauses == 4 && digests.isEmpty)
  }

  @Test func `every change of a learner's file is a save, one of the check is not`() throws {
    let sample = try SampleClone()
    try sample.workbook.start(sample.source)
    let path = "my work/01-OpenArray/Sources/OpenArray"
    var digests = [try sample.workbook.digest(of: sample.source)]
    func change(_ change: () throws -> Void) throws {
      try change()
      digests.append(try sample.workbook.digest(of: sample.source))
    }

    try change { try sample.write("edited\n", to: "\(path)/List.swift") }
    try change { try sample.write("new\n", to: "\(path)/New.swift") }
    try change {
      try FileManager.default.moveItem(
        atPath: "\(sample.root)/\(path)/New.swift", toPath: "\(sample.root)/\(path)/Renamed.swift")
    }
    try change {
      try FileManager.default.removeItem(atPath: "\(sample.root)/\(path)/List.swift")
    }
    #expect(Set(digests).count == 5)
    try sample.write("// log\n", to: "my work/01-OpenArray/Tests/OpenArrayTests/Check.swift")
    #expect(try sample.workbook.digest(of: sample.source) == digests.last)
  }
}
