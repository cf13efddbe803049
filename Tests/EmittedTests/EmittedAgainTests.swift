import Contract
import Foundation
import PatternList
import Sessions
import Testing

/// The other tests here were written by `lab trace --emit-test`.
struct EmittedAgainTests {
  /// Three posts; a like that fails, a search while it is under way, two refreshes.
  private let session = RandomSession(seed: 167, steps: 18)

  @Test(arguments: Patterns.all.map(\.name))
  func `the session, recorded and written again, is the test that is here`(
    _ name: String
  ) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let recording = try await session.recording(of: pattern)
    let file = URL(filePath: #filePath).deletingLastPathComponent()
      .appending(path: "\(name)SessionTests.swift")

    let source = try EmittedTest(of: recording, on: pattern).source

    #expect(try String(contentsOf: file, encoding: .utf8) == source)
  }
}
