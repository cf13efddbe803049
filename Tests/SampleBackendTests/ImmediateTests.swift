import Domain
import LabTestSupport
import SampleBackend
import Testing

/// Answers that do not suspend their caller.
struct ImmediateTests {
  @Test(arguments: [
    SampleBackend.Policy.immediate, .latency(on: TestClock()) { _ in .zero },
  ])
  func `no immediate answer or failure suspends its caller`(
    _ policy: SampleBackend.Policy
  ) async throws {
    let backend = SampleBackend(policy: policy)
    let useCases = UseCases(feed: backend, profiles: backend)
    backend.fail(.offline) { $0 == .search("failed") }
    var otherRan = false
    let other = Task { otherRan = true }

    let page = try await useCases.loadFeedPage()
    _ = try await useCases.loadFeedPage(after: page.next)
    try await useCases.toggleLike(1, to: true)
    _ = try await useCases.publishPost("Hello")
    _ = try await useCases.searchPosts("a")
    do { _ = try await backend.search("failed") } catch { #expect(error == .offline) }
    _ = try await useCases.loadProfile(1)
    _ = try await useCases.saveProfile(SampleData.me)

    #expect(!otherRan)
    try await settled(other)
  }

  @Test func `the log has every request in order, failed ones too`() async throws {
    let backend = SampleBackend()

    _ = try await backend.search("a")
    _ = try? await backend.page(after: Cursor(99))
    try await backend.setLiked(true, post: 1)

    #expect(backend.log == [.search("a"), .page(after: Cursor(99)), .setLiked(true, 1)])
  }
}
