import LabMeasure
import LabOutput

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
    /// Whether the machine was too noisy to tell.
    var isInconclusive = false

    package var holds: Bool { isInconclusive || allowed.contains(count) }
  }

  /// Measures and computes for less than a minute in a release build.
  ///
  /// - Parameter seed: of the order in each round; what is drawn has a seed of its own and repeats.
  package static func run(seed: UInt64, progress: (String) -> Void) async throws -> SelfTest {
    SecondThread.start()
    let trials = 100
    var (slowdowns, copies) = ([Rounds](), [Rounds]())
    for trial in 0..<trials {
      progress("slow-down \(trial + 1) of \(trials)")
      let schedule = Schedule(rounds: 11, seed: seed &+ UInt64(trial))
      slowdowns.append(try await slowdown.run(schedule))
      copies.append(try await slowdownOfCopies.run(schedule))
    }
    progress("copies and known distributions")
    return SelfTest(
      checks: checks(slowdowns: slowdowns) + checks(slowdowns: copies, of: "copying")
        + copyChecks(trials)
        + Noise.allCases.map { coverage(of: $0, trials: 500) }
        + PlantedGrowth.all.map { growth($0, trials: 40) })
  }

  package var table: Table {
    var table = Table(
      "The harness tests itself",
      columns: [.left("check"), .right("found"), .right("asked"), .left("")])
    for check in checks {
      let asked = check.allowed
      table.addRow([
        Cell(check.name), Cell("\(check.count) of \(check.total)"),
        Cell(
          asked.count == 1 ? "\(asked.lowerBound)" : "\(asked.lowerBound) to \(asked.upperBound)"),
        check.isInconclusive
          ? Cell("inconclusive", .caution) : check.holds ? Cell("✓", .good) : Cell("✗", .bad),
      ])
    }
    table.footnotes = [
      """
      Work: \(Units.count(Self.steps)) dependent steps, copying: of \(Units.count(Self.numbers)) numbers, timed in 11 rounds of 1 ms samples beside the same \
      work and beside 10 % more, in the trials of 100 in which the machine was quiet; inconclusive with \
      fewer than half of them. Intervals and growth: drawn, 30 rounds; true ratio \
      \(Units.ratio(Self.ratio)), \(Units.count(Self.sizes[0])) to \(Units.count(Self.sizes[3])) elements.
      """
    ]
    return table
  }

  // MARK: Slow-downs

  private static let steps = 3_000
  /// 80 kB, which fit into a cache and a block of the allocator.
  private static let numbers = 10_000

  /// Work, the same work, and work that is longer by a tenth, in the fewest rounds that a run takes.
  private static var slowdown: Measurement {
    Measurement(
      "slow-down", baseline: PlantedWork.timed("work", steps: steps),
      against: [
        PlantedWork.timed("equal", steps: steps),
        PlantedWork.timed("slowed", steps: steps + steps / 10),
      ])
  }

  /// The same with copies of an array.
  private static var slowdownOfCopies: Measurement {
    Measurement(
      "slow-down of copies", baseline: PlantedWork.copying("work", numbers: numbers),
      against: [
        PlantedWork.copying("equal", numbers: numbers),
        PlantedWork.copying("slowed", numbers: numbers + numbers / 10),
      ])
  }

  /// Judges the trials in which the machine was quiet: the control strays by no more than the smallest
  /// band, and nothing waits. In a wider band, a difference of a tenth may rightly be inconclusive.
  static func checks(
    slowdowns: [Rounds], of work: String = "work", bootstrap: Bootstrap = Bootstrap()
  ) -> [Check] {
    let quiet = slowdowns.filter {
      let noise = $0.noise(of: nil, bootstrap)
      return noise.delta <= Band.smallestDelta && $0.trust(noise) == .quiet
    }
    let verdicts = quiet.map { $0.comparisons(bootstrap: bootstrap).map(\.verdict) }
    let count = verdicts.count
    let isInconclusive = 2 * count < slowdowns.count
    return [
      Check(
        name: "equal \(work) called slower or faster",
        count: verdicts.count { $0[0] == .slower || $0[0] == .faster }, total: count,
        allowed: 0...(count / 20), isInconclusive: isInconclusive),
      Check(
        name: "10 % more \(work) called slower", count: verdicts.count { $0[1] == .slower },
        total: count, allowed: (count * 9 / 10)...count, isInconclusive: isInconclusive),
    ]
  }

  // MARK: Copies

  /// - Parameter counting: the lab's own, unless a test plants another.
  static func copyChecks(
    _ trials: Int, counting: (() -> Void) -> Allocations? = { Allocations.count($0) }
  ) -> [Check] {
    let counts = (0..<trials).map { 1 + $0 * $0 * 16 }
    let found = counts.count { bytesCopied(count: $0, isHeld: true, counting) == $0 * 8 }
    let invented = counts.count { bytesCopied(count: $0, isHeld: false, counting) != 0 }
    let means = Allocations.isAvailable ? "counted to the byte" : "by address only"
    return [
      Check(
        name: "planted copy, \(means)", count: found, total: trials, allowed: trials...trials),
      Check(
        name: "change in place called a copy", count: invented, total: trials, allowed: 0...0),
    ]
  }

  /// Returns the bytes that a change in an array, held by another reference or not, copies, by its
  /// address; `nil` when the allocations disagree.
  private static func bytesCopied(
    count: Int, isHeld: Bool, _ counting: (() -> Void) -> Allocations?
  ) -> Int? {
    var numbers = [UInt64](repeating: 1, count: count)
    let kept = isHeld ? numbers : []
    let before = BufferIdentity(numbers)
    let allocations = counting { numbers[count / 2] = 2 }
    let copied = BufferIdentity.copiedBytes(from: before, to: BufferIdentity(numbers))
    blackHole(kept)
    blackHole(numbers)
    let expected = Allocations(count: copied == 0 ? 0 : 1, bytes: copied == 0 ? 0 : copied + 32)
    return allocations ?? expected == expected ? copied : nil
  }

  // MARK: Known distributions

  private static let ratio = 1.1
  private static let sizes = [160, 1_600, 16_000, 160_000]

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
      name: "true ratio in interval, \(noise.rawValue)", count: covered, total: trials,
      allowed: (trials * 90 / 100)...(trials * 98 / 100))
  }

  /// Counts how often the fit finds the order that is planted, behind a fixed cost of twice what grows
  /// at the smallest size, in times that are drawn with outliers.
  static func growth(
    _ planted: PlantedGrowth, trials: Int, bootstrap: Bootstrap = Bootstrap()
  ) -> Check {
    var generator = SeededGenerator(seed: 2026)
    let unit = planted.cost(Double(sizes[0]))
    let found = (0..<trials).count { _ in
      let times = sizes.map { size in
        let time = 1_000 * (2 + planted.cost(Double(size)) / unit)
        return (
          size: size,
          processes: Noise.outliers.ratios(around: time, rounds: 30, using: &generator)
        )
      }
      return Growth(times: times, bootstrap: bootstrap).order == planted.order
    }
    return Check(
      name: "\(planted.name) called \(planted.order?.rawValue ?? "neither O(1) nor O(n)")",
      count: found, total: trials, allowed: (trials * 9 / 10)...trials)
  }
}
