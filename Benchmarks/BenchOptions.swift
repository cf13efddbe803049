/// What a run is asked for.
package struct BenchOptions: Sendable {
  /// Fewer rounds, sizes and depths, for a first look.
  package var isQuick: Bool
  /// Keeps the operations or contenders whose name holds this text, in any case of letters.
  package var filter: String?
  /// Decides the sample data and the order of contenders in each round.
  package var seed: UInt64
  /// Leaves out all timing, and the tables with it: the results hold what is counted.
  package var isCountsOnly: Bool
  /// Sizes of the state go up to this one.
  package var largestSize = 160_000
  /// Who runs the rounds of what is timed.
  package var rounds = RoundSource.here

  package init(
    isQuick: Bool = false, filter: String? = nil, seed: UInt64 = 2026, isCountsOnly: Bool = false
  ) {
    self.isQuick = isQuick
    self.filter = filter
    self.seed = seed
    self.isCountsOnly = isCountsOnly
  }
}
