import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabRandom
import LabTrace
import StageUI

/// Random acts of a person, while the backend answers in any order and sometimes fails: all from
/// one seed.
///
/// Two apps that show the same and ask the same get the same steps from the same seed.
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
  /// - Parameter level: not `off`, which records nothing to replay.
  /// - Throws: a step that the app refused and should not have.
  package func recording(
    of pattern: any TraceablePattern, level: TraceLevel = .fields
  ) async throws -> Recording {
    let app = StagedApp(pattern, SampleData(session), level: level)
    defer { app.close() }
    let done = try await run(in: app)
    return app.recorder.recording(pattern: pattern.name, session: session, steps: done)
  }

  /// Runs the session on a pattern at level `snapshots`, or `fields` with the reasons of bodies.
  package func recorder(
    of pattern: any TraceablePattern, explainsBodies: Bool
  ) async throws -> Recorder {
    let app = StagedApp(
      pattern, SampleData(session), level: .snapshots, explainsBodies: explainsBodies)
    defer { app.close() }
    _ = try await run(in: app)
    return app.recorder
  }

  private func run(in app: StagedApp) async throws -> [(step: Step, screen: String)] {
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
    return done
  }

  /// From no posts to more than two pages.
  private var session: RecordedSession {
    var generator = SeededGenerator(seed: ~seed)
    let sizes = [0, 3, 5, 21, 45]
    return RecordedSession(dataSeed: seed, posts: sizes[generator.next(below: sizes.count)])
  }
}

extension SampleData {
  /// The data that the backend of a recorded session answers from.
  package init(_ session: RecordedSession) {
    self.init(scale: 1, seed: session.dataSeed)
    posts = Array(posts.prefix(max(0, session.posts)))
  }
}

/// Draws the next step from what the screen offers and the backend holds.
private struct RandomActs {
  private var generator: SeededGenerator

  init(seed: UInt64) {
    generator = SeededGenerator(seed: seed)
  }

  /// Returns a possible step. The screen may still refuse it when an alert covers the element.
  mutating func next(in app: StagedApp) -> Step {
    if !app.isOnScreen { return .appear }
    if app.isElsewhere { return .disappear }
    let offers = Self.offers(of: app)
    var draw = generator.next(below: offers.reduce(0) { $0 + $1.weight })
    for (weight, step) in offers {
      draw -= weight
      if draw < 0 { return step(&self) }
    }
    return .wait(SearchRule.pause)
  }

  /// The possible steps, each with its weight.
  private static func offers(
    of app: StagedApp
  ) -> [(weight: Int, step: (inout RandomActs) -> Step)] {
    let (elements, calls) = (app.elements, app.pendingCalls)
    let taps = elements.names(.button, .toggle)
    let likes = taps.filter { $0.hasPrefix("like-") }
    let authors = taps.filter { $0.hasPrefix("author-") }
    // Without the sheet, which covers nearly all that can be drawn. Every order opens it.
    let others = taps.filter { !(likes + authors + ["compose"]).contains($0) }
    let (fields, rows) = (elements.names(.field), elements.names(.row))
    let pauses = [.milliseconds(100), SearchRule.pause, .seconds(1)]
    return [
      (likes.isEmpty ? 0 : 4, { .tap(element: $0.element(of: likes)) }),
      (authors.isEmpty ? 0 : 1, { .tap(element: $0.element(of: authors)) }),
      (others.isEmpty ? 0 : 6, { .tap(element: $0.element(of: others)) }),
      (fields.isEmpty ? 0 : 5, { $0.typing(in: fields) }),
      (rows.isEmpty ? 0 : 2, { .reveal(row: $0.element(of: rows)) }),
      (1, { _ in .refresh }), (1, { _ in .disappear }),
      (3, { .wait($0.element(of: pauses)) }),
      (calls.isEmpty ? 0 : 10, { $0.answer(to: calls) }),
    ]
  }

  private mutating func element<Value>(of values: [Value]) -> Value {
    values[generator.next(below: values.count)]
  }

  private mutating func typing(in fields: [String]) -> Step {
    let field = element(of: fields)
    return .type(text: element(of: Self.texts[field] ?? ["", "a"]), field: field)
  }

  private mutating func answer(to calls: [SampleBackend.Call]) -> Step {
    let call = element(of: calls)
    let fails = generator.next(below: 4) == 0
    let failure = fails ? element(of: Self.failures(of: call.request)) : nil
    return .answer(call: call.id, request: call.request.description, failure: failure)
  }

  /// The errors that a request may fail with, whatever the data.
  private static func failures(of request: SampleBackend.Request) -> [DomainError] {
    switch request {
    case .save: [.offline, .server, .nameTaken]
    case .page, .setLiked, .publish, .search, .profile, .checkHandle: [.offline, .server]
    }
  }

  private static let texts = [
    "Search": ["rain", "the", "unheard of", "", "  "], "Handle": ["ada", "bo_1", "noor"],
    "New post": ["Hello", "Two\u{2019}s company", "", " ", String(repeating: "👨‍👩‍👧‍👦 ", count: 75)],
    "Name": ["Noor", "", " Bo ", SampleData.takenName, "A name that is far too long"],
  ]
}
