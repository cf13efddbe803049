import Foundation
import LabOutput
import Testing

@testable import LabCommandLine
@testable import LabCommands

struct DrawCommandTests {
  @Test(arguments: [
    (#"{"schema":"pattern-lab.bench/1"}"#, "it holds 'pattern-lab.bench/1'; this lab reads"),
    ("[1]", "it is another kind of value"), ("{", "it is not valid JSON"),
  ])
  func `rejects a file that is not a run, and writes nothing`(_ text: String, _ reason: String)
    async throws
  {
    let directory = try TemporaryDirectory()
    try AtomicFile.write(text, to: directory.path("run.json"))

    let run = await Run("draw", directory.path("run.json"), "--into", directory.path(""))

    #expect(run.notes.contains(reason))
    #expect(run.notes.split(separator: "\n").count == 1)
    #expect(run.code == .failed)
    #expect(throws: (any Error).self) { try directory.text("cost.svg") }
  }

  @Test func `takes one run`() async {
    for words in [["draw"], ["draw", "a.json", "b.json"]] {
      let run = await Run(words)

      #expect(run.notes.contains("takes one RUN, from: lab bench --all --format json"))
      #expect(run.code == .wrongUsage)
    }
  }

  private let data = URL(filePath: #filePath)
    .appending(path: "../../../../docs/pictures/pictures.json").standardized.path

  @Test func `writes the pictures and what they show`() async throws {
    let directory = try TemporaryDirectory()

    let run = await Run("draw", data, "--into", directory.path(""))

    #expect(run.results.hasPrefix("Wrote cost.svg, cost-dark.svg, session.svg, session-dark.svg, "))
    #expect(run.code == .done)
    #expect(try directory.text("pictures.json") == String(contentsOfFile: data, encoding: .utf8))
    #expect(try directory.text("named.svg").hasSuffix("</svg>\n"))
  }

  @Test func `creates the folder, with those above it`() async throws {
    let directory = try TemporaryDirectory()

    let pictures = await Run("draw", data, "--into", directory.path("a/b/"))
    let package = await Run("new", "measurement", "Own", "--into", directory.path("a/c"))

    #expect([pictures.code, package.code] == [.done, .done])
    let names = try FileManager.default.contentsOfDirectory(atPath: directory.path("a/b"))
    #expect(names.count { $0.hasSuffix(".svg") } == 6)
    #expect(names.contains("pictures.json"))
    #expect(try directory.text("a/c/Own/README.md").hasPrefix("# Own\n"))
  }

  @Test(arguments: ["file", "file/", "file/inner", "file/a/b"])
  func `a file is no folder`(name: String) async throws {
    let directory = try TemporaryDirectory()
    try AtomicFile.write("", to: directory.path("file"))

    for words in [["draw", data], ["new", "measurement", "Own"]] {
      let run = await Run(words, "--into", directory.path(name))

      #expect(run.notes.contains(/[Nn]ot a (directory|folder)/), "\(run.notes)")
      #expect(run.notes.split(separator: "\n").count == 1)
      #expect(run.code == .failed)
    }
    #expect(try FileManager.default.subpathsOfDirectory(atPath: directory.path("")) == ["file"])
  }

  @Test func `writes nothing when one file cannot be written`() async throws {
    let directory = try TemporaryDirectory()
    try FileManager.default.createDirectory(
      atPath: directory.path("pictures.json"), withIntermediateDirectories: false)

    let run = await Run("draw", data, "--into", directory.path(""))

    #expect(run.notes.contains("pictures.json: Is a directory"))
    #expect(run.code == .failed)
    #expect(throws: (any Error).self) { try directory.text("cost.svg") }
  }
}
