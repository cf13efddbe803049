import LabBackend
import LabContract
import LabDomain
import LabPatterns
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

@MainActor
struct PatternUpdateTests {
  private func results(
    _ act: FeedAct, of stores: [UpdatedStore]? = nil
  ) async throws -> [BenchResult] {
    let stores = stores ?? (act.isReduced ? UpdatedStore.reducers : UpdatedStore.all)
    return try await PatternUpdateSuite.benchmark(act, on: .medium, of: stores, seed: 1)
      .results(of: "pattern-update", Timings())
  }

  @Test func `every explained copy is that of a store`() {
    let stores = UpdatedStore.all + UpdatedStore.reducers
    #expect(Set(UpdatedStore.copies.keys).isSubset(of: stores.map(\.name)))
  }

  @Test(arguments: FeedAct.allCases)
  func `MV, kept states and an actor copy, as many bytes as predicted`(act: FeedAct) async throws {
    let results = try await results(act)

    for result in results {
      let isCopied = UpdatedStore.copies.keys.contains(result.contender) && act != .type
      #expect(!result.isWrong, "\(result.contender)")
      #expect((result[.copiedElements] != 0) == isCopied, "\(result.contender)")
      // Accessors that are not inlined allocate frames.
      if Allocations.isAvailable, BuildMode.current == .release {
        #expect(result[.bytes] == result[.predictedBytes], "\(result.contender)")
      }
    }
  }

  @Test func `predicts nothing for a pattern of another package, whatever its name`() async throws {
    let stranger = UpdatedStore(
      name: "MV", make: Patterns.builtIn[0].headlessFeed, isKnown: false)

    let results = try await results(.like, of: [UpdatedStore.all[0], stranger])

    #expect(results.map(\.isWrong) == [false, false])
    #expect(results[1].contender == "MV" && results[1][.predictedBytes] == nil)
    #expect(results[1][.copiedElements] != 0)
    #expect((results[0][.predictedBytes] != nil) == Allocations.isAvailable)
  }
}
