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

  package struct Act: Sendable {
    package let kind: Kind
    /// The post of a like.
    var post = 0
  }

  private let likes: Int

  /// - Parameter likes: how many of the newest posts are liked, at most `shownPosts`.
  package init(likes: Int = 20) {
    self.likes = likes
  }

  /// The posts on the server.
  package nonisolated static let posts = 50

  /// The posts of the feed when they are liked: its first two pages.
  package nonisolated static let shownPosts = 40

  package func acts(on feature: Feature) -> [Act] {
    switch feature {
    case .feed:
      [.openFeed, .nothing, .page].map { Act(kind: $0) }
        + (0..<likes).map { Act(kind: .like, post: Self.posts - $0) }
        + [.type, .publish].map { Act(kind: $0) }
    case .profile: [.openProfile, .editName, .pickDistance, .save].map { Act(kind: $0) }
    }
  }

  private func perform(_ act: Act, on stage: Stage) throws(StageError) {
    switch act.kind {
    case .nothing: break
    case .openFeed, .openProfile: stage.appear()
    case .page: try stage.appear("feed-end")
    case .like: try stage.tap("like-\(act.post)")
    case .type: try stage.type("Hello, everybody", into: "New post")
    case .publish: try stage.tap("Publish")
    case .editName: try stage.type("Noor", into: "Name")
    case .pickDistance: try stage.tap("distance-anywhere")
    case .save: try stage.tap("Save")
    }
  }
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
    closures: ClosureComparison = .byCaptures, tracedBy recorder: Recorder? = nil,
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
            shown ?? Stage(app.screen(feature.route), closures: closures, observer: recorder)
          shown = stage
          try perform(act, on: stage)
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

  /// Returns what ran after each act of a session with one like, for a table or a page.
  package static func bodies(
    of pattern: any TraceablePattern
  ) async throws(StageError) -> [(kind: Kind, bodies: [ActBodies.Runs])] {
    let recorder = Recorder(level: .fields, explainsBodies: true)
    var kinds: [(kind: Kind, bodies: [ActBodies.Runs])] = []
    try await Session(likes: 1).run(on: pattern, tracedBy: recorder) {
      act, _, perform throws(StageError) in
      let before = recorder.bodyLog?.acts.count ?? 0
      try await perform()
      let acts = recorder.bodyLog?.acts.dropFirst(before) ?? []
      kinds.append((act.kind, acts.flatMap(\.bodies)))
    }
    return kinds
  }

  /// Returns the patterns whose screens at the end of the session are those of the first one, whichever closures
  /// are equal.
  package static func correctPatterns(
    _ patterns: [any TraceablePattern]
  ) async throws -> [any TraceablePattern] {
    var screens: [[String]] = []
    for pattern in patterns {
      screens.append(
        try await Session().run(on: pattern, closures: .neverEqual)
          + Session().run(on: pattern, closures: .byCaptures))
    }
    return zip(patterns, screens).filter { $1 == screens[0] }.map(\.0)
  }
}
