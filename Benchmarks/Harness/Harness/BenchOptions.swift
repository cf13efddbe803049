/// What a run is asked for.
package struct BenchOptions: Codable, Hashable, Sendable {
  /// Fewer rounds, sizes and depths, for a first look.
  package var isQuick: Bool
  /// Keeps operations or contenders whose name contains this text, ignoring case.
  package var filter: String?
  /// Decides the sample data and the order of the cases in each round.
  package var seed: UInt64
  /// Leaves out all timing: results hold what is counted.
  package var isCountsOnly: Bool
  /// The most elements in a state.
  package var largestSize = 160_000

  package init(
    isQuick: Bool = false, filter: String? = nil, seed: UInt64 = 2026, isCountsOnly: Bool = false
  ) {
    self.isQuick = isQuick
    self.filter = filter
    self.seed = seed
    self.isCountsOnly = isCountsOnly
  }
}
