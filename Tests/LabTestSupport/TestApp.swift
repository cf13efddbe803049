import Contract
import Domain
import SampleBackend
import StageUI
import Testing

/// One screen of one form over a backend that the test controls.
package final class TestApp {
  package let backend: SampleBackend
  package let clock = TestClock()
  package let router: Router
  package let stage: Stage

  /// The feed, with three short posts unless the test brings its own.
  package static func feed(
    _ form: any PatternForm, posts: [Post] = .short, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = posts
    return TestApp(data, policy, path: [.feed]) { form.feed($0) }
  }

  /// The profile of the person at the device, opened from the feed.
  package static func profile(
    _ form: any PatternForm, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    let id = SampleData.me.id
    return TestApp(SampleData(scale: 1, seed: 1), policy, path: [.feed, .profile(id)]) {
      form.profile(id, $0)
    }
  }

  private init(
    _ data: SampleData, _ policy: SampleBackend.Policy, path: [Router.Route],
    screen: (AppEnvironment) -> any View
  ) {
    backend = SampleBackend(data, policy: policy)
    router = Router(path: path)
    stage = Stage(
      screen(
        AppEnvironment(
          useCases: UseCases(feed: backend, profiles: backend), clock: clock, router: router)))
  }

  /// The screen appears, and everything that it asks for is answered.
  package func open() async throws {
    stage.appear()
    try await answer()
  }

  /// Answers the oldest call that is pending, and lets the screen take it in.
  package func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    await stage.settle()
    try backend.releaseFirst(with: answer)
    await stage.settle()
  }

  package func tap(_ element: String) async throws {
    try stage.tap(element)
    await stage.settle()
  }

  package func type(_ text: String, into field: String) async throws {
    try stage.type(text, into: field)
    await stage.settle()
  }

  /// Scrolls to the end of the feed.
  package func reachEnd() async throws {
    try stage.appear("feed-end")
    await stage.settle()
  }

  package func refresh() async throws {
    try stage.refresh()
    await stage.settle()
  }

  package func leave() async {
    stage.disappear()
    await stage.settle()
  }

  /// Whether one line of the screen is `line`.
  package func shows(line: String) -> Bool {
    stage.text.split(separator: "\n").contains { $0 == line }
  }

  /// The requests that wait for an answer.
  package var pending: [SampleBackend.Request] {
    backend.pending.map(\.request)
  }
}
