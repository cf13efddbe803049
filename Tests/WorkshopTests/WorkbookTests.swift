import Foundation
import LabOutput
import Testing

@testable import LabWorkshop

struct WorkbookTests {
  @Test func `finds the folder named, around, last used, or beside the clone`() throws {
    let sample = try SampleClone()
    func path(_ name: String?, from directory: String) -> String {
      Workbook(named: name, of: sample.clone, from: directory).path
    }

    #expect(path(nil, from: "/") == sample.root + "/PatternWorkshop")
    #expect(path("mine/", from: "/tmp") == "/tmp/mine")
    try sample.workbook.start(sample.source)
    #expect(path(nil, from: "/") == sample.work)
    try sample.write("{}", to: "other/.workshop.json")
    #expect(path(nil, from: sample.root + "/other/01/Sources") == sample.root + "/other")
    try FileManager.default.removeItem(atPath: sample.work)
    #expect(path(nil, from: "/") == sample.root + "/PatternWorkshop")
  }

  @Test func `writes a package with sources, check and manifest`() throws {
    let sample = try SampleClone(["Start/Tests/Mine.swift": "// mine\n"])

    try sample.workbook.start(sample.source)

    let paths = try FileManager.default.subpathsOfDirectory(atPath: sample.exercise)
    #expect(
      Set(paths.filter { $0.contains(".") }) == [
        "Package.swift", "README.md", "Sources/OpenArray/List.swift",
        "Tests/OpenArrayTests/Check.swift", "Tests/OpenArrayTests/Mine.swift",
      ])
    #expect(try sample.workbook.state(of: Course.exercises[0]) == .started)
  }

  @Test func `a manifest names the clone, whatever its path`() throws {
    let source = ExerciseSource(Course.exercises[2], in: #"/a "lab""#)

    #expect(source.manifest.contains(#".package(name: "PatternLab", path: "/a \"lab\"")"#))
    #expect(source.manifest.contains(#".product(name: "StageUI", package: "PatternLab")"#))
  }

  @Test func `writes a deleted check again, and refuses an edited one`() throws {
    let sample = try SampleClone()
    let check = sample.exercise + "/Tests/OpenArrayTests/Check.swift"
    try sample.workbook.start(sample.source)

    for path in ["Tests", "README.md", "Package.swift"] {
      try FileManager.default.removeItem(atPath: "\(sample.exercise)/\(path)")
    }
    try sample.workbook.restore(sample.source)
    #expect(try sample.workbook.missingFiles(of: sample.source) == [])
    #expect(
      try String(contentsOfFile: check, encoding: .utf8) == SampleClone.files["Check.swift"])

    try sample.write("// no tests\n", to: "my work/01-OpenArray/Tests/OpenArrayTests/Check.swift")
    #expect(throws: WorkbookError.editedCheck(check)) { try sample.workbook.restore(sample.source) }
  }

  @Test func `loses no file that it cannot copy`() throws {
    let sample = try SampleClone()
    try sample.workbook.start(sample.source)
    let sources = sample.exercise + "/Sources/OpenArray"
    let list = URL(filePath: sources + "/List.swift")
    let (latin1, link) = (
      Data("// \u{E9}t\u{E9}\n".utf16.map(UInt8.init)), sources + "/Linked.swift"
    )
    try latin1.write(to: list)

    #expect(throws: FileError.self) { try sample.workbook.applySolution(of: sample.source) }
    #expect(try Data(contentsOf: list) == latin1)

    try Data("mine\n".utf8).write(to: list)
    try FileManager.default.createSymbolicLink(atPath: link, withDestinationPath: "gone")
    #expect(throws: FileError.self) { try sample.workbook.applySolution(of: sample.source) }
    #expect(try FileManager.default.destinationOfSymbolicLink(atPath: link) == "gone")

    // The lock of an editor.
    try FileManager.default.moveItem(atPath: link, toPath: sources + "/.#List.swift")
    #expect(try sample.workbook.applySolution(of: sample.source) == "Before-solution")
    let kept = "my work/01-OpenArray/Before-solution/Sources/OpenArray/List.swift"
    #expect(try sample.text(kept) == "mine\n")
  }
}
