import Foundation
import LabCommandLine
import LabOutput
import Testing

@testable import LabWorkshop

struct ResetTests {
  private static let list = "my work/01-OpenArray/Sources/OpenArray/List.swift"
  private static let check = "my work/01-OpenArray/Tests/OpenArrayTests/Check.swift"

  /// An exercise that is done, with a file more than the start.
  private func doneSample() async throws -> SampleClone {
    let sample = try SampleClone(["Start/Other.swift": "// other\n"])
    _ = await sample.run("start", "1", "--into", sample.work)
    _ = await sample.run("hint", "1")
    try sample.write("all pass\n", to: Self.list)
    try sample.write("// more\n", to: "my work/01-OpenArray/Sources/OpenArray/Deep/More.swift")
    #expect(await sample.run("check", "1").code == .done)
    return sample
  }

  @Test func `a reset restores the start and keeps every file aside`() async throws {
    let sample = try await doneSample()
    try sample.write("// no tests\n", to: Self.check)

    let run = await sample.run("reset", "1", answers: ["y"])

    #expect(run.results.contains("your files are in 01-OpenArray/Before-reset."))
    for file in try sample.source.package() {
      #expect(try sample.text("my work/01-OpenArray/\(file.path)") == file.text)
    }
    #expect(
      swiftFiles(in: sample.exercise + "/Sources") == [
        "OpenArray/List.swift", "OpenArray/Other.swift",
      ])
    let kept = "my work/01-OpenArray/Before-reset"
    #expect(try sample.text("\(kept)/Sources/OpenArray/List.swift") == "all pass\n")
    #expect(try sample.text("\(kept)/Sources/OpenArray/Deep/More.swift") == "// more\n")
    #expect(try sample.text("\(kept)/Tests/OpenArrayTests/Check.swift") == "// no tests\n")
    #expect(!FileManager.default.fileExists(atPath: "\(sample.root)/\(kept)/README.md"))
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .started)
    #expect(await sample.run("hint", "1").results.hasPrefix("Hint 1 of 3\n"))
    #expect(await sample.run("check", "1").code == .failed)
    let again = await sample.run("reset", "1", "--yes")
    #expect(again.results.contains("Before-reset-2."))
  }

  @Test func `a reset without consent changes nothing`() async throws {
    let sample = try await doneSample()

    let run = await sample.run("reset", "1", answers: ["n"])

    #expect(run.code == .done)
    #expect(try sample.text(Self.list) == "all pass\n")
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .done)
    #expect(!FileManager.default.fileExists(atPath: sample.exercise + "/Before-reset"))
  }

  @Test func `only missing files are written again, on request`() async throws {
    let sample = try await doneSample()
    let none = await sample.run("reset", "1", "--missing")
    #expect(none.results == "No file of the start is missing.\n")
    let other = "01-OpenArray/Sources/OpenArray/Other.swift"
    for path in [other, "01-OpenArray/README.md"] {
      try FileManager.default.removeItem(atPath: "\(sample.work)/\(path)")
    }

    let run = await sample.run("reset", "1", "--missing")

    #expect(run.results == "Written: README.md, Sources/OpenArray/Other.swift\n")
    #expect(try sample.text("my work/\(other)") == "// other\n")
    #expect(try sample.text(Self.list) == "all pass\n")
    #expect(
      try sample.text("my work/01-OpenArray/Sources/OpenArray/Deep/More.swift") == "// more\n")
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .done)
    #expect(!FileManager.default.fileExists(atPath: sample.exercise + "/Before-reset"))
  }

  @Test func `a failed build names the missing file, passing tests do not`() async throws {
    let sample = try await doneSample()
    try FileManager.default.removeItem(atPath: sample.exercise + "/Sources/OpenArray/Other.swift")

    let passing = await sample.run("check", "1")
    #expect(passing.code == .done && !passing.results.contains("Missing"))
    try sample.write("error: cannot find 'b' in scope\n", to: Self.list)
    let failing = await sample.run("check", "1")

    #expect(
      failing.results.contains(
        """
        \nMissing: Sources/OpenArray/Other.swift
        To restore: swift run lab workshop reset 1 --missing
        If you deleted it on purpose, ignore this.\n
        """), "\(failing.results)")
  }
}
