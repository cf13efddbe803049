import Contract
import SampleBackend
import Trace

/// A recorded session that is gone through again on fresh screens, with the recorded answers.
///
///     let replay = try Replay(of: recording, on: pattern)
///     try await replay.run()              // throws where it ends elsewhere
///     try await replay.text(after: 12)    // the screen then
package struct Replay {
  nonisolated package enum Source: String, CaseIterable, Sendable {
    /// What the pattern itself was sent, where the trace has it as values.
    case actions
    /// What the person did.
    case acts
  }

  package let source: Source
  private let recording: Recording
  private let session: RecordedSession
  private let pattern: any TraceablePattern

  /// - Parameter source: if it is not given, actions. A pattern that has none as values is sent acts, whatever is given.
  /// - Throws: why there is nothing to begin with.
  package init(
    of recording: Recording, on pattern: any TraceablePattern, from source: Source? = nil
  ) throws(ReplayRefusal) {
    session = try recording.replayableSession()
    guard session.steps.first?.event == recording.events.first?.id else { throw .noSession }
    self.recording = recording
    self.pattern = pattern
    self.source = pattern is any ReplayablePattern ? source ?? .actions : .acts
  }

  /// Goes through all steps, and compares the screen after each of them and every event with what was recorded.
  package func run() async throws(ReplayFailure) -> ReplayResult {
    let app = newApp()
    defer { app.close() }
    var result = ReplayResult(source: source, screen: "")
    for recorded in session.steps {
      let way = way(of: recorded)
      do throws(ReplayFailure) {
        try await perform(recorded, in: app)
        try recorded.checkScreen(app.text)
      } catch {
        // What went wrong may have begun before the screen showed it.
        throw difference(from: app)
          .flatMap { $0.event < error.event ? $0 : nil } ?? error
      }
      result.count(way)
    }
    if let difference = difference(from: app) { throw difference }
    result.screen = app.text
    return result
  }

  /// The screen once the step has settled that the event belongs to.
  package func text(after event: Event.ID) async throws(ReplayFailure) -> String {
    let app = newApp()
    defer { app.close() }
    for recorded in session.steps where recorded.event <= event {
      try await perform(recorded, in: app)
    }
    return app.text
  }

  private func newApp() -> StagedApp {
    StagedApp(pattern, SampleData(session), level: recording.level)
  }

  private func perform(_ recorded: RecordedStep, in app: StagedApp) async throws(ReplayFailure) {
    do {
      switch way(of: recorded) {
      case .actions: try await app.send(recorded.actions, for: recorded.step)
      case .act, .outside: try await app.perform(recorded.step)
      }
    } catch {
      throw recorded.failure(expected: "\(recorded.step)", found: "\(error)")
    }
  }

  /// What is a task of the screen is begun by the screen, and what a pattern has no action for as the person did it.
  private func way(of recorded: RecordedStep) -> ReplayResult.Way {
    switch recorded.step {
    case .appear, .disappear, .answer, .wait: .outside
    case .refresh: .act
    case .tap, .type, .reveal:
      source == .actions && !recorded.actions.isEmpty ? .actions : .act
    }
  }

  /// The first event that was recorded and did not happen again, or happened otherwise.
  private func difference(from app: StagedApp) -> ReplayFailure? {
    let (expected, found) = (recording.events.repeatable, app.recorder.events.repeatable)
    let same = zip(expected, found).prefix { $0.content == $1.content }.count
    if same < expected.count {
      let event = expected[same].event
      let other = same < found.count ? found[same].event.line : "nothing"
      return failure(at: event, expected: event.line, found: other)
    }
    guard same < found.count, let last = recording.events.last else { return nil }
    let next = found[same].event.line
    return failure(at: last, expected: "it to be the last", found: next)
  }

  private func failure(at event: Event, expected: String, found: String) -> ReplayFailure {
    let step = session.steps.last { $0.event <= event.id }?.step
    return ReplayFailure(
      event: event.id, act: step.map { "\($0)" } ?? "", expected: expected, found: found)
  }
}

extension RecordedStep {
  fileprivate func checkScreen(_ text: String) throws(ReplayFailure) {
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
