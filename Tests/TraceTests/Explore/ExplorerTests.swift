import InputOutput
import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import MVVM
import StageUI
import Testing

@testable import LabExplore

struct ExplorerTests {
  private let pattern: any TraceablePattern = MVVM.Pattern()
  private let inAndOut = Alphabet("in and out", steps: [.appear, .disappear], failures: [])

  private func explored(
    _ patterns: [any TraceablePattern], _ alphabet: Alphabet, depth: Int
  ) async throws -> Explorer {
    let explorer = Explorer(patterns, alphabet, depth: depth, seed: 1)
    try await explorer.run { _ in }
    await explorer.shrink()
    return explorer
  }

  /// Visible (V) and hidden (H). Depth 1: V to H. Depth 2: both of V, in one turn too, and H to V.
  /// Depth 3: both in one turn from H too, and three from V. Depth 4: three from H too.
  @Test(arguments: [(1, 1), (2, 3), (3, 5), (4, 6), (5, 6)])
  func `counts the turns of two states`(_ depth: Int, _ turns: Int) async throws {
    let explorer = try await explored([pattern, pattern], inAndOut, depth: depth)

    #expect(explorer.findings.isEmpty)
    #expect(explorer.count.states == 2)
    #expect(explorer.count.paths == turns)
  }

  @Test func `counts do not depend on the number of walkers`() async throws {
    let (alone, patterns) = (
      try await explored([pattern, pattern], .both, depth: 2), [pattern, pattern]
    )
    let walkers = (0..<3).map { _ in Walker(Lockstep(patterns, .both)) }
    let together = Explorer(patterns, .both, depth: 2, seed: 1, walkers: walkers)

    try await together.run { _ in }

    #expect(together.findings.isEmpty)
    #expect(together.count.states == alone.count.states)
    #expect(together.count.paths == alone.count.paths)
    #expect(together.count.departures >= 3)
  }

  /// A profile that does not exist cannot be saved, and a refused act ends the session.
  @Test func `counts only acts that were taken`() async {
    let steps: [Step] = [.appear, .disappear, .save(profile: 99, name: "Eve")]
    let alphabet = Alphabet("with a refused act", steps: steps, failures: [])
    let explorer = Explorer([pattern, pattern], alphabet, depth: 1, seed: 7)
    var (earlier, current) = (0, 0)

    await explorer.runRandomly { acts in
      let taken = explorer.lockstep.history.cost - 1
      if taken < current { earlier += current }
      current = taken
      return acts >= 20
    } progress: { _ in
    }

    #expect(explorer.count.departures > 1)
    #expect(explorer.count.acts == earlier + current)
  }

  @Test(arguments: PlantedDifference.allCases)
  func `compares what two patterns show, request and accept`(_ planted: PlantedDifference)
    async throws
  {
    let patterns = [true, false].map { planted.pattern($0 ? "First" : "Second", isFirst: $0) }
    let alphabet = Alphabet(
      "in, out and Go", steps: [.appear, .disappear, .tap(element: "Go")], failures: [])

    let explorer = try await explored(patterns, alphabet, depth: 1)

    guard case .divergence(let subject, let values)? = explorer.findings.first?.kind else {
      Issue.record("\(explorer.findings)")
      return
    }
    #expect(subject == planted.rawValue)
    #expect(values.map(\.pattern) == ["First", "Second"])
  }

  @Test func `repeats turns after some that led to a known state`() async throws {
    let spy = Spy(Walker(Lockstep([pattern, pattern], .both)))
    let explorer = Explorer([pattern, pattern], .both, depth: 3, seed: 1, walkers: [spy])

    try await explorer.run { _ in }

    // One in 16, by chance.
    #expect((explorer.count.pruned / 32...explorer.count.pruned / 8).contains(spy.repetitions))
  }

  /// Counts the walks that only repeat turns.
  @MainActor private final class Spy: Walking {
    private let walker: Walker
    private(set) var repetitions = 0

    init(_ walker: Walker) { self.walker = walker }

    func take(_ walk: Walk) async throws -> Walk.Answer {
      if walk.turn == nil, !walk.way.isEmpty { repetitions += 1 }
      return await walker.take(walk)
    }
  }

  @Test func `finds the shortest session to a planted divergence`() async throws {
    let planted = PlantedPattern("Planted") { ShownAfterAnAuthor(environment: $0) }

    let shallow = try await explored([pattern, planted], .both, depth: 1)
    #expect(shallow.findings.isEmpty)

    let deep = try await explored([pattern, planted], .both, depth: 4)
    let finding = try #require(deep.findings.first)
    #expect(finding.patterns == ["MVVM", "Planted"])
    #expect(
      finding.turns.map(\.description) == [
        "appear", "answer #1 page(after: nil)", "tap author-50",
      ])
    #expect(finding.isShortest)
  }

  @Test func `reports a session that fits into the depth`() async throws {
    let planted = PlantedPattern("Planted") { ShownAfterAnAuthor(environment: $0) }
    let explorer = Explorer([pattern, planted], .both, depth: 3, seed: 1)

    try await explorer.run { _ in }

    let finding = try #require(explorer.findings.first)
    #expect(finding.session.cost - 1 <= 3)
  }

  @Test func `looks for a shorter session when no step can be left out`() async throws {
    let same = PlantedPattern("Same") { _ in Text("-") }
    let planted = PlantedPattern("Planted") { environment in
      VStack {
        ShownAfterAnAuthor(environment: environment)
        ShownTheThirdTime(hidesCount: true)
      }
    }
    let thrice: [Step] = [.appear, .disappear, .appear, .disappear, .appear]
    for (depth, wanted) in [(2, 5), (3, 3)] {
      let explorer = Explorer([same, planted], .both, depth: depth, seed: 1)
      explorer.report(
        .divergence(subject: "the screen", []), thrice.map { [PlannedStep(step: $0)] })

      await explorer.shrink()

      let finding = try #require(explorer.findings.first)
      #expect(finding.turns.count == wanted)
      #expect(finding.isShortest == (wanted == 3))
    }
  }

  @Test func `of several shortest sessions, every run reports the same`() async throws {
    let same = PlantedPattern("Same") { _ in Text("-") }
    let planted = PlantedPattern("Planted") { _ in ShownTheThirdTime(hidesCount: false) }
    let sessions: [[[Step]]] = [
      [[.appear], [.disappear], [.appear], [.disappear], [.appear]],
      [[.appear], [.disappear, .appear], [.disappear, .appear]],
    ]
    var reported: [[Turn]] = []
    for session in sessions {
      let explorer = Explorer([same, planted], inAndOut, depth: 4, seed: 1)
      let steps = session.map { $0.map { PlannedStep(step: $0) } }
      let found = await explorer.lockstep.finding(in: steps, looksForLeaks: false)
      #expect(found?.session.cost == 5)
      explorer.report(.divergence(subject: "the screen", []), steps)

      await explorer.shrink()

      let finding = try #require(explorer.findings.first)
      #expect(finding.isShortest)
      reported.append(finding.turns)
    }
    #expect(reported[0] == reported[1])
  }

  @Test func `a shorter session has the numbers of its own calls`() async throws {
    let planted = PlantedPattern("Planted") { ShownAfterAnAuthor(environment: $0) }
    let session: [Step] = [
      .appear, .disappear, .appear, .answer(call: 2, request: "page(after: nil)", failure: nil),
      .tap(element: "author-50"),
    ]
    let explorer = Explorer([pattern, planted], .both, depth: 1, seed: 1)
    explorer.report(
      .divergence(subject: "the screen", []), session.map { [PlannedStep(step: $0)] })

    await explorer.shrink()

    let finding = try #require(explorer.findings.first)
    #expect(finding.turns.map(\.description)[1] == "answer #1 page(after: nil)")
  }

  @Test(arguments: [1, 3])
  func `finds a planted leak`(depth: Int) async throws {
    let explorer = try await explored(leaking(), .feed, depth: depth)

    let finding = try #require(explorer.findings.first)
    #expect(finding.kind == .leak(["Planted"]))
    #expect(finding.turns.map(\.description) == ["appear"])
  }

  @Test func `finds a leak at the end of random acts`() async {
    let explorer = Explorer(leaking(), inAndOut, depth: 1, seed: 1)

    await explorer.runRandomly {
      $0 >= 3
    } progress: { _ in
    }

    #expect(explorer.findings.map(\.kind) == [.leak(["Planted"])])
  }

  /// Two patterns, of which the second keeps each app in memory.
  private func leaking() -> [PlantedPattern] {
    let kept = Kept()
    let planted = PlantedPattern("Planted") { environment in
      kept.environments.append(environment)
      return Text("-")
    }
    return [PlantedPattern("Same") { _ in Text("-") }, planted]
  }

  private final class Kept {
    var environments: [AppEnvironment] = []
  }

  /// The screen is the same after the first and the second appearance.
  @Test func `finds a fault that only an object knows of`() async throws {
    let same = PlantedPattern("Same") { _ in Text("-") }
    let planted = PlantedPattern("Planted") { _ in ShownTheThirdTime(hidesCount: false) }

    let explorer = try await explored([same, planted], inAndOut, depth: 4)

    #expect(explorer.count.differed == 0)
    let finding = try #require(explorer.findings.first)
    #expect(finding.turns.count == 5)
    #expect(finding.isShortest)
  }

  @Test func `notices a key that is too coarse`() async throws {
    let hidden = PlantedPattern("Hidden") { _ in ShownTheThirdTime(hidesCount: true) }

    let explorer = try await explored([hidden, hidden], inAndOut, depth: 6)

    #expect(explorer.count.differed == 1)
    guard case .coarseKey(let values)? = explorer.findings.first?.kind else {
      Issue.record("\(explorer.findings)")
      return
    }
    #expect(values.count == 2)
  }

  /// No turn is tried: the third appearance is on the way.
  @Test func `a walk is broken off where the patterns differ`() async {
    let same = PlantedPattern("Same") { _ in Text("-") }
    let hidden = PlantedPattern("Hidden") { _ in ShownTheThirdTime(hidesCount: true) }
    let (appear, disappear) = (Letters().adding(0), Letters().adding(1))
    var walk = Walk(restarts: true, way: [disappear, appear, disappear, appear])

    for reportsAll in [false, true] {
      walk.reportsAll = reportsAll
      let answer = await Walker(Lockstep([same, hidden], inAndOut)).take(walk)

      #expect(answer.differs)
      #expect(answer.arrival == nil)
      #expect(answer.keys.count == (reportsAll ? 3 : 0))
    }
  }

  @Test(arguments: [(2, false), (3, true)])
  func `nothing is tried with more than three calls under way`(
    calls: Int, isFull: Bool
  ) async throws {
    // The feed requests its first page too.
    let planted = PlantedPattern("Planted") { environment in
      VStack {
        ForEach(0..<calls) { number in
          Text("-").task { _ = try? await environment.useCases.searchPosts("\(number)") }
        }
      }
    }

    let answer = await Walker(Lockstep([planted, planted], inAndOut)).take(Walk(restarts: true))

    #expect((try #require(answer.arrival).offers == 0) == isFull)
  }

  @Test func `a step of a turn that is not needed is left out`() async {
    let planted = PlantedPattern("Planted") { ShownAfterAnAuthor(environment: $0) }
    let page = Step.answer(call: 1, request: "page(after: nil)", failure: nil)
    let session: [[Step]] = [
      [.appear], [page], [.tap(element: "like-50"), .tap(element: "author-50")],
    ]
    let lockstep = Lockstep([pattern, planted], .both)
    let steps = session.map { $0.map { PlannedStep(step: $0) } }

    let finding = await lockstep.finding(in: steps, looksForLeaks: false)

    #expect(finding?.session.cost == 4)
    if let finding {
      #expect(await lockstep.shrunk(finding).turns.last?.description == "tap author-50")
    }
  }

  @Test func `a session that shows a coarse key is not shrunk`() async {
    let planted = PlantedPattern("Planted") { ShownAfterAnAuthor(environment: $0) }
    let session: [Step] = [
      .appear, .answer(call: 1, request: "page(after: nil)", failure: nil), .disappear, .appear,
      .tap(element: "author-50"),
    ]
    let finding = Finding(
      kind: .coarseKey([]), session: session.map { [PlannedStep(step: $0)] },
      data: Alphabet.both.session)

    let shrunk = await Lockstep([pattern, planted], .both).shrunk(finding)

    #expect(shrunk.kind == .coarseKey([]))
    #expect(shrunk.session == finding.session)
  }

  @Test func `two steps in one turn come before the main queue turns`() async {
    let lockstep = Lockstep([InputOutput.Pattern()], .both)
    func requests(_ turns: [[Step]]) async -> Int {
      await lockstep.begin()
      let page = Step.answer(call: 1, request: "page(after: nil)", failure: nil)
      for turn in [[page]] + turns { await lockstep.perform(turn.map { PlannedStep(step: $0) }) }
      return lockstep.leader.backend.log.count
    }

    #expect(await requests([[.refresh], [.disappear]]) == 2)
    #expect(await requests([[.refresh, .disappear]]) == 1)
  }

  @Test func `the same seed draws the same random session`() async {
    var ends: [String] = []
    for _ in 0..<2 {
      let explorer = Explorer([pattern, pattern], .both, depth: 1, seed: 7)
      await explorer.runRandomly {
        $0 >= 200
      } progress: { _ in
      }
      #expect(explorer.findings.isEmpty)
      ends.append("\(explorer.lockstep.history)")
    }
    #expect(ends[0] == ends[1])
  }

  @Test func `a finding replays, and its test keeps steps in one turn`() async throws {
    let steps: [[Step]] = [
      [.appear], [.answer(call: 1, request: "page(after: nil)", failure: nil)],
      [.tap(element: "like-50"), .disappear], [.appear],
    ]
    let finding = Finding(
      kind: .leak([]), session: steps.map { $0.map { PlannedStep(step: $0) } },
      data: Alphabet.both.session)

    let recording = await finding.recording(of: pattern)
    let text = try JSONLines.text(of: recording)
    #expect(try JSONLines.recordings(in: text) == [recording])
    #expect(text.contains("\"settles\":false"))
    try await Replay(of: recording, on: pattern).run()

    let source = try EmittedTest(of: recording, on: pattern).source
    #expect(source.contains("MVVM.Pattern(), dataSeed: 1, posts: 3, pageSize: 2)"))
    #expect(
      source.contains(
        """
            try await app.tap("like-50", settles: false)

            try await app.disappear()
        """))
  }
}
