import LabBackend
import LabContract
import LabDomain
import LabMeasure
import LabPatterns
import Testing

@testable import LabBenchmarks
@testable import LabHarness
@testable import LabStateBenchmarks

@MainActor
struct PatternUpdateTests {
  private func update(_ act: FeedAct, of stores: [UpdatedStore] = UpdatedStore.all) -> PatternUpdate
  {
    let state = AppState.medium
    return PatternUpdate(act: act, size: state.size, posts: state.posts, stores: stores, seed: 1)
  }

  @Test func `every explained copy is that of a pattern`() {
    #expect(Set(UpdatedStore.copies.keys).isSubset(of: Patterns.all.map(\.name)))
  }

  @Test(arguments: FeedAct.allCases)
  func `only MV copies posts, and as many bytes as predicted`(act: FeedAct) async throws {
    let results = try await update(act).results(Timings())

    for result in results {
      let isCopied = result.contender == "MV" && act != .type
      #expect(!result.isWrong, "\(result.contender)")
      #expect((result[.copiedElements] != 0) == isCopied, "\(result.contender)")
      // Accessors that are not inlined allocate frames.
      if Allocations.isAvailable, BuildMode.current == .release {
        #expect(result[.bytes] == result[.predictedBytes], "\(result.contender)")
      }
    }
  }

  @Test func `predicts nothing for a pattern of another package, whatever its name`() async throws {
    let stranger = UpdatedStore.added(Patterns.builtIn[0])

    let results = try await update(.like, of: [UpdatedStore.all[0], stranger]).results(Timings())

    #expect(results.map(\.isWrong) == [false, false])
    #expect(results[1].contender == "MV" && results[1][.predictedBytes] == nil)
    #expect(results[1][.copiedElements] != 0)
    #expect((results[0][.predictedBytes] != nil) == Allocations.isAvailable)
  }

  @Test func `likes in flight are counted together`() async throws {
    let results = try await update(.likesInFlight).results(Timings())

    #expect(results.map { $0[.acts] } == Array(repeating: 32, count: results.count))
    #expect(results[1].contender == "MV" && results[1][.copiedElements] == 32 * 500)
  }

  @Test(arguments: [(false, false, 15), (true, false, 2), (true, true, 15)])
  func `a quick run has one act, and counting alone has all`(
    isQuick: Bool, isCountsOnly: Bool, count: Int
  ) throws {
    var options = BenchOptions(isQuick: isQuick, isCountsOnly: isCountsOnly)
    options.largestSize = 16_000

    let updates = try PatternUpdateSuite.updates(options)

    #expect(updates.count == count)
    #expect(updates[0].act == .like)
    #expect(updates.last?.size == 16_000)
  }

  @Test(arguments: [
    (nil, 5, nil), ("like one", 1, nil), ("mvic", 5, ["no pattern", "MVIContainer"]),
    ("no pattern", 5, ["no pattern"]),
  ])
  func `a filter keeps what it names, and the baseline`(
    filter: String?, acts: Int, stores: [String]?
  ) throws {
    var options = BenchOptions(filter: filter)
    options.largestSize = 160

    let updates = try PatternUpdateSuite.updates(options)

    #expect(updates.count == acts)
    #expect(updates[0].stores.map(\.name) == stores ?? UpdatedStore.all.map(\.name))
  }

  @Test func `a sample takes as many acts as asked`() async throws {
    let rounds = try await update(.like, of: [UpdatedStore.all[0]]).measurement
      .run(
        Schedule(
          rounds: 2, seed: 1,
          iterations: [
            "like one post, 1600 elements": ["no pattern": 40]
          ]))

    #expect(rounds.baseline.samples.map(\.iterations) == [40, 40])
  }
}
