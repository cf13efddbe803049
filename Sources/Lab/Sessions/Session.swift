import Contract
import Domain
import PatternList
import SampleBackend
import StageUI
import Trace

/// What one person does on both screens, the same on every pattern.
///
/// It opens the feed, reads on, likes posts, writes one, and then edits and saves the profile. The backend answers at
/// once; the sample data and so the session are the same each time.
package struct Session {
  nonisolated package enum Feature: String, CaseIterable, Sendable {
    case feed
    case profile
  }

  /// One thing that the person does.
  package struct Act: Sendable {
    package let kind: Kind
    let perform: @MainActor (Stage) throws(StageError) -> Void
  }

  nonisolated package enum Kind: String, CaseIterable, Sendable {
    /// Nothing is done: what it costs to find that nothing happens.
    case nothing
    case openFeed = "open feed"
    case page
    case like
    case type
    case publish
    case openProfile = "open profile"
    case editName = "edit name"
    case pickDistance = "pick distance"
    case save

    /// Where it is done.
    package var feature: Feature {
      switch self {
      case .nothing, .openFeed, .page, .like, .type, .publish: .feed
      case .openProfile, .editName, .pickDistance, .save: .profile
      }
    }
  }

  private let likes: Int

  /// A session in which the newest `likes` posts are liked, at most the 40 of the first two pages.
  package init(likes: Int = 20) {
    self.likes = likes
  }

  package func acts(on feature: Feature) -> [Act] {
    switch feature {
    case .feed:
      [
        Act(kind: .openFeed) { stage in stage.appear() },
        Act(kind: .nothing) { _ in },
        Act(kind: .page) { stage throws(StageError) in try stage.appear("feed-end") },
      ]
        + (0..<likes).map { index in
          let id = newestPost - index
          return Act(kind: .like) { stage throws(StageError) in try stage.tap("like-\(id)") }
        }
        + [
          Act(kind: .type) { stage throws(StageError) in
            try stage.type("Hello, everybody", into: "New post")
          },
          Act(kind: .publish) { stage throws(StageError) in try stage.tap("Publish") },
        ]
    case .profile:
      [
        Act(kind: .openProfile) { stage in stage.appear() },
        Act(kind: .editName) { stage throws(StageError) in try stage.type("Noor", into: "Name") },
        Act(kind: .pickDistance) { stage throws(StageError) in try stage.tap("distance-anywhere") },
        Act(kind: .save) { stage throws(StageError) in try stage.tap("Save") },
      ]
    }
  }

  private var newestPost: Int { Self.posts }

  /// Posts that the feed has to show.
  package nonisolated static let posts = 50

  /// How many acts of one kind the session has.
  package func count(of kind: Kind) -> Int {
    Feature.allCases.flatMap(acts).count { $0.kind == kind }
  }
}

extension Session {
  /// Runs the session on a pattern; `around` must run its third argument once, which performs the act and settles.
  ///
  /// The first act on a screen also makes it. `around` is handed how many bodies the screen has run so far.
  ///
  /// - Returns: The text of each screen at the end, by which patterns are compared.
  @discardableResult
  package func run(
    on pattern: any TraceablePattern, features: [Feature] = Feature.allCases,
    tracedBy recorder: Recorder? = nil,
    around: (Act, () -> Int, () async throws(StageError) -> Void) async throws(StageError) -> Void =
      { _, _, perform throws(StageError) in try await perform() }
  ) async throws(StageError) -> [String] {
    let backend = SampleBackend(SampleData(scale: 1, seed: 1))
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: TestClock(),
      path: [.feed, .profile(SampleData.me.id)], tracedBy: recorder)
    var screens: [String] = []
    for feature in features {
      var shown: Stage?
      for act in acts(on: feature) {
        let bodies = { shown?.bodyRuns ?? 0 }
        try await around(act, bodies) { () async throws(StageError) in
          let stage =
            shown ?? Stage(screen(feature, pattern, environment, recorder), observer: recorder)
          shown = stage
          try act.perform(stage)
          await stage.settle()
        }
      }
      screens.append(shown?.text ?? "")
      shown?.disappear()
    }
    return screens
  }

  private func screen(
    _ feature: Feature, _ pattern: any TraceablePattern, _ environment: AppEnvironment,
    _ recorder: Recorder?
  ) -> any View {
    let me = SampleData.me.id
    switch (feature, recorder) {
    case (.feed, nil): return pattern.feed(environment)
    case (.feed, let recorder?): return pattern.feed(environment, tracedBy: recorder)
    case (.profile, nil): return pattern.profile(me, environment)
    case (.profile, let recorder?): return pattern.profile(me, environment, tracedBy: recorder)
    }
  }
}

extension Stage {
  fileprivate var bodyRuns: Int {
    bodies.values.reduce(0) { $0 + $1.run }
  }
}
