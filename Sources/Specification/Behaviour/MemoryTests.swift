import LabBackend
import LabDomain
import StageUI
import Testing

@Suite(.conformance) struct MemoryTests {
  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: a screen is released, even during a request`(
    _ pattern: PatternUnderTest
  ) async throws {
    for isAnswered in [true, false] {
      weak var feed: SampleBackend?
      weak var profile: SampleBackend?
      do {
        let apps = [pattern.feed(), pattern.profile()]
        (feed, profile) = (apps[0].backend, apps[1].backend)
        for app in apps {
          app.stage.appear()
          if isAnswered { try await app.answer() }
          await app.leave()
        }
      }
      await settle()
      #expect(feed == nil && profile == nil)
    }
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the feed is released, even with every request pending`(
    _ pattern: PatternUnderTest
  ) async throws {
    weak var backend: SampleBackend?
    do {
      let app = pattern.feed(posts: .numbered(25))
      backend = app.backend
      try await app.open()
      try await app.tap("like-25")
      try await app.type("Hello", into: "New post")
      try await app.tap("Publish")
      try await app.type("Post 7", into: "Search")
      await app.wait(SearchRule.pause)
      try await app.refresh()
      #expect(app.pending.count == 4)
      await app.leave()
    }
    await settle()
    #expect(backend == nil)
  }

  @Test(arguments: PatternUnderTest.tracedToo)
  func `Leaving: the profile is released, even while it saves and asks`(
    _ pattern: PatternUnderTest
  ) async throws {
    weak var backend: SampleBackend?
    do {
      let app = pattern.profile()
      backend = app.backend
      try await app.open()
      try await app.type("noor_2", into: "Handle")
      await app.wait(HandleRule.pause)
      try await app.tap("Save")
      try await app.tap("Back")
      #expect(app.pending.count == 2)
      await app.leave()
    }
    await settle()
    #expect(backend == nil)
  }
}
