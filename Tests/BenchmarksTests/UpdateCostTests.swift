import LabDomain
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

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
        let predicted = try #require(cost.predictedBytes)
        #expect((predicted...predicted + frames).contains(counted.bytes))
      }
    }
  }

  @Test(arguments: [
    (
      [
        "struct in place", "struct in a store object", "plain class", "struct, @Observable",
        "@Observable class", "struct, observed", "class, observed", "struct, found by id",
        "class elements", "didSet, no oldValue", "enum set aside", "dictionary by id",
        "chunked array",
      ], [0, 0, 0, 0, 0, 0]
    ),
    (
      [
        "return-new-state", "scan keeps current", "kept snapshot", "didSet, oldValue",
        "enum bound with var", "dictionary + snapshot",
      ], [500, 100, 1_000, 500, 0, 500]
    ),
    (["chunks + snapshot"], [256, 100, 232, 256, 0, 500]),
  ])
  func `a strategy copies nothing, or only what holds the change`(
    strategies: [String], copied: [Int]
  ) throws {
    for strategy in strategies {
      #expect(try Operation.all.map { try cost(strategy, $0).copiedElements } == copied)
    }
  }
}

@Suite(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
struct CopyFormulasTests {
  @Test(arguments: [1, 7, 100, 257], [0, 20])
  func `a copy of an array to append to keeps its capacity, or doubles it`(count: Int, room: Int) {
    var array: [Int] = []
    array.reserveCapacity(count + room)
    array += 0..<count
    let identity = BufferIdentity(array)
    let kept = array

    let allocations = Allocations.count { array.append(1) }

    #expect(allocations?.bytes == identity.bytesOfCopyToAppendTo)
    #expect(kept.count + 1 == array.count)
  }

  @Test(arguments: [1, 6, 7, 12, 13, 48, 49, 100])
  func `a copy of a dictionary has buckets for three quarters`(count: Int) {
    var dictionary = Dictionary(uniqueKeysWithValues: (0..<count).map { ($0, $0) })
    let bytes = [
      CopyFormulas.dictionary(dictionary), CopyFormulas.dictionary(dictionary, adding: 1),
    ]
    let kept = dictionary

    let copying = Allocations.count { dictionary[0] = 1 }
    dictionary = kept
    let adding = Allocations.count { dictionary[-1] = 1 }

    #expect([copying?.bytes, adding?.bytes] == bytes)
    #expect(kept.count + 1 == dictionary.count)
  }
}
