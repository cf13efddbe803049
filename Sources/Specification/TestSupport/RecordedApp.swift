import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI
import Testing

/// The screens of one pattern, driven step by step, as `lab trace --emit-test` writes a session.
package final class RecordedApp {
  fileprivate let app: StagedApp
  fileprivate let pattern: String
  private(set) var screenBefore = ""
  private var hasSettled = true
  /// The acts of the person and the answers of the server.
  package private(set) var steps: [Step] = []

  /// - Parameters:
  ///   - pageSize: the posts of a page; `nil` for the usual number.
  ///   - profile: the profile that the app begins with; `nil` for the feed.
  package init(
    _ pattern: any TraceablePattern, dataSeed: UInt64, posts: Int, pageSize: Int? = nil,
    profile: Int? = nil
  ) {
    self.pattern = pattern.name
    app = StagedApp(
      pattern,
      RecordedSession(dataSeed: dataSeed, posts: posts, pageSize: pageSize, profile: profile))
  }

  package var text: String { app.text }

  package func appear(settles: Bool = true) async throws {
    try await perform(.appear, settles: settles)
  }
  package func disappear(settles: Bool = true) async throws {
    try await perform(.disappear, settles: settles)
  }
  package func tap(_ element: String, settles: Bool = true) async throws {
    try await perform(.tap(element: element), settles: settles)
  }
  package func type(_ text: String, into field: String, settles: Bool = true) async throws {
    try await perform(.type(text: text, field: field), settles: settles)
  }
  package func reveal(_ row: String, settles: Bool = true) async throws {
    try await perform(.reveal(row: row), settles: settles)
  }
  package func refresh(settles: Bool = true) async throws {
    try await perform(.refresh, settles: settles)
  }

  /// Answers one call, by its number among all calls.
  package func answer(
    _ call: Int, _ request: String, with failure: DomainError? = nil, settles: Bool = true
  ) async throws {
    try await perform(
      .answer(call: call, request: request, failure: failure.map { "\($0)" }), settles: settles)
  }

  /// Saves a profile as another device would.
  package func save(profile: Int, as name: String, settles: Bool = true) async throws {
    try await perform(.save(profile: profile, name: name), settles: settles)
  }

  package func wait(_ duration: Duration, settles: Bool = true) async throws {
    try await perform(.wait(duration), settles: settles)
  }

  /// - Parameter settles: `false` when the next step comes before the main queue turns.
  package func perform(_ step: Step, settles: Bool = true) async throws {
    if hasSettled { screenBefore = app.text }
    hasSettled = settles
    steps.append(step)
    try app.act(step)
    if settles { await app.settle() }
  }
}

/// Expects the whole screen to read as `screen`.
package func expectScreen(
  _ app: RecordedApp, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(app.app.text, screen, of: app.pattern, sourceLocation: sourceLocation)
}

/// Expects the screen to be the same as before the last turn.
package func expectSameScreen(
  _ app: RecordedApp, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(app.app.text, app.screenBefore, of: app.pattern, sourceLocation: sourceLocation)
}
