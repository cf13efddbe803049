import Contract
import Domain
import SampleBackend
import StageUI
import Trace

/// What one person does on both screens, the same on every form.
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
        Act(kind: .nothing) { _ in },
        Act(kind: .openFeed) { stage in stage.appear() },
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
  /// Runs the session on a form; `around` must run its third argument once, which performs the act and settles.
  ///
  /// - Returns: The text of each screen at the end, by which forms are compared.
  @discardableResult
  package func run(
    on form: any TraceableForm, features: [Feature] = Feature.allCases,
    tracedBy recorder: Recorder? = nil,
    around: (Act, Stage, () async throws(StageError) -> Void) async throws(StageError) -> Void =
      { _, _, perform throws(StageError) in try await perform() }
  ) async throws(StageError) -> [String] {
    let backend = SampleBackend(SampleData(scale: 1, seed: 1))
    let me = SampleData.me.id
    let environment = AppEnvironment(
      useCases: UseCases(feed: backend, profiles: backend), clock: TestClock(),
      router: Router(path: [.feed, .profile(me)]))
    var screens: [String] = []
    for feature in features {
      let screen =
        switch feature {
        case .feed:
          recorder.map { form.feed(environment, tracedBy: $0) } ?? form.feed(environment)
        case .profile:
          recorder.map { form.profile(me, environment, tracedBy: $0) }
            ?? form.profile(me, environment)
        }
      let stage = Stage(screen, observer: recorder)
      for act in acts(on: feature) {
        try await around(act, stage) { () async throws(StageError) in
          try act.perform(stage)
          await stage.settle()
        }
      }
      screens.append(stage.text)
      stage.disappear()
    }
    return screens
  }
}
