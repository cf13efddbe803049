import LabBackend
import LabDomain
import LabSpecification
import Testing

struct GateTests {

  @Test func `an immediate answer or failure does not suspend its caller`() async throws {
    let backend = SampleBackend()
    var otherRan = false
    let other = Task { otherRan = true }

    let page = try await backend.page(after: nil)
    try await backend.setLiked(true, post: 1)
    _ = try await backend.publish("Hello")
    _ = try await backend.search("a")
    do { _ = try await backend.profile(99) } catch { #expect(error == .notFound) }
    _ = try await backend.profile(1)
    _ = try await backend.save(SampleData.me)

    #expect(!otherRan)
    #expect(
      backend.log.map(\.description).joined(separator: "\n") == """
        page(after: nil)
        setLiked(true, post 1)
        publish("Hello")
        search("a")
        profile(99)
        profile(1)
        save(profile 1, "Noor van der Berg")
        """)
    #expect(SampleBackend.Request.page(after: page.next).description == "page(after: 31)")
    #expect(SampleBackend.Request.search("Two\nlines").description == #"search("Two\nlines")"#)
    try await settled(other)
  }
}
