import Measure
import Report

/// The harness measures what is planted for it, and says how often it is right.
package struct SelfTest {
  package let checks: [Check]

  package var holds: Bool { checks.allSatisfy(\.holds) }

  /// One thing that the harness must do, how often it did, and how often it must.
  package struct Check: Hashable, Sendable {
    let name: String
    let count: Int
    let total: Int
    let allowed: ClosedRange<Int>

    package init(_ name: String, _ count: Int, of total: Int, in allowed: ClosedRange<Int>) {
      self.name = name
      self.count = count
      self.total = total
      self.allowed = allowed
    }

    package var holds: Bool { allowed.contains(count) }

    var asked: String {
      if allowed.count == 1 { return "\(allowed.lowerBound)" }
      if allowed.lowerBound == 0 { return "at most \(allowed.upperBound)" }
      if allowed.upperBound == total { return "at least \(allowed.lowerBound)" }
      return "\(allowed.lowerBound) to \(allowed.upperBound)"
    }
  }

  package init(checks: [Check]) {
    self.checks = checks
  }

  /// Measures and computes for less than a minute in a release build.
  ///
  /// - Parameter seed: decides the order of the cases in each round. Ratios of a known distribution have
  ///   a seed of their own, so those lines repeat exactly.
  package static func run(seed: UInt64, progress: (String) -> Void) async throws -> SelfTest {
    SecondThread.start()
    let trials = 100
    var slowdowns: [Rounds] = []
    for trial in 0..<trials {
      progress("slow-down \(trial + 1) of \(trials)")
      slowdowns.append(try await slowdown.run(Schedule(rounds: 11, seed: seed &+ UInt64(trial))))
    }
    var growths: [[GrowthOrder: GrowthOrder]] = []
    for trial in 0..<5 {
      progress("growth \(trial + 1) of 5")
      var rounds: [Rounds] = []
      for size in sizes {
        rounds.append(
          try await growth(at: size).run(Schedule(rounds: 11, seed: seed &+ UInt64(trial))))
      }
      growths.append(orders(rounds))
    }
    progress("copies and known distributions")
    return SelfTest(
      checks: checks(slowdowns: slowdowns) + copyChecks(trials)
        + Noise.allCases.map { coverage(of: $0, trials: 500) } + checks(growths: growths))
  }

  package var table: Table {
    var table = Table(
      "The harness tests itself",
      columns: [.left("check"), .right("found"), .left("asked"), .left("")])
    for check in checks {
      table.addRow([
        Cell(check.name), Cell("\(check.count) of \(check.total)"), Cell(check.asked),
        check.holds ? Cell("✓", .good) : Cell("✗", .bad),
      ])
    }
    table.footnotes = [
      """
      Work: \(Units.count(Self.steps)) dependent steps, timed in 11 rounds of 1 ms samples beside the same \
      work and beside 10 % more. Growth: real work too, \(Units.count(Self.sizes[0])) to \
      \(Units.count(Self.sizes[3])) elements. Intervals: drawn, 30 rounds, true ratio \
      \(Units.ratio(Self.ratio)).
      """
    ]
    return table
  }
}

// MARK: Slow-downs

extension SelfTest {
  private static let steps = 3_000

  /// Work, the same work, and work that is longer by a tenth, in the fewest rounds that a run takes.
  private static var slowdown: Measurement {
    Measurement(
      "slow-down", baseline: PlantedWork.timed("work", steps: steps),
      against: [
        PlantedWork.timed("equal", steps: steps),
        PlantedWork.timed("slowed", steps: steps + steps / 10),
      ])
  }

  /// A busy machine withholds no verdict here: how often they are right is what is asked.
  static func checks(slowdowns: [Rounds], bootstrap: Bootstrap = Bootstrap()) -> [Check] {
    let verdicts = slowdowns.map { rounds in
      let band = rounds.band(bootstrap)
      return rounds.comparisons(bootstrap: bootstrap).map { Verdict($0.ratio, against: band) }
    }
    let count = verdicts.count
    let falseAlarms = verdicts.count { $0[0] == .slower || $0[0] == .faster }
    let found = verdicts.count { $0[1] == .slower }
    return [
      Check("equal work called slower or faster", falseAlarms, of: count, in: 0...(count / 20)),
      Check("10 % more work called slower", found, of: count, in: (count * 9 / 10)...count),
    ]
  }
}

// MARK: Growth

extension SelfTest {
  static let sizes = [160, 1_600, 16_000, 160_000]

  /// Work of every order beside work that is the same at every size.
  private static func growth(at size: Int) -> Measurement {
    Measurement(
      "growth, \(size)", baseline: PlantedWork.timed("baseline", steps: 64),
      against: GrowthOrder.allCases.map { order in
        PlantedWork.timed(order.rawValue, steps: steps(order, size: size))
      })
  }

  /// Steps for so many elements: 64 that grow from the smallest size, after twice as many that do not.
  static func steps(_ order: GrowthOrder, size: Int) -> Int {
    128 + Int((64 * order.cost(of: size) / order.cost(of: sizes[0])).rounded())
  }

  /// Returns what the fit calls each order; none where it calls it nothing.
  ///
  /// Ratios to the baseline are fitted, so a machine that changes its speed between two sizes bends
  /// nothing.
  ///
  /// - Parameter runs: one for each size, with a challenger for each order.
  static func orders(_ runs: [Rounds]) -> [GrowthOrder: GrowthOrder] {
    let widest = Band(delta: runs.map { $0.noise().delta }.max() ?? Band.smallestDelta)
    var called: [GrowthOrder: GrowthOrder] = [:]
    for (index, order) in GrowthOrder.allCases.enumerated() {
      let times = zip(sizes, runs).map { size, rounds in
        (size: size, processes: rounds.challengers[index].ratios(to: rounds.baseline))
      }
      called[order] = Growth(times: times).order(within: widest)
    }
    return called
  }

  static func checks(growths: [[GrowthOrder: GrowthOrder]]) -> [Check] {
    GrowthOrder.allCases.map { order in
      Check(
        "\(order.rawValue) called \(order.rawValue)", growths.count { $0[order] == order },
        of: growths.count, in: growths.count...growths.count)
    }
  }
}

// MARK: Copies

extension SelfTest {
  static func copyChecks(_ trials: Int) -> [Check] {
    let counts = (0..<trials).map { 1 + $0 * $0 * 16 }
    let found = counts.count { isCopyFound(count: $0, isHeld: true) == true }
    let invented = counts.count { isCopyFound(count: $0, isHeld: false) != false }
    let means = Allocations.isAvailable ? "counted to the byte" : "by address only"
    return [
      Check("planted copy, \(means)", found, of: trials, in: trials...trials),
      Check("change in place called a copy", invented, of: trials, in: 0...0),
    ]
  }

  /// Returns whether address and allocations agree that a change in an array copies all elements.
  ///
  /// - Parameter isHeld: whether a second reference to the array makes the change copy.
  /// - Returns: `nil` when the two disagree, or find neither all nor nothing.
  private static func isCopyFound(count: Int, isHeld: Bool) -> Bool? {
    var numbers = [UInt64](repeating: 1, count: count)
    let kept = isHeld ? numbers : []
    let before = BufferIdentity(numbers)
    let allocations = Allocations.count { numbers[count / 2] = 2 }
    let copied = BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
    blackHole(kept)
    blackHole(numbers)

    let copy = Allocations(count: 1, bytes: count * 8 + 32)
    switch copied {
    case 0 where allocations ?? Allocations(count: 0, bytes: 0) == Allocations(count: 0, bytes: 0):
      return false
    case count * 8 where allocations ?? copy == copy: return true
    default: return nil
    }
  }
}

// MARK: Intervals

extension SelfTest {
  private static let ratio = 1.1

  /// Counts how often the interval of a ratio holds the true one, over data of a known distribution.
  ///
  /// - Parameter interval: the lab's own, unless a test plants another.
  static func coverage(
    of noise: Noise, trials: Int,
    interval: ([[Double]]) -> Estimate = { Bootstrap().median(of: $0) }
  ) -> Check {
    var generator = SeededGenerator(seed: 2026)
    let covered = (0..<trials).count { _ in
      interval(noise.ratios(around: ratio, rounds: 30, using: &generator)).contains(ratio)
    }
    return Check(
      "interval holds the true ratio, \(noise.rawValue)", covered, of: trials,
      in: (trials * 90 / 100)...(trials * 98 / 100))
  }
}
