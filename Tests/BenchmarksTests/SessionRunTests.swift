import PatternList
import Sessions
import Testing

@testable import Benchmarks

@MainActor
struct SessionRunTests {
  @Test func `two sessions run the same bodies`() async throws {
    for pattern in Patterns.all {
      let first = try await SessionRun(pattern: pattern).costs()
      let second = try await SessionRun(pattern: pattern).costs()
      #expect(first.mapValues(\.bodies) == second.mapValues(\.bodies))
      #expect(first[.like]?.acts == 20)
      #expect(first[.nothing]?.bodies == 0)
    }
  }
}
