import Foundation
import Measure
import Testing

@testable import lab

/// The built program, as a shell sees it.
struct ProcessTests {
  private struct Ending {
    let code: Int32
    let results: String
    let notes: String
  }

  @Test func `results go to the standard output and end with 0`() async throws {
    let ending = try lab("patterns")

    #expect(ending.code == 0)
    #expect(ending.results == (await Run("patterns").results))
    #expect(ending.notes == "")
  }

  @Test(arguments: [
    ("bnech", 64, "lab: unknown command 'bnech'; did you mean 'bench'?\n"),
    (
      "bench", BuildMode.current == .debug ? 1 : nil,
      "lab bench: a debug build measures nothing; run: swift run -c release lab bench\n"
    ),
  ])
  func `what cannot be done is a complaint and a code`(
    word: String, code: Int32?, complaint: String
  ) throws {
    guard let code else { return }

    let ending = try lab(word)

    #expect((ending.code, ending.results, ending.notes) == (code, "", complaint))
  }

  @Test func `the redirected standard output is written, not replaced`() throws {
    let directory = try TemporaryDirectory()
    let path = directory.path("results")
    try Data("earlier\n".utf8).write(to: URL(filePath: path))
    let file = try #require(FileHandle(forUpdatingAtPath: path))
    try file.seekToEnd()

    let ending = try lab(
      "trace", "--pattern=MV", "--level=off", "--output=\(path)", to: file)

    #expect(ending.code == 0)
    #expect(
      try directory.text("results") == """
        earlier
        MV: who changed what, and why

        Nothing is recorded at level off.

        Wrote \(path)

        """)
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `results that cannot be written end with 1`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let ending = try lab("patterns", to: full)

    #expect(ending.code == 1)
    #expect(ending.notes == "lab: cannot write the results: No space left on device\n")
  }

  /// Runs the program that was built beside these tests.
  private func lab(_ words: String..., to file: FileHandle? = nil) throws -> Ending {
    let (results, notes) = (Pipe(), Pipe())
    let process = Process()
    process.executableURL = Self.products.appending(path: "lab")
    process.arguments = words
    process.environment = ["COLUMNS": "80"]
    process.standardOutput = file ?? results
    process.standardError = notes
    try process.run()
    let printed = file == nil ? results.fileHandleForReading.readDataToEndOfFile() : Data()
    let noted = notes.fileHandleForReading.readDataToEndOfFile()
    process.waitUntilExit()
    return Ending(
      code: process.terminationStatus, results: String(decoding: printed, as: UTF8.self),
      notes: String(decoding: noted, as: UTF8.self))
  }

  /// Where the build put the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }
}
