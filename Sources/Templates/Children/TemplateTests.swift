import LabBackend
import LabContract
import LabDomain
import StageUI
import Testing

@testable import Template

struct TemplateTests {
  let backend = SampleBackend(policy: .gated)

  @Test func `a tap shows at once in two parents, and rolls back if it fails`() async throws {
    let screens = Screens(
      AppEnvironment(
        useCases: UseCases(feed: backend, profiles: backend), clock: SystemClock(),
        router: Router(path: [])))
    let posts = [Post(id: 1, author: 2, authorName: "Ada", text: "First")]
    let feed = Stage(screens.feed(posts))
    feed.appear()

    try feed.tap("template-1")
    #expect(feed.text.contains("[♥ 1]  First"))
    let other = Stage(screens.feed(posts))
    other.appear()
    #expect(other.text == feed.text)
    await feed.settle()
    try backend.releaseFirst(with: .failure(.offline))
    await feed.settle()

    #expect(
      feed.text == """
        ═══ Feed ═══
        [♡ 0]  First
        ┌ Could not change the like
        │ You appear to be offline.
        │ [OK]
        """)
    #expect(other.text == feed.text)
  }
}
