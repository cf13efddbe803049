import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

/// One person's acts on both screens, the same on every pattern.
///
/// They open the feed, read on, like posts, write one, then edit and save the profile. The backend answers
/// at once. The sample data are the same each time, and so is the session.
package struct Session {
  nonisolated package enum Feature: String, CaseIterable, Sendable {
    case feed
    case profile

    var route: Router.Route {
      switch self {
      case .feed: .feed
      case .profile: .profile(SampleData.me.id)
      }
    }
  }

  package struct Act: Sendable {
    package let kind: Kind
    let perform: @MainActor (Stage) throws(StageError) -> Void
  }

  nonisolated package enum Kind: String, CaseIterable, Sendable {
    /// Nothing: the cost of finding that nothing happens.
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

    /// The screen that it belongs to.
    package var feature: Feature {
      switch self {
      case .nothing, .openFeed, .page, .like, .type, .publish: .feed
      case .openProfile, .editName, .pickDistance, .save: .profile
      }
    }
  }

  private let likes: Int

  /// - Parameter likes: how many of the newest posts are liked, at most the 40 of the first two pages.
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
          let id = Self.posts - index
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

  /// The posts of the feed.
  package nonisolated static let posts = 50
}

extension Session {
  /// Runs the session on a pattern.
  ///
  /// - Parameters:
  ///   - closures: when two closures are equal.
  ///   - around: called for each act with how many bodies the screen has run so far, and a closure that performs the
  ///     act and settles, which it must call once. The first act on a screen also makes it.
  /// - Returns: The text of each screen at the end.
  @discardableResult
  package func run(
    on pattern: any TraceablePattern, features: [Feature] = Feature.allCases,
    closures: ClosureComparison = .neverEqual, tracedBy recorder: Recorder? = nil,
    around: (Act, () -> Int, () async throws(StageError) -> Void) async throws(StageError) -> Void =
      { _, _, perform throws(StageError) in try await perform() }
  ) async throws(StageError) -> [String] {
    let backend = SampleBackend(SampleData(scale: 1, seed: 1))
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: TestClock(),
      path: [.feed, .profile(SampleData.me.id)], tracedBy: recorder)
    let app = pattern.screens(environment, tracedBy: recorder)
    var screens: [String] = []
    for feature in features {
      var shown: Stage?
      for act in acts(on: feature) {
        let bodies = { shown?.bodies.values.reduce(0) { $0 + $1.run } ?? 0 }
        try await around(act, bodies) { () async throws(StageError) in
          let stage =
            shown
            ?? Stage(
              app.screen(feature.route), closures: closures, observer: recorder)
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
}

extension Session {
  /// Runs the session on a pattern and records it, up to the first act that the screen refuses.
  package func recording(
    of pattern: any TraceablePattern, features: [Feature] = Feature.allCases, level: TraceLevel
  ) async -> (recording: Recording, refusal: StageError?) {
    let recorder = Recorder(level: level)
    var refusal: StageError?
    do throws(StageError) {
      try await run(on: pattern, features: features, tracedBy: recorder)
    } catch {
      refusal = error
    }
    let feature = features.count == 1 ? features.first?.rawValue : nil
    return (recorder.recording(pattern: pattern.name, feature: feature), refusal)
  }

  /// Returns the named actions that an act passes until the first field changes, outermost first.
  ///
  /// Empty when nothing on the way has a name; `nil` when no field changes.
  package static func entries(
    of kind: Kind, on feature: Feature, in pattern: any TraceablePattern
  ) async throws(StageError) -> [String]? {
    let recorder = Recorder()
    var mutation: Event?
    try await Session(likes: 1).run(on: pattern, features: [feature], tracedBy: recorder) {
      act, _, perform throws(StageError) in
      guard act.kind == kind else { return try await perform() }
      let before = recorder.events.count
      try await perform()
      mutation = recorder.events[before...].first { $0.mutation != nil }
    }
    return mutation.map {
      recorder.events.causes(of: $0).filter(\.isAction).reversed().map(\.line)
    }
  }
}
