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
  /// The user actions and the answers of the server.
  package private(set) var steps: [Step] = []

  package init(_ pattern: any TraceablePattern, dataSeed: UInt64, posts: Int) {
    self.pattern = pattern.name
    app = StagedApp(
      pattern, SampleData(RecordedSession(dataSeed: dataSeed, posts: posts)))
  }

  package var text: String { app.text }

  package func appear() async throws {
    try await perform(.appear)
  }
  package func disappear() async throws {
    try await perform(.disappear)
  }
  package func tap(_ element: String) async throws {
    try await perform(.tap(element: element))
  }
  package func type(_ text: String, into field: String) async throws {
    try await perform(.type(text: text, field: field))
  }
  package func reveal(_ row: String) async throws {
    try await perform(.reveal(row: row))
  }
  package func refresh() async throws {
    try await perform(.refresh)
  }

  /// Answers one call, by its number among all calls.
  package func answer(
    _ call: Int, _ request: String, with failure: DomainError? = nil
  ) async throws {
    try await perform(.answer(call: call, request: request, failure: failure))
  }

  /// Saves a profile as another device would.
  package func save(profile: Int, as name: String) async throws {
    try await perform(.save(profile: profile, name: name))
  }

  /// Opens the feed and profiles over it, as a link does.
  package func link(to profiles: [Int]) async throws {
    try await perform(.link(profiles: profiles))
  }

  package func wait(_ duration: Duration) async throws {
    try await perform(.wait(duration))
  }

  package func perform(_ step: Step) async throws {
    screenBefore = app.text
    steps.append(step)
    try await app.perform(step)
  }
}

/// Expects the whole screen to read as `screen`.
package func expectScreen(
  _ app: RecordedApp, _ screen: String, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(app.app.text, screen, of: app.pattern, sourceLocation: sourceLocation)
}

/// Expects the screen to be the same as before the last step.
package func expectSameScreen(
  _ app: RecordedApp, sourceLocation: SourceLocation = #_sourceLocation
) {
  expectScreen(app.app.text, app.screenBefore, of: app.pattern, sourceLocation: sourceLocation)
}
