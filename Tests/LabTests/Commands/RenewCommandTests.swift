import Foundation
import LabMeasure
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

/// A clone with one page of each kind.
private final class Clone {
  private static let real = URL(filePath: #filePath).appending(path: "../../../..").standardized
    .path
  /// A line of the real page, which is that of its picture.
  private static let picture =
    (try? String(contentsOfFile: "\(real)/README.md", encoding: .utf8))?.split(separator: "\n")
    .first { $0.hasSuffix(#" src="docs/pictures/cost.svg"></picture>"#) } ?? ""
  private static let files = [
    "README.md": """
    MVVM takes 396 lines.

    \(picture)
    <picture><img alt="A picture" src="docs/pictures/cost.svg"></picture> in a sentence stays.

    <!-- snippet: A.swift | func tap {…} -->
    ```swift
    func tap() {
      count += 1
    }
    ```

    """,
    "docs/audit.md": """
    <!-- output: swift run lab audit -->
    ```text
    MV   40
    ```

    """,
    "docs/Workshop.docc/Resources/check.txt": """
    $ swift run lab workshop check 7
    …
    ✗ the field

    """,
    "docs/figures.txt": """
    page: README.md
    source: metrics
    MVVM takes {lines of MVVM in both|line}.
    suite: session

    """,
    "A.swift": "func tap() {\n  count += 1\n}\n",
  ]

  private let folder: TemporaryDirectory
  private(set) var commands: [[String]] = []

  init() throws {
    folder = try TemporaryDirectory()
    for (path, text) in Self.files { try write(text, to: path) }
    for path in ["docs/pictures/pictures.json", "Benchmarks/Baselines/counts.json"] {
      try write(String(contentsOfFile: "\(Self.real)/\(path)", encoding: .utf8), to: path)
    }
    _ = FileManager.default.createFile(atPath: folder.path("Package.swift"), contents: nil)
  }

  func write(_ text: String, to path: String) throws {
    let url = URL(filePath: folder.path(path))
    try FileManager.default.createDirectory(
      at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
    try text.write(to: url, atomically: true, encoding: .utf8)
  }

  func text(_ path: String) throws -> String { try folder.text(path) }
  func path(_ name: String) -> String { folder.path(name) }
  func isUnchanged(_ path: String) throws -> Bool { try text(path) == Self.files[path] }

  func renew(
    _ words: String..., lines: Int = 396, build: BuildMode = .debug
  ) async throws -> (results: String, notes: String, code: ExitCode?) {
    var (results, notes) = ("", "")
    let output = Output(
      results: Sink(isTerminal: false, environment: [:]) { results += $0 },
      notes: Sink(isTerminal: false, environment: [:]) { notes += $0 },
      progress: Sink(isTerminal: false, environment: [:]) { _ in }, width: 80)
    let root = String(folder.path("").dropLast())
    let command = RenewCommand(build: build) {
      root
    } count: { _ in
      CountedFigures(
        figures: ["metrics": ["lines of MVVM in both": lines]], audit: "pattern\nMV   40\n")
    } lab: { _, arguments in
      self.commands.append(arguments.filter { !$0.hasPrefix("/") })
      return "✓ it builds\n✗ the field\n"
    }
    let code = await Lab([.renew(command)]).run(["renew"] + words, output: output)
    return (results, notes, code)
  }
}

struct RenewCommandTests {
  @Test func `what is as it should be stays`() async throws {
    let clone = try Clone()
    let run = try await clone.renew()

    #expect(run.notes == "")
    #expect(run.code == .done)
    #expect(run.results.contains("pictures.json"), "the sample's ledger has no figure of a run")
    #expect(!run.results.contains(".md") && !run.results.contains(".txt"))
    #expect(
      clone.commands == [
        ["workshop", "start", "7", "--into"], ["workshop", "check", "7", "--into"],
      ])
    #expect(try await clone.renew().results == "0 of 10 files have changed.\n")
  }

  @Test(arguments: [
    ("README.md", "396", "1,000"), ("README.md", "count += 1", "count += 2"),
    ("README.md", "One like among", "Two likes among"), ("README.md", "cost-dark.svg", "cost.svg"),
    ("docs/audit.md", "MV   40", "MV   41"),
    ("docs/Workshop.docc/Resources/check.txt", "✗ the field", "✗ the fields"),
  ])
  func `what was changed by hand is put right`(
    path: String, text: String, planted: String
  ) async throws {
    let clone = try Clone()
    try clone.write(clone.text(path).replacing(text, with: planted), to: path)

    let run = try await clone.renew()

    #expect(run.code == .done)
    #expect(run.results.contains("Renewed \(path)\n"))
    #expect(try clone.isUnchanged(path))
  }

  @Test func `a change of the code changes the pages`() async throws {
    let clone = try Clone()
    try clone.write("func tap() {\n  count += 2\n}\n", to: "A.swift")

    let run = try await clone.renew(lines: 1)

    #expect(run.code == .done)
    #expect(try clone.text("README.md").hasPrefix("MVVM takes 1 line.\n"))
    #expect(try clone.text("README.md").contains("\n  count += 2\n"))
  }

  @Test(arguments: [
    (
      "README.md", "func tap {…}", "func type {…}", "README.md:6: 'func type {…}' is not in A.swift"
    ),
    ("README.md", "takes 396 lines", "has 396 lines", "README.md has no 'MVVM takes 396 lines.'"),
    (
      "docs/audit.md", "MV   40", "none",
      "docs/audit.md:1: 'swift run lab audit' prints nothing"
    ),
    ("docs/Workshop.docc/Resources/check.txt", "✗ the field", "none", "check.txt: 'swift run lab"),
  ])
  func `what is gone is one line, and the rest is renewed`(
    path: String, text: String, planted: String, problem: String
  ) async throws {
    let clone = try Clone()
    try clone.write(clone.text(path).replacing(text, with: planted), to: path)

    let run = try await clone.renew()

    #expect(run.code == .failed)
    #expect(run.notes.split(separator: "\n").count { $0.contains(problem) } == 1, "\(run.notes)")
    #expect(try clone.text(path).contains(planted))
  }

  @Test func `a release build prints no lines, so it renews nothing`() async throws {
    let run = try await Clone().renew(build: .release)

    #expect(run.code == .wrongUsage)
    #expect(run.notes.contains("swift run lab renew"))
  }
}
