import Foundation
import Testing

@testable import LabCommandLine
@testable import LabCommands

/// The built program, as a shell sees it.
struct ProcessTests {
  private typealias Ending = (code: Int32, results: String, notes: String)

  @Test func `results and notes go to their places, with an exit code`() async throws {
    let (done, wrong) = (try lab("--version"), try lab("bnech"))

    #expect(done.code == 0 && done.notes == "")
    #expect(done.results == (await Run("--version").results))
    #expect(wrong.code == 64 && wrong.results == "")
    #expect(wrong.notes == "lab: unknown command 'bnech'; did you mean 'bench'?\n")
  }

  @Test(.enabled(if: FileManager.default.fileExists(atPath: "/dev/full")))
  func `exits with 1 if results cannot be written`() throws {
    let full = try #require(FileHandle(forWritingAtPath: "/dev/full"))

    let ending = try lab("--version", to: full)

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
    return (
      process.terminationStatus, String(decoding: printed, as: UTF8.self),
      String(decoding: noted, as: UTF8.self)
    )
  }

  /// The build's folder for the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }
}
