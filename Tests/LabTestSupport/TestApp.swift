import Contract
import Domain
import SampleBackend
import StageUI
import Testing

/// One screen of one pattern over a backend that the test controls.
package final class TestApp {
  package let backend: SampleBackend
  package let clock: TestClock
  package let stage: Stage
  private let environment: AppEnvironment

  /// The feed, with three short posts unless the test brings its own.
  package static func feed(
    _ pattern: any StatePattern, posts: [Post] = .short, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    TestApp(.gated(posts: posts, policy), path: [.feed]) { pattern.feed($0) }
  }

  /// The profile of the person at the device, opened from the feed.
  package static func profile(
    _ pattern: any StatePattern, policy: SampleBackend.Policy = .gated
  ) -> TestApp {
    let me = SampleData.me.id
    return TestApp(.gated(policy), path: [.feed, .profile(me)]) { pattern.profile(me, $0) }
  }

  private init(
    _ backend: SampleBackend, path: [Router.Route], screen: (AppEnvironment) -> any View
  ) {
    self.backend = backend
    clock = TestClock()
    environment = .test(backend, clock: clock, path: path)
    stage = Stage(screen(environment))
  }

  private init(over below: TestApp, screen: (AppEnvironment) -> any View) {
    (backend, clock, environment) = (below.backend, below.clock, below.environment)
    stage = Stage(screen(environment))
  }

  package var router: Router { environment.router }
  package var messages: Messages { environment.messages }

  /// The profile of the person at the device, over this screen: this one goes, that one comes and is answered.
  package func openProfile(_ pattern: any StatePattern) async throws -> TestApp {
    let me = SampleData.me.id
    router.push(.profile(me))
    await leave()
    let app = TestApp(over: self) { pattern.profile(me, $0) }
    try await app.open()
    return app
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

  /// Types a query and pauses for as long as it takes to be asked.
  package func search(_ query: String) async throws {
    try await type(query, into: "Search")
    await wait(SearchRule.pause)
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

  /// The screen is seen again.
  package func comeBack() async {
    stage.appear()
    await stage.settle()
  }

  /// Time passes, and whoever waited for it goes on.
  package func wait(_ duration: Duration) async {
    clock.advance(by: duration)
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
