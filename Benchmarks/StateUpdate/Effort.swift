import Measure

/// How long the suite looks, and at what.
struct Effort {
  let schedule: Schedule
  private let isQuick: Bool

  @MainActor
  init(_ options: BenchOptions) {
    isQuick = options.isQuick
    schedule = options.rounds.schedule(
      rounds: isQuick ? Schedule.fewestRounds : 30, seed: options.seed)
  }

  /// Elements in the states, up to the largest that was asked for.
  static func sizes(_ options: BenchOptions) -> [Int] {
    [16, 160, 1_600, 16_000, 160_000, 1_600_000].filter { $0 <= options.largestSize }
  }

  /// All of them; with `--quick` three for the first operation and the largest for each other one.
  func sizes(of all: [Int], forFirst isFirst: Bool) -> [Int] {
    isQuick ? all.suffix(isFirst ? 3 : 1) : all
  }
}
