import LabBackend
import LabContract
import LabPatterns
import LabTrace

/// A recorded session that is repeated on fresh screens, with the recorded answers.
package struct Replay {
  package let recording: Recording
  package let pattern: any TraceablePattern
  private let session: RecordedSession

  /// - Throws: why the recording cannot be replayed at all.
  package init(
    of recording: Recording, on pattern: any TraceablePattern
  ) throws(RecordingError) {
    session = try recording.replayableSession()
    self.recording = recording
    self.pattern = pattern
  }

  /// Repeats all steps, and compares every screen and every event with what was recorded.
  ///
  /// - Returns: The last screen.
  @discardableResult
  package func run() async throws(ReplayFailure) -> String {
    let app = StagedApp(pattern, SampleData(session), level: recording.level)
    defer { app.close() }
    do { try await repeatSteps(in: app) } catch {
      // The cause of a wrong screen may have come before it.
      throw difference(from: app).flatMap { $0.event < error.event ? $0 : nil } ?? error
    }
    if let difference = difference(from: app) { throw difference }
    return app.text
  }

  /// Returns the screen after the step that led to an event.
  package func screen(after event: Event.ID) async throws(ReplayFailure) -> String {
    let app = StagedApp(pattern, SampleData(session), level: recording.level)
    defer { app.close() }
    for recorded in session.steps where recorded.event <= event {
      try await perform(recorded, in: app)
    }
    return app.text
  }

  /// Repeats all steps at level `snapshots`, or `fields` with the reasons of bodies.
  package func recorder(explainsBodies: Bool) async throws(ReplayFailure) -> Recorder {
    let app = StagedApp(
      pattern, SampleData(session), level: .snapshots, explainsBodies: explainsBodies)
    defer { app.close() }
    try await repeatSteps(in: app)
    return app.recorder
  }

  private func repeatSteps(in app: StagedApp) async throws(ReplayFailure) {
    for recorded in session.steps {
      try await perform(recorded, in: app)
      try recorded.check(app.text)
    }
  }

  private func perform(_ recorded: RecordedStep, in app: StagedApp) async throws(ReplayFailure) {
    do {
      try await app.perform(recorded.step)
    } catch {
      throw recorded.failure(expected: "\(recorded.step)", found: "\(error)")
    }
  }

  /// The first event that was recorded and did not happen again, or happened differently.
  private func difference(from app: StagedApp) -> ReplayFailure? {
    let (expected, found) = (recording.events, app.recorder.events)
    // Times and sites differ each time.
    let same = zip(expected, found).prefix {
      $0.id == $1.id && $0.cause == $1.cause && $0.kind == $1.kind
    }.count
    guard same < max(expected.count, found.count), let last = expected.last else { return nil }
    let event = same < expected.count ? expected[same] : last
    let step = session.steps.last { $0.event <= event.id }?.step
    return ReplayFailure(
      event: event.id, act: step.map { "\($0)" } ?? "",
      expected: same < expected.count ? event.line : "no more events",
      found: same < found.count ? found[same].line : "nothing")
  }
}

/// The first difference between a replay and its recording.
nonisolated package struct ReplayFailure: Error, Hashable, CustomStringConvertible {
  /// The recorded event that did not repeat.
  package let event: Event.ID
  package let act: String
  package let expected: String
  package let found: String

  /// As in `event 19 (tap like-50): expected posts: 3 items → 4 items, found nothing`.
  package var description: String {
    let place = act == expected ? "event \(event)" : "event \(event) (\(act))"
    return "\(place): expected \(expected), found \(found)"
  }
}

nonisolated extension Recording {
  /// Returns the session from its first step on.
  func replayableSession() throws(RecordingError) -> RecordedSession {
    guard let session, let first = session.steps.first, first.event == events.first?.id else {
      throw RecordingError(
        description:
          "it does not say what came from outside, as a session of lab trace --random does")
    }
    return session
  }
}

extension RecordedStep {
  fileprivate func check(_ text: String) throws(ReplayFailure) {
    guard text != screen else { return }
    let lines = { (text: String) in text.split(separator: "\n", omittingEmptySubsequences: false) }
    let (old, new) = (lines(screen), lines(text))
    let same = zip(old, new).prefix { $0 == $1 }.count
    throw failure(
      expected: same < old.count ? "the line '\(old[same])'" : "the end of the screen",
      found: same < new.count ? "'\(new[same])'" : "the end of the screen")
  }

  fileprivate func failure(expected: String, found: String) -> ReplayFailure {
    ReplayFailure(event: event, act: "\(step)", expected: expected, found: found)
  }
}
