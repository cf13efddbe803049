import Domain
import LabTestSupport
import SampleBackend
import Testing

struct ImmediateTests {
  @Test func `no immediate answer suspends its caller`() async throws {
    let backend = SampleBackend()
    let useCases = UseCases(feed: backend, profiles: backend)
    var otherRan = false
    let other = Task { otherRan = true }

    let page = try await useCases.loadFeedPage()
    _ = try await useCases.loadFeedPage(after: page.next)
    try await useCases.toggleLike(1, to: true)
    _ = try await useCases.publishPost("Hello")
    _ = try await useCases.searchPosts("a")
    _ = try await useCases.loadProfile(1)
    _ = try await useCases.saveProfile(SampleData.me)

    #expect(!otherRan)
    try await settled(other)
  }

  @Test func `a failure is immediate too`() async throws {
    let backend = SampleBackend()
    backend.fail(.offline) { _ in true }
    var otherRan = false
    let other = Task { otherRan = true }

    do { _ = try await backend.page(after: nil) } catch { #expect(error == .offline) }

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

  @Test func `a cancelled caller is in the log and changes nothing`() async throws {
    let backend = SampleBackend()
    let publish = Task { try await backend.publish("Hello") }
    publish.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(publish) }

    #expect(backend.log == [.publish("Hello")])
    #expect(try await backend.search("Hello") == [])
  }
}
