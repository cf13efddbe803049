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
    let cost = Strategies.all[strategy].cost(of: Operation.all[operation], on: state)
    guard let predicted = cost.predictedBytes else { return }

    let counted = try #require(cost.allocations)

    // Accessors that a debug build does not inline allocate a frame each.
    let frames = BuildMode.current == .debug ? counted.count * 128 : 0
    #expect((predicted...predicted + frames).contains(counted.bytes))
  }

  @Test(arguments: [
    (
      [
        "struct in place", "struct in a store object", "struct, observed", "class, observed",
        "struct, found by id", "didSet, no oldValue", "enum set aside",
      ], [0, 0, 0, 0, 0]
    ),
    (
      [
        "return-new-state", "kept snapshot", "didSet, oldValue", "enum bound with var",
        "dictionary + snapshot",
      ], [500, 100, 500, 0, 500]
    ),
    (["chunks + snapshot"], [256, 100, 256, 0, 500]),
    (["trie + snapshot"], [13, 3, 13, 0, 340]),
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
    let bytes = CopyFormulas.dictionary(dictionary)
    let kept = dictionary

    let allocations = Allocations.count { dictionary[0] = 1 }

    #expect(allocations?.bytes == bytes)
    #expect(kept.count == dictionary.count)
  }
}
