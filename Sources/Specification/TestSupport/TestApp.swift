import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI
import Testing

/// One screen of one pattern over a backend that the test controls.
package final class TestApp {
  /// The name of the pattern, for messages.
  package let pattern: String
  package let backend: SampleBackend
  package let clock: TestClock
  package let stage: Stage
  private let environment: AppEnvironment
  private let screens: AppScreens
  /// The pattern's own, or its router's.
  @Binding package var path: [Router.Route]
  private let recorder: Recorder?

  /// Creates the feed, by default with three short posts.
  package static func feed(
    _ pattern: any TraceablePattern, posts: [Post] = .short, policy: SampleBackend.Policy = .gated,
    tracedBy recorder: Recorder? = nil
  ) -> TestApp {
    TestApp(pattern, .gated(posts: posts, policy), path: [.feed], tracedBy: recorder)
  }

  /// Creates the profile of the current user, opened from the feed.
  package static func profile(
    _ pattern: any TraceablePattern, tracedBy recorder: Recorder? = nil
  ) -> TestApp {
    TestApp(pattern, .gated(), path: [.feed, .profile(SampleData.me.id)], tracedBy: recorder)
  }

  private init(
    _ pattern: any TraceablePattern, _ backend: SampleBackend, path: [Router.Route],
    tracedBy recorder: Recorder?
  ) {
    self.pattern = pattern.name
    self.backend = backend
    clock = TestClock()
    self.recorder = recorder
    environment = AppEnvironment(
      feed: backend, profiles: backend, clock: clock, path: path, tracedBy: recorder)
    screens = pattern.screens(environment, tracedBy: recorder)
    _path = screens.path ?? Bindable(environment.router).path
    stage = Stage(screens.screen(path[path.count - 1]), observer: recorder)
  }

  private init(_ route: Router.Route, over below: TestApp) {
    pattern = below.pattern
    (backend, clock, environment) = (below.backend, below.clock, below.environment)
    (screens, recorder, _path) = (below.screens, below.recorder, below._path)
    stage = Stage(screens.screen(route), observer: recorder)
  }

  package var messages: Messages { environment.messages }

  /// Leaves this screen and opens a profile over it, by default the current user's.
  ///
  /// - Parameter request: answered first; `nil` for the oldest pending one.
  package func openProfile(
    _ id: Profile.ID = SampleData.me.id, answering request: SampleBackend.Request? = nil
  ) async throws -> TestApp {
    let app = try await opening(id)
    try await app.release(try request ?? #require(app.pending.first))
    return app
  }

  /// Leaves this screen and shows a profile over it, whose request is pending.
  package func opening(_ id: Profile.ID) async throws -> TestApp {
    path.append(.profile(id))
    await leave()
    let app = TestApp(.profile(id), over: self)
    await app.appear()
    return app
  }

  /// Shows the screen, for the first time or again.
  package func appear() async {
    stage.appear()
    await stage.settle()
  }

  /// Shows the screen and answers its first request.
  package func open() async throws {
    stage.appear()
    try await answer()
  }

  /// Answers the oldest pending call once everything before it is done, and settles.
  package func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    await stage.settle()
    try backend.releaseFirst(with: answer)
    await stage.settle()
  }

  /// Answers the oldest pending call of this request.
  package func release(
    _ request: SampleBackend.Request, with answer: SampleBackend.Answer = .ordinary
  ) async throws {
    try backend.release(request, with: answer)
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

  /// Types a query and waits for the debounce interval.
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

  /// Advances the clock and settles.
  package func wait(_ duration: Duration) async {
    clock.advance(by: duration)
    await stage.settle()
  }

  package func leave() async {
    stage.disappear()
    await stage.settle()
  }

  /// Whether a line of the screen is `line`.
  package func shows(line: String) -> Bool {
    stage.text.split(separator: "\n").contains { $0 == line }
  }

  /// The pending requests.
  package var pending: [SampleBackend.Request] {
    backend.pending.map(\.request)
  }
}
