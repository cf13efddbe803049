import Domain
import Measure
import Testing

@testable import Benchmarks

struct UpdateCostTests {
  private let state = AppState.medium

  private func cost(_ strategy: String, _ operation: Operation) throws -> UpdateCost {
    try #require(Strategies.named(strategy)).cost(of: operation, on: state)
  }

  @Test(
    .enabled(if: Allocations.isAvailable, "counting is not available in this build"),
    arguments: Strategies.all.indices, Operation.all.indices)
  func `the bytes counted are those predicted`(strategy: Int, operation: Int) throws {
    let strategy = Strategies.all[strategy]
    let update = Operation.all[operation].update(state)
    var changed = state
    changed.apply(update.action)
    let undoing = Update(action: update.undo, undo: update.action)

    for cost in [strategy.cost(update, state), strategy.cost(undoing, changed)] {
      let counted = try #require(cost.allocations)
      switch BuildMode.current {
      case .release: #expect(counted.bytes == cost.predictedBytes)
      case .debug:
        // Accessors that are not inlined allocate a frame each, and a reducer that takes its state
        // over copies it.
        if strategy.name == "consuming reduce" { continue }
        let frames = counted.count * 128
        #expect((cost.predictedBytes...cost.predictedBytes + frames).contains(counted.bytes))
      }
    }
  }

  @Test(arguments: [
    "struct in place", "plain class", "@Observable class", "@Observable, observed",
    "class elements", "didSet, no oldValue", "enum set aside", "dictionary by id", "chunked array",
  ])
  func `a change in place copies no element`(strategy: String) throws {
    for operation in Operation.all {
      #expect(try cost(strategy, operation).copiedElements == 0, "\(operation.name)")
    }
  }

  @Test(arguments: [
    "return-new-state", "rebuild", "copy and write back", "scan keeps current", "kept snapshot",
    "didSet, oldValue", "enum bound with var",
  ])
  func `a copy is one of the array that changes, and of nothing else`(strategy: String) throws {
    let copied = try Operation.all.map { try cost(strategy, $0).copiedElements }

    #expect(copied == [500, 100, 1_000, 500, 0, 500])
    #expect(
      try cost(strategy, .likeOnePost).predictedBytes == 500 * MemoryLayout<Post>.stride + 32)
    #expect(
      try cost(strategy, .editOneUser).predictedBytes == 100 * MemoryLayout<User>.stride + 32)
  }

  @Test func `a snapshot costs a whole dictionary, and a chunk of a chunked array`() throws {
    #expect(try cost("dictionary + snapshot", .likeOnePost).copiedElements == 500)
    let chunked = try cost("chunks + snapshot", .likeOnePost)
    #expect(chunked.copiedElements == 256)
    #expect(chunked.predictedBytes == 256 * MemoryLayout<Post>.stride + 32 + 2 * 8 + 32)
  }

  @Test func `finds an extra copy`() {
    struct Wasteful: Subject {
      private(set) var state: AppState

      init(_ state: AppState) { self.state = state }

      mutating func update(by action: Action) {
        let kept = state
        state.apply(action)
        blackHole(kept)
      }
    }
    let wasteful = Strategy("wasteful", Wasteful.self, .inPlace, summary: "")

    let cost = wasteful.cost(of: .likeOnePost, on: state)

    #expect(cost.copiedElements == 500)
    #expect(cost.isAsPredicted != true)
  }
}
