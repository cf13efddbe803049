import Benchmarks
import Domain
import Measure
import Testing

@Suite struct UpdateCostTests {
  private static let cases = Strategies.all.flatMap { strategy in
    Operation.all.map { (strategy.name, $0.name) }
  }

  private func cost(of strategy: String, _ operation: String, on state: AppState) throws
    -> (counted: UpdateCost, predictedBytes: Int)
  {
    let strategy = try #require(Strategies.all.first { $0.name == strategy })
    let operation = try #require(Operation.all.first { $0.name == operation })
    return (
      strategy.cost(of: operation, on: state),
      strategy.predictedBytes(for: operation, on: state)
    )
  }

  @Test(
    .enabled(if: Allocations.isAvailable, "counting is not available in this build"),
    arguments: cases, [1, 10])
  func `the bytes counted are those predicted`(names: (String, String), scale: Int) throws {
    let state = AppState.sample(scale: scale, seed: 2026)

    let cost = try cost(of: names.0, names.1, on: state)

    let counted = try #require(cost.counted.allocations)
    let others = counted.count - (cost.predictedBytes > 0 ? 1 : 0)
    switch BuildMode.current {
    case .release:
      #expect(others == 0)
      #expect(counted.bytes == cost.predictedBytes)
    case .debug:
      // Accessors that are not inlined allocate a frame of some 40 bytes each.
      #expect(others >= 0)
      #expect((cost.predictedBytes...cost.predictedBytes + 64 * others).contains(counted.bytes))
    }
  }

  @Test(arguments: ["struct in place", "plain class", "@Observable class", "class elements"])
  func `a change in place copies no element`(strategy: String) throws {
    let state = AppState.sample(scale: 10, seed: 2026)

    let cost = try cost(of: strategy, "like one post", on: state)

    #expect(cost.counted.copiedElements == 0)
    #expect(cost.predictedBytes == 0)
  }

  @Test(arguments: ["return-new-state", "rebuild", "kept snapshot"])
  func `a copy is one of the posts, and of nothing else`(strategy: String) throws {
    let state = AppState.sample(scale: 10, seed: 2026)

    let cost = try cost(of: strategy, "like one post", on: state)

    #expect(cost.counted.copiedElements == state.posts.count)
    #expect(cost.predictedBytes == 500 * MemoryLayout<Post>.stride + 32)
  }

  @Test(arguments: Strategies.all.map(\.name))
  func `flipping a flag copies no element`(strategy: String) throws {
    let state = AppState.sample(scale: 10, seed: 2026)

    let cost = try cost(of: strategy, "flip isLoading", on: state)

    #expect(cost.counted.copiedElements == 0)
    #expect(cost.predictedBytes == 0)
  }
}
