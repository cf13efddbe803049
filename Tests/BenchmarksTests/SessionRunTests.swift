import Catalog
import Testing

@testable import Benchmarks

@MainActor
struct SessionRunTests {
  @Test func `two sessions run the same bodies`() async throws {
    for form in Catalog.forms {
      let first = try await SessionRun(form: form).costs()
      let second = try await SessionRun(form: form).costs()
      #expect(first.mapValues(\.bodies) == second.mapValues(\.bodies))
      #expect(first[.like]?.acts == 20)
      #expect(first[.nothing]?.bodies == 0)
    }
  }
}
