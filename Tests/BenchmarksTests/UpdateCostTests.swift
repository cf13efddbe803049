import Benchmarks
import Domain
import Measure
import Testing

@Suite struct UpdateCostTests {
  private static let cases = Strategies.all.flatMap { strategy in
    Operation.all.map { (strategy.name, $0.name) }
  }

  private func cost(of strategy: String, _ operation: String, on state: AppState) throws
    -> UpdateCost
  {
    let strategy = try #require(Strategies.all.first { $0.name == strategy })
    let operation = try #require(Operation.all.first { $0.name == operation })
    return strategy.cost(of: operation, on: state)
  }

  @Test(
    .enabled(if: Allocations.isAvailable, "counting is not available in this build"),
    arguments: cases, [AppState.medium, AppState.large])
  func `the bytes counted are those predicted`(names: (String, String), state: AppState) throws {
    let cost = try cost(of: names.0, names.1, on: state)

    let counted = try #require(cost.allocations)
    switch BuildMode.current {
    case .release:
      #expect(counted.bytes == cost.predictedBytes)
      #expect(cost.isAsPredicted == true)
    case .debug:
      // Accessors that are not inlined allocate a frame each, and a reducer that takes its state over
      // copies it.
      if names.0 != "consuming reduce" {
        let others = counted.count * 128
        #expect((cost.predictedBytes...cost.predictedBytes + others).contains(counted.bytes))
      }
    }
  }

  private static let inPlace = [
    "struct in place", "plain class", "@Observable class", "@Observable, observed",
    "class elements", "didSet, no oldValue", "enum set aside", "dictionary by id", "chunked array",
  ]
  private static let copying = [
    "return-new-state", "rebuild", "copy and write back", "scan keeps current", "kept snapshot",
    "didSet, oldValue", "enum bound with var",
  ]

  @Test(arguments: inPlace, Operation.all.map(\.name))
  func `a change in place copies no element`(strategy: String, operation: String) throws {
    let state = AppState.medium

    #expect(try cost(of: strategy, operation, on: state).copiedElements == 0)
  }

  @Test(
    .enabled(if: BuildMode.current == .release, "a debug build copies what is handed over"),
    arguments: Operation.all.map(\.name))
  func `a state that is handed over is not copied`(operation: String) throws {
    let state = AppState.medium

    let cost = try cost(of: "consuming reduce", operation, on: state)

    #expect(cost.copiedElements == 0)
    #expect(cost.predictedBytes == 0)
  }

  @Test(arguments: copying)
  func `a copy is one of the array that changes, and of nothing else`(strategy: String) throws {
    let state = AppState.medium

    for operation in ["like one post", "like 100 posts", "remove a post"] {
      #expect(try cost(of: strategy, operation, on: state).copiedElements == 500)
    }
    #expect(try cost(of: strategy, "edit one user", on: state).copiedElements == 100)
    #expect(try cost(of: strategy, "append a comment", on: state).copiedElements == 1_000)

    let like = try cost(of: strategy, "like one post", on: state)
    #expect(like.predictedBytes == 500 * MemoryLayout<Post>.stride + 32)
    let edit = try cost(of: strategy, "edit one user", on: state)
    #expect(edit.predictedBytes == 100 * MemoryLayout<User>.stride + 32)
    let append = try cost(of: strategy, "append a comment", on: state)
    #expect(append.predictedBytes == 1_001 * MemoryLayout<Domain.Comment>.stride + 32)
  }

  @Test func `an array that is mapped again without an element asks for one less`() throws {
    let state = AppState.medium

    let remove = try cost(of: "rebuild", "remove a post", on: state)

    #expect(remove.predictedBytes == 499 * MemoryLayout<Post>.stride + 32)
  }

  @Test func `with a snapshot a dictionary is copied as a whole`() throws {
    let state = AppState.medium

    for operation in ["like one post", "like 100 posts", "remove a post"] {
      #expect(try cost(of: "dictionary + snapshot", operation, on: state).copiedElements == 500)
    }
  }

  @Test func `with a snapshot chunks are copied where something changes`() throws {
    let state = AppState.large
    let name = "chunks + snapshot"

    #expect(try cost(of: name, "like one post", on: state).copiedElements == 256)
    #expect(try cost(of: name, "remove a post", on: state).copiedElements == 256)
    #expect(try cost(of: name, "like 100 posts", on: state).copiedElements == 1_500)
    let like = try cost(of: name, "like one post", on: state)
    #expect(like.predictedBytes == 256 * MemoryLayout<Post>.stride + 32 + 6 * 8 + 32)
  }

  @Test(arguments: Strategies.all.map(\.name))
  func `flipping a flag copies no element`(strategy: String) throws {
    let state = AppState.medium

    let cost = try cost(of: strategy, "flip isLoading", on: state)

    #expect(cost.copiedElements == 0)
    if strategy != "@Observable, observed" { #expect(cost.predictedBytes == 0) }
  }

  @Test func `an extra copy is found`() {
    struct Wasteful: Subject {
      private(set) var state: AppState

      init(_ state: AppState) { self.state = state }

      mutating func update(by action: Action) {
        let kept = state
        state.apply(action)
        blackHole(kept)
      }

      func predictedBytes(for change: Change) -> Int { 0 }
    }
    let wasteful = Strategy("wasteful", Wasteful.self, summary: "keeps what nobody needs.")
    let state = AppState.medium

    let cost = wasteful.cost(of: .likeOnePost, on: state)

    #expect(cost.copiedElements == 500)
    #expect(cost.isAsPredicted != true)
  }
}
