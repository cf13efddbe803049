import Foundation
import LabBackend
import LabContract
import LabDomain
import LabSessions
import Testing

@Suite(.conformance) struct NavigationTests {
  /// A profile of another person over one's own, as a link names them.
  private let link: [Router.Route] = [.feed, .profile(1), .profile(2)]

  @Test(arguments: PatternUnderTest.all)
  func `N1: a link loads the last screen, and the others as they are shown`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: link)
    try await app.perform(.appear)
    #expect(app.requests == [.profile(2)])
    try await app.answer()
    #expect(app.text.contains("Ada"))

    try await app.goBack()
    #expect(app.requests == [.profile(1)])
    try await app.answer()
    #expect(app.text.contains("Noor van der Berg"))

    try await app.goBack()
    #expect(app.requests == [.page(after: nil)])
    try await app.answer()
    #expect(app.text.contains("[Ada]  Third"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N1: a screen of a link that fails to load leaves the others alone`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: link)
    try await app.perform(.appear)
    try await app.answer(.failure(.offline))
    #expect(app.text.contains("[Retry]"))

    try await app.goBack()
    try await app.answer()
    #expect(app.text.contains("Noor van der Berg") && !app.text.contains("[Retry]"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N1: a link over open screens keeps those that it names`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: [.feed])
    try await app.perform(.appear)
    try await app.answer()
    try await app.perform(.type(text: "A draft", field: "New post"))

    try await app.show(link)
    try await app.answer()
    try await app.goBack()
    try await app.answer()
    try await app.goBack()
    #expect(app.requests == [])
    #expect(app.text.contains("New post ‹A draft›"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N2: going back while a link loads cancels that request alone`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: link)
    try await app.perform(.appear)
    try await app.goBack()
    #expect(app.requests == [.profile(1)])
    #expect(app.path == [.feed, .profile(1)])
    try await app.answer()
    #expect(!app.text.contains("┌"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N3: a like shows on each profile of the same person, and in the feed`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: [.feed, .profile(2), .profile(2)])
    try await app.perform(.appear)
    try await app.answer()
    try await app.perform(.tap(element: "like-1"))
    try await app.answer()
    #expect(app.text.contains("[♥ 1]"))

    try await app.goBack()
    try await app.answer()
    #expect(app.text.contains("[♥ 1]"))
    try await app.perform(.tap(element: "like-1"))
    try await app.answer()

    try await app.goBack()
    try await app.answer()
    #expect(app.text.contains("[♡ 0]  [Ada]  First"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N4: showing the first screen again cancels the others, and it is as it was`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = pattern.staged(path: [.feed])
    try await app.perform(.appear)
    try await app.answer()
    try await app.perform(.type(text: "A draft", field: "New post"))
    try await app.show(link)

    try await app.show([.feed])
    #expect(app.requests == [])
    #expect(app.text.contains("New post ‹A draft›"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N5: a saved stack is restored`(_ pattern: PatternUnderTest) async throws {
    let app = pattern.staged(path: [.feed])
    try await app.perform(.appear)
    try await app.answer()
    try await app.show(link)
    let saved = try JSONEncoder().encode(app.path)

    let restored = pattern.staged(path: try JSONDecoder().decode([Router.Route].self, from: saved))
    try await restored.perform(.appear)
    #expect(restored.requests == [.profile(2)])
    try await restored.answer()
    try await restored.goBack()
    try await restored.answer()
    #expect(restored.text.contains("Noor van der Berg"))
  }

  @Test(arguments: PatternUnderTest.all)
  func `N6: an author's name is the title until the profile is loaded, also after a failure`(
    _ pattern: PatternUnderTest
  ) async throws {
    let app = try await pattern.opened(author: "Ada", of: 3)
    #expect(app.text.title == "═══ Ada ═══")

    try await app.answer(.failure(.offline))
    #expect(app.text.title == "═══ Ada ═══")
    try await app.perform(.tap(element: "Retry"))
    #expect(app.text.title == "═══ Ada ═══")

    try await app.answer()
    #expect(app.text.title == "═══ Profile ═══")
  }

  @Test(arguments: PatternUnderTest.all)
  func `N6: a screen of a link has no name, and the same link keeps one that has`(
    _ pattern: PatternUnderTest
  ) async throws {
    let linked = pattern.staged(path: link)
    try await linked.perform(.appear)
    #expect(linked.text.title == "═══ Profile ═══")

    let tapped = try await pattern.opened(author: "Ada", of: 3)
    try await tapped.show([.feed, .profile(2)])
    #expect(tapped.text.title == "═══ Ada ═══")
  }

  @Test(arguments: PatternUnderTest.all)
  func `N6: a saved stack keeps the names`(_ pattern: PatternUnderTest) async throws {
    let app = try await pattern.opened(author: "Bo", of: 2)
    let saved = try JSONEncoder().encode(app.path)

    let restored = pattern.staged(path: try JSONDecoder().decode([Router.Route].self, from: saved))
    try await restored.perform(.appear)
    #expect(restored.text.title == "═══ Bo ═══")
  }
}

extension PatternUnderTest {
  /// All screens of a stack, over three short posts.
  @MainActor fileprivate func staged(path: [Router.Route]) -> StagedApp {
    ConformanceRun.current?.runs(on: pattern.name)
    var data = SampleData(scale: 1, seed: 1)
    data.posts = .short
    return StagedApp(pattern, data, path: path)
  }

  /// The profile of a post's author while it loads, opened from the feed.
  @MainActor fileprivate func opened(author: String, of post: Int) async throws -> StagedApp {
    let app = staged(path: [.feed])
    try await app.perform(.appear)
    try await app.answer()
    #expect(app.text.contains("[\(author)]"))
    try await app.perform(.tap(element: "author-\(post)"))
    try await app.perform(.disappear)
    try await app.perform(.appear)
    return app
  }
}

extension String {
  /// The first line of a screen.
  fileprivate var title: String { String(prefix { $0 != "\n" }) }
}

extension StagedApp {
  fileprivate var requests: [SampleBackend.Request] { backend.pending.map(\.request) }

  fileprivate func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    try backend.releaseFirst(with: answer)
    await settle()
  }

  fileprivate func goBack() async throws {
    try await perform(.tap(element: "Back"))
    try await perform(.disappear)
    try await perform(.appear)
  }

  /// Leaves the visible screen for the last one of the path.
  fileprivate func show(_ path: [Router.Route]) async throws {
    self.path = path
    try await perform(.disappear)
    try await perform(.appear)
  }
}
