import Foundation
import Measure
import Testing

@testable import lab

/// The built program, as a shell sees it.
struct ProcessTests {
  struct Ending {
    let code: Int32
    let results: String
    let notes: String
  }

  @Test func `results go to the standard output and end with 0`() async throws {
    let ending = try await lab("patterns")

    #expect(ending.code == 0)
    #expect(ending.results == (await Run("patterns").results))
    #expect(ending.notes == "")
  }

  @Test func `lab alone is no error`() async throws {
    let ending = try await lab()

    #expect(ending.code == 0)
    #expect(ending.results.hasPrefix("Pattern Lab: "))
  }

  @Test func `sources are found, and no path of this machine is told`() async throws {
    let ending = try await lab("compare", "feed-view", "like-rolls-back")

    #expect(ending.code == 0)
    #expect(ending.results.hasPrefix("Sources/Patterns/*/Feed/FeedView.swift\n"))
    #expect(!ending.results.contains(FileManager.default.currentDirectoryPath))
    #expect(!ending.results.contains("\u{1B}"))
    #expect(ending.notes == "")
  }

  @Test func `an unknown command ends with 64`() async throws {
    let ending = try await lab("bnech")

    #expect(ending.code == 64)
    #expect(ending.results == "")
    #expect(ending.notes == "lab: unknown command 'bnech'; did you mean 'bench'?\n")
  }

  @Test(.enabled(if: BuildMode.current == .debug))
  func `a debug build that should measure ends with 1`() async throws {
    let ending = try await lab("bench")

    #expect(ending.code == 1)
    #expect(ending.results == "")
    #expect(
      ending.notes == """
        lab bench: a debug build measures nothing; run: swift run -c release lab bench

        """)
  }

  /// Runs the program that was built beside these tests.
  private func lab(_ words: String...) async throws -> Ending {
    let results = Pipe()
    let notes = Pipe()
    let process = Process()
    process.executableURL = Self.products.appending(path: "lab")
    process.arguments = words
    process.environment = ["COLUMNS": "80"]
    process.standardOutput = results
    process.standardError = notes
    let code = try await withCheckedThrowingContinuation { continuation in
      process.terminationHandler = { continuation.resume(returning: $0.terminationStatus) }
      do {
        try process.run()
      } catch {
        continuation.resume(throwing: error)
      }
    }
    return Ending(code: code, results: try Self.text(results), notes: try Self.text(notes))
  }

  private static func text(_ pipe: Pipe) throws -> String {
    String(decoding: try pipe.fileHandleForReading.readToEnd() ?? Data(), as: UTF8.self)
  }

  /// Where the build put the test bundle.
  private static var products: URL {
    let bundle = Bundle.allBundles.first { $0.bundlePath.hasSuffix(".xctest") }
    let test = bundle?.bundleURL ?? URL(filePath: CommandLine.arguments[0])
    return test.deletingLastPathComponent()
  }
}
