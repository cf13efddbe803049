import LabAudit
import LabBackend
import LabContract
import LabDomain
import LabMeasure
import LabPatterns
import LabSessions
import LabSpecification
import LabTrace
import LabTracepoints
import StageUI
import Testing

/// The contents of each pattern's trace.
struct TracedPatternTests {
  private func recording(
    of pattern: any TraceablePattern, _ level: TraceLevel
  ) async -> Recording {
    await Session(likes: 1).recording(of: pattern, features: [.feed], level: level).recording
  }

  /// Whether the pattern has a line that names actions, and whether its whole state is a view's.
  private func source(
    of pattern: any TraceablePattern
  ) throws -> (namesActions: Bool, isOfView: Bool) {
    let source = try Checkout(inOrAbove: [#filePath]).pattern(pattern.name)
    return (
      (source.files + source.glue).contains { $0.text.contains("Cause.action(") },
      source.glue.contains { $0.text.contains(#"watch(state: "FeedView.model""#) }
    )
  }

  @Test(arguments: PatternUnderTest.all)
  func `records each change with its action`(_ tested: PatternUnderTest) async throws {
    let (isNamed, isOfView) = try source(of: tested.pattern)
    let written = isOfView ? "state: written" : "posts: written"
    let expected = [
      (TraceLevel.fields, written),
      (.snapshots, "posts[0]: likeCount 8 → 9, isLiked false → true"),
    ]

    for (level, line) in expected {
      let events = await recording(of: tested.pattern, level).events
      let attribution = Attribution(of: events)
      #expect(attribution.mutations > 10)
      #expect(attribution.named == (isNamed ? attribution.mutations : 0))
      let tree = TraceTree(events).text
      // A draft is called by its field, or by the one of its value.
      for small in [
        "phase: loading → loaded", "posts: 0 items → 20 items",
        ": \"\" → \"Hello, everybody\"", "paging: more(after 31) → loading(after 31)",
      ] { #expect(tree.contains(small)) }
      let like = tree.split(separator: "\n").drop { $0 != "tap like-50" }
      let mutation = like.first { $0.contains("posts") || $0.contains("state: ") }
      #expect(mutation?.drop { "│├└─ ".contains($0) } == (isNamed ? line : "? " + line)[...])
    }
  }

  @Test(arguments: ["MVI", "MVIReactor"])
  func `names all that a reducer wrote, as other patterns name it`(_ name: String) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    let recorder = Recorder(level: .fields)
    try await Session(likes: 1).run(on: pattern, tracedBy: recorder)

    let fields = Set(recorder.events.compactMap(\.mutation).map(\.field))
    #expect(!fields.contains(nil))
    #expect(fields.isSuperset(of: ["posts", "draft", "form.name", "isSaving"]))
    #expect(fields.allSatisfy { $0?.contains("Pulse") == false })
  }

  /// No search has been made, so there is no result to write to.
  @Test(arguments: PatternUnderTest.all)
  func `a new name writes only the rows`(_ tested: PatternUnderTest) async throws {
    let session = RecordedSession(dataSeed: 1, posts: 3)
    let app = StagedApp(tested.pattern, SampleData(session), level: .fields)
    defer { app.close() }
    try await app.perform(.appear)
    try await app.perform(.answer(call: 1, request: "page(after: nil)", failure: nil))
    let before = app.recorder.events.count

    try await app.perform(.save(profile: 2, name: "Eve"))

    let fields = app.recorder.events.dropFirst(before).compactMap(\.mutation).map(\.field)
    #expect(fields == [try source(of: tested.pattern).isOfView ? nil : "posts"])
  }

  @Test(arguments: PatternUnderTest.all)
  func `records how each effect ends, and in which act`(_ tested: PatternUnderTest) async throws {
    let session = RecordedSession(dataSeed: 167, posts: 3)
    let app = StagedApp(tested.pattern, SampleData(session), level: .fields)
    defer { app.close() }
    func answer(_ call: Int, _ request: String, _ failure: DomainError? = nil) async throws {
      try await app.perform(.answer(call: call, request: request, failure: failure))
    }

    try await app.perform(.appear)
    try await answer(1, "page(after: nil)")
    try await app.perform(.tap(element: "like-50"))
    try await app.perform(.type(text: "a", field: "Search"))
    try await app.perform(.wait(.seconds(1)))
    try await answer(2, "setLiked(true, post 50)", .offline)
    try await app.perform(.tap(element: "OK"))
    try await app.perform(.type(text: "ab", field: "Search"))
    try await app.perform(.wait(.seconds(1)))
    try await app.perform(.disappear)

    let events = app.recorder.events
    let ends = events.filter { $0.effect?.start != nil }.map { event in
      (events.causes(of: event).first(where: \.isAct)?.line ?? "?")
        + ": " + event.line.dropFirst("effect ".count)
    }
    let starts = events.compactMap(\.effect?.start).map { events.event($0)?.effect?.phase }
    #expect(starts.allSatisfy { $0 == .started })
    #expect(
      ends == [
        "appear: page(nil): finished", #"type "a" into Search: sleep(0.3 seconds): finished"#,
        "tap like-50: setLiked(true, 50): failed(offline)",
        #"type "ab" into Search: search("a"): superseded"#,
        #"type "ab" into Search: sleep(0.3 seconds): finished"#,
        #"disappear: search("ab"): cancelled"#,
      ])
  }

  @Test(.enabled(if: Allocations.isAvailable), arguments: PatternUnderTest.all)
  func `allocates nothing for a recorder that is off`(_ tested: PatternUnderTest) async throws {
    let traced = await LikedFeed(tested.pattern, Recorder(level: .off))
    let plain = await LikedFeed(tested.pattern, nil)
    // Other tests change what a like takes, so each like has one of the other feed right beside it, and
    // half of the differences are due to what ran before: more are asked for until as many fall as rise.
    var differences: [Int] = []
    repeat {
      for isTracedFirst in [true, false] {
        let first = try await (isTracedFirst ? traced : plain).allocations()
        let second = try await (isTracedFirst ? plain : traced).allocations()
        differences.append(isTracedFirst ? first - second : second - first)
      }
    } while differences.count < 40
      || differences.count < 400 && differences.sorted()[differences.count / 2] != 0

    #expect(differences.sorted()[differences.count / 2] == 0, "\(differences)")
  }

  /// A feed on a stage, to like a post again and again.
  private final class LikedFeed {
    private let stage: Stage

    init(_ pattern: any TraceablePattern, _ recorder: Recorder?) async {
      let backend = SampleBackend(SampleData(scale: 1, seed: 1))
      let environment = AppEnvironment(
        feed: backend, profiles: backend, clock: TestClock(), path: [.feed], tracedBy: recorder)
      let screens = pattern.screens(environment, tracedBy: recorder)
      stage = Stage(screens.feed(), observer: recorder)
      stage.appear()
      await stage.settle()
    }

    func allocations() async throws -> Int {
      let count = try Cause.unheard {
        try Allocations.count { try stage.tap("like-50") }?.count ?? .max
      }
      await stage.settle()
      return count
    }
  }
}
