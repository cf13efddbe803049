import LabBackend
import LabContract
import LabDomain
import LabMeasure
import LabOutput
import LabPatterns
import LabTrace
import StageUI
import Testing

@testable import LabBenchmarks
@testable import LabHarness
@testable import LabStateBenchmarks

/// Stores that do something other than they say: every check of a result must find them.
@MainActor
struct LiarTests {
  /// What a store does wrong, from its sixth act on or always.
  enum Lie: Sendable {
    case none, changesAnother, changesOneMore, changesNothing, neverNotifies, stopsNotifying
    case losesText, publishesTwice
  }

  /// A correct feed behind a wrong surface.
  @MainActor
  private final class Liar {
    private let lie: Lie
    private let feed: HeadlessFeed
    private var acts = 0
    private var (posts, draft) = ([Post](), "")

    init(_ lie: Lie, _ environment: AppEnvironment) {
      self.lie = lie
      feed = PatternlessFeed(environment.useCases).headless
    }

    var headless: HeadlessFeed {
      HeadlessFeed(
        like: { self.like($0.id) }, type: type, publish: publish, refresh: feed.refresh,
        posts: { self.isSilent ? self.posts : self.feed.posts() },
        draft: { self.isSilent ? self.draft : self.feed.draft() })
    }

    private var isSilent: Bool {
      lie == .neverNotifies && acts > 0 || lie == .stopsNotifying && acts > 5
    }

    private func like(_ id: Post.ID) {
      let other = feed.posts().first { $0.id != id }?.id ?? id
      act {
        if lie != .changesAnother { feed.like(id) }
        if lie == .changesAnother || lie == .changesOneMore { feed.like(other) }
      }
    }

    private func type(_ text: String) {
      act { feed.type(lie == .losesText ? String(text.dropLast()) : text) }
    }

    private func publish() {
      act {
        feed.publish()
        if lie == .publishesTwice, let first = feed.posts().first { feed.like(first.id) }
      }
    }

    private func act(_ act: () -> Void) {
      acts += 1
      if lie != .changesNothing { act() }
      (posts, draft) = (feed.posts(), feed.draft())
    }
  }

  @Test(arguments: [
    (FeedAct.like, [Lie.changesAnother, .changesOneMore, .changesNothing]),
    (.type, [.losesText, .changesNothing]), (.publish, [.publishesTwice, .changesNothing]),
  ])
  func `a store that does something else is wrong`(act: FeedAct, lies: [Lie]) async throws {
    let results = try await results(of: act, [.none] + lies)

    #expect(results.map(\.isWrong) == [false] + lies.map { _ in true })
  }

  @Test(arguments: FeedAct.allCases)
  func `a store whose observer hears nothing, or five acts, is wrong`(act: FeedAct) async throws {
    let results = try await results(of: act, [.none, .neverNotifies, .stopsNotifying])

    #expect(results.map(\.isWrong) == [false, true, true])
  }

  /// MV copies, and is passed for a store that does not.
  @Test(.enabled(if: Allocations.isAvailable))
  func `a copy that the shape does not explain is not predicted`() async throws {
    let mv = try #require(Patterns.builtIn.first { $0.name == "MV" })
    let store = UpdatedStore(name: "liar", make: mv.headlessFeed, shape: .inPlace)
    let posts = AppState.sample(size: 1_600, seed: 1).posts

    let results = try await PatternUpdate(
      act: .like, size: 1_600, posts: posts, stores: [store], seed: 1
    ).results(Timings())

    let (bytes, predicted) = (results[0][.bytes] ?? 0, results[0][.predictedBytes] ?? 0)
    let copied = (posts.count - 32) * MemoryLayout<Post>.stride
    // In a debug build, accessors allocate frames, more for a longer search.
    let slack = BuildMode.current == .debug ? copied / 10 : 0
    #expect(abs(bytes - predicted - copied) <= slack)
  }

  private func results(of act: FeedAct, _ lies: [Lie]) async throws -> [BenchResult] {
    let stores = lies.map { lie in
      UpdatedStore(name: "\(lie)", make: { Liar(lie, $0).headless }, shape: .inPlace)
    }
    return try await PatternUpdate(
      act: act, size: 160, posts: AppState.sample(size: 160, seed: 1).posts, stores: stores, seed: 1
    ).results(Timings())
  }

  // MARK: Screens

  /// A pattern whose feed shows other texts.
  @MainActor
  private struct OtherScreens: TraceablePattern {
    let base = Patterns.builtIn[0]
    nonisolated let name = "other"
    nonisolated let summary = ""

    func screens(_ environment: AppEnvironment) -> AppScreens {
      base.screens(other(environment))
    }
    func screens(_ environment: AppEnvironment, tracedBy recorder: Recorder) -> AppScreens {
      base.screens(other(environment), tracedBy: recorder)
    }
    func headlessFeed(_ environment: AppEnvironment) -> HeadlessFeed {
      base.headlessFeed(environment)
    }

    private func other(_ environment: AppEnvironment) -> AppEnvironment {
      var data = SampleData(scale: 1, seed: 1)
      data.posts[0] = Post(
        id: data.posts[0].id, author: data.posts[0].author, authorName: "Mallory", text: "Wrong")
      let backend = SampleBackend(data)
      return AppEnvironment(
        useCases: UseCases(feed: backend, profiles: backend), clock: environment.clock,
        router: environment.router, messages: environment.messages)
    }
  }

  @Test func `a pattern with another screen is wrong, and none has figures`() async throws {
    let builtIn = Patterns.builtIn.prefix(2)
    let patterns: [any TraceablePattern] = [builtIn[0], OtherScreens(), builtIn[1]]

    let correct = try await SessionSuite.correctPatterns(patterns)
    let audits = try await Audit(of: nil, seeds: 0..<0).counts(on: patterns)

    #expect(correct.map(\.name) == builtIn.map(\.name))
    #expect(audits.map(\.name) == builtIn.map(\.name))
    let report = Suite.traced([], of: ["other"], hint: nil)
    #expect(report.results.map(\.isWrong) == [true])
    #expect(report.results.map(\.contender) == ["other"])
    #expect(report.tables[0].rendered().contains("other"))
  }

  // MARK: States

  @Test(arguments: Operation.all.indices)
  func `a strategy that changes another element, or none, is wrong`(operation: Int) {
    let operation = Operation.all[operation]
    let state = AppState.medium

    #expect(!Strategy("idle", Idle.self, .inPlace, summary: "").isCorrect(operation, state))
    #expect(!Strategy("shifted", Shifted.self, .inPlace, summary: "").isCorrect(operation, state))
  }

  @Test func `a wrong contender has no row in a run that only counts`() throws {
    let idle = Strategy("idle", Idle.self, .inPlace, summary: "")
    let benchmark = Benchmark(
      operation: "like one post", size: AppState.medium.size,
      contenders: [Strategies.baseline, idle].map { strategy in
        CheckedContender(
          timed: strategy.timed(Operation.likeOnePost.updates(.medium, seed: 1), .medium)
        ) {
          strategy.isCorrect(.likeOnePost, .medium)
        } count: {
          $0[.mallocs] = 1
        }
      })

    let results = try benchmark.results(of: "state-update", Timings())

    #expect(results.map(\.contender) == [Strategies.baseline.name])
    #expect(results.map(\.isWrong) == [false])
  }
}

/// Changes nothing.
private struct Idle: Store {
  let state: AppState
  init(_ state: AppState) { self.state = state }
  mutating func update(by action: Action) {}
}

/// Changes the first element of each kind, too.
private struct Shifted: Store {
  private(set) var state: AppState
  init(_ state: AppState) { self.state = state }
  mutating func update(by action: Action) {
    state.apply(action)
    state.apply(.toggleLike(Target(index: 0, id: state.posts[0].id)))
    state.apply(.rename(Target(index: 0, id: state.users[0].id), to: "Mallory"))
  }
}
