import Measure

/// Work of every order, timed at sizes over a thousandfold, and what the fit calls it.
struct PlantedGrowth {
  /// `nil` where the fit names none, or more than one.
  let called: [GrowthOrder: GrowthOrder]

  static let sizes = [160, 1_600, 16_000, 160_000]
  private static let smallest = 64.0

  /// Steps of ``PlantedWork`` for so many elements: 64 for the smallest size.
  static func steps(_ order: GrowthOrder, size: Int) -> Int {
    Int((smallest * order.cost(of: size) / order.cost(of: sizes[0])).rounded())
  }

  /// - Throws: `MeasureError.debugBuild`.
  static func measured(seed: UInt64) throws(MeasureError) -> PlantedGrowth {
    var runs: [(size: Int, rounds: Rounds)] = []
    for size in sizes {
      let rounds = try Rounds.run(
        baseline: PlantedWork(steps: Int(smallest)).contender("baseline"),
        against: GrowthOrder.allCases.map {
          PlantedWork(steps: steps($0, size: size)).contender($0.rawValue)
        },
        schedule: Schedule(rounds: Schedule.fewestRounds...Schedule.fewestRounds, seed: seed))
      runs.append((size, rounds))
    }
    return PlantedGrowth(runs)
  }

  /// Fitted are ratios to the baseline, which is the same work at every size: a machine that changes
  /// its speed between two sizes bends nothing.
  ///
  /// - Parameter runs: the challengers are named after the orders.
  init(_ runs: [(size: Int, rounds: Rounds)]) {
    let widest = Band(delta: runs.map(\.rounds.noise.delta).max() ?? Band.smallestDelta)
    var called: [GrowthOrder: GrowthOrder] = [:]
    for (index, order) in GrowthOrder.allCases.enumerated() {
      let growth = Growth(
        times: runs.map { size, rounds in
          (size: size, launches: rounds.challengers[index].ratios(to: rounds.baseline))
        })
      called[order] = growth.order(within: widest)
    }
    self.called = called
  }
}
