import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@testable import Template

struct TemplateTests {
  let backend = SampleBackend(policy: .gated)

  @Test func `a tap shows at once in two parents, and rolls back if it fails`() async throws {
    let feed = feeds(
      AppEnvironment(
        useCases: UseCases(feed: backend, profiles: backend), clock: SystemClock(),
        router: Router(path: [])))
    let posts = [Post(id: 1, author: 2, authorName: "Ada", text: "First")]
    let first = Stage(feed(posts))
    first.appear()

    try first.tap("template-1")
    #expect(first.text == "[♥ 1]")
    let other = Stage(feed(posts))
    other.appear()
    #expect(other.text == first.text)
    await first.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await first.settle()

    #expect(
      first.text == """
        [♡ 0]
        ┌ Could not change the like
        │ You appear to be offline.
        │ [OK]
        """)
    #expect(other.text == first.text)
  }
}
