import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSpecification
import Testing

struct HeadlessFeedTests {
  @Test(arguments: Patterns.all.map(\.name))
  func `a refresh ends with its answer`(_ pattern: String) async throws {
    let backend = SampleBackend.gated()
    let feed = try #require(Patterns.all.first { $0.name == pattern }).headlessFeed(.test(backend))
    var hasEnded = false

    Task {
      await feed.refresh()
      hasEnded = true
    }
    await settle()
    #expect(backend.pending.map(\.request) == [.page(after: nil)])
    #expect(!hasEnded)
    try await answer(backend)

    #expect(hasEnded)
    #expect(feed.posts() == .short)
  }
}
