import Contract
import Domain
import SampleBackend
import StageUI
import Trace

/// What a person without a plan does on the screens of a pattern, while the backend answers in any order and now and then
/// fails: all of it from one seed.
package struct RandomSession {
  package let seed: UInt64
  private let steps: Int

  package nonisolated static let usualSteps = 30

  package init(seed: UInt64, steps: Int = usualSteps) {
    self.seed = seed
    self.steps = steps
  }

  /// Runs the session on a pattern, recorded.
  ///
  /// - Parameter level: below actions there is nothing to replay, so that is the least.
  /// - Throws: a step that the app refused and should not have.
  package func recording(
    of pattern: any TraceablePattern, level: TraceLevel = .fields
  ) async throws -> Recording {
    let session = session
    let app = StagedApp(pattern, SampleData(session), level: max(level, .actions))
    defer { app.close() }
    var acts = RandomActs(seed: seed)
    var done: [(step: Step, screen: String)] = []
    while done.count < steps {
      let step = acts.next(in: app)
      do {
        try await app.perform(step)
        done.append((step, app.text))
      } catch is StageError {
        // An alert covers the element, or there is nothing to refresh: another step is drawn.
      }
    }
    return app.recorder.recording(pattern: pattern.name, session: session, steps: done)
  }

  /// From nobody's posts to more than two pages.
  private var session: RecordedSession {
    var generator = SeededGenerator(seed: ~seed)
    let sizes = [0, 3, 5, 21, 45]
    return RecordedSession(dataSeed: seed, posts: sizes[generator.next(below: sizes.count)])
  }
}

extension SampleData {
  /// What the backend of a recorded session answers from.
  package init(_ session: RecordedSession) {
    self.init(scale: 1, seed: session.dataSeed)
    posts = Array(posts.prefix(session.posts))
  }
}
