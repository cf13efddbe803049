/// How many rounds are run, for how long, and in which order.
public struct Schedule: Sendable, Hashable {
  /// The lower bound is always run; further rounds up to the upper bound while the budget lasts.
  public var rounds: ClosedRange<Int>
  /// Wall time for all rounds, calibration included; `nil` runs no more than the lower bound.
  public var budget: Duration?
  /// Decides the order of contenders in each round.
  public var seed: UInt64
  /// How many processes run so many rounds each. This one is one of them.
  public var launches = 1

  /// The fewest rounds, over all launches, from which an interval is worth printing.
  public static let fewestRounds = 11

  public init(rounds: ClosedRange<Int> = 20...20, budget: Duration? = nil, seed: UInt64 = 2026) {
    self.rounds = rounds
    self.budget = budget
    self.seed = seed
  }

  /// 20 rounds.
  public static let standard = Schedule()

  /// 11 rounds, for a first look.
  public static let quick = Schedule(rounds: fewestRounds...fewestRounds)

  func wantsAnother(after done: Int, elapsed: Elapsed) -> Bool {
    if done < rounds.lowerBound { return true }
    guard let budget, done < rounds.upperBound else { return false }
    return elapsed.wall < budget.nanoseconds
  }
}
