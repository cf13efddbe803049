import LabAudit
import LabBackend
import LabBenchmarks
import LabContract
import LabMeasure
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// A question about a pattern, whose answer is counted when it is asked.
struct QuizQuestion: Sendable {
  let pattern: String
  /// Ends with what to guess.
  let text: String
  /// What is counted, such as `bodies`.
  let unit: String
  let reason: String
  /// Counts the same, among others.
  let command: String
  let answer: @MainActor @Sendable (Checkout) async throws -> Int

  var name: String { "\(pattern): \(unit)" }

  /// `nil` for an unknown pattern.
  private init?(
    _ pattern: String, _ text: String, unit: String, because reason: String, see command: String,
    answer: @escaping @MainActor @Sendable (any TraceablePattern, Checkout) async throws -> Int
  ) {
    guard let known = Patterns.builtIn.first(where: { $0.name == pattern }) else { return nil }
    self.pattern = pattern
    (self.text, self.unit, self.reason, self.command) = (text, unit, reason, command)
    self.answer = { try await answer(known, $0) }
  }

  static let all = [
    QuizQuestion(
      "MVVM",
      """
      The feed shows 40 posts. One is liked, and the backend answers. How many bodies run on the lab's \
      stage, a model of SwiftUI?
      """,
      unit: "bodies",
      because: """
        the list, the row, the post in it, and its heart. The other rows hold their post and the view model, and \
        the footer closures over the view model, so they equal the last ones if closures are compared by what \
        they capture. A closure over a changed value would run them.
        """,
      see: "lab bench session invalidation --quick"
    ) { pattern, _ in
      let cost = try await SessionSuite.costs(of: pattern)[.like] ?? [:]
      return (cost[.bodies] ?? 0) / max(1, cost[.acts] ?? 1)
    },
    QuizQuestion(
      "MVVM",
      """
      A person uses both screens while a tracer records each change of an observed field. How many \
      changes have a named action as their cause?
      """,
      unit: "named changes",
      because: """
        a tracer hears the writes, not the method calls or the bindings that made them. A subclass that overrides \
        each method and each property that a view binds or assigns names them all. MVVMActions lists its methods in a \
        protocol, which a tracer decorates.
        """,
      see: "lab audit --pattern MVVM"
    ) { pattern, checkout in
      try await Audit(of: checkout).named(on: pattern).named
    },
    QuizQuestion(
      "MVVM",
      """
      Fields are private(set), except where a view binds or assigns one. How many fields of both \
      screens can a view assign?
      """,
      unit: "open fields",
      because: """
        six are bound; the view clears the other four, three alerts and a message. In MVVMActions the view \
        calls methods instead, and no field is open.
        """,
      see: "lab audit --pattern MVVM"
    ) { pattern, checkout in
      try Audit(of: checkout).writeSurface(of: pattern)?.assignable ?? 0
    },
    QuizQuestion(
      "MVIReactor",
      "How many files do both screens and the pattern's own machinery have together?",
      unit: "files",
      because: """
        each screen has three: reactor, its requests and view; liking, their child, has two. The others are the \
        pipeline, pulse, streams and field observation.
        """,
      see: "lab compare --metrics"
    ) { pattern, checkout in
      let source = checkout.pattern(pattern.name)
      let screens = Session.Feature.allCases.flatMap { source.files(ofFeature: $0.rawValue) }
      return (screens + source.child + source.machinery).codeCount.files
    },
    QuizQuestion(
      "MVIReactor",
      "A like is tapped. How many named calls lead from the tap to the first change of a field?",
      unit: "named calls",
      because: "the action goes through mutate, and its mutation through reduce.",
      see: "lab compare --metrics feed"
    ) { pattern, _ in
      try await Session.entries(of: .like, on: .feed, in: pattern)?.count ?? 0
    },
    QuizQuestion(
      "MVI",
      """
      The feed is left while its first page is loading. How many of the screen's stores are still in \
      memory afterwards?
      """,
      unit: "stores kept",
      because: """
        leaving cancels the running effect. In all eight patterns, a screen that was left is freed, even \
        while a request is under way.
        """,
      see: "swift test --filter Leaving"
    ) { pattern, _ in
      try await screensKept(of: pattern)
    },
  ].compactMap(\.self)

  /// Leaves the feed during its first request, and counts what still holds its dependencies.
  @MainActor
  private static func screensKept(of pattern: any TraceablePattern) async throws -> Int {
    weak var backend: SampleBackend?
    do {
      let app = StagedApp(pattern, SampleData(scale: 1, seed: 1))
      backend = app.backend
      try await app.perform(.appear)
      app.close()
    }
    await MainQueue.run(rounds: 8)
    return backend == nil ? 0 : 1
  }
}
