import Measure

/// The harness measures what was planted for it, and says how often it was right.
///
/// ```swift
/// let report = try SelfTest(seed: 2026).run { print($0) }
/// print(report.table.rendered())
/// // report.holds: whether every check does
/// ```
package struct SelfTest: Sendable {
  /// Decides the order of contenders in each round. What is pure computation has a seed of its own.
  package var seed: UInt64
  var trials = 100
  var coverageTrials = 500
  var growthTrials = 5

  /// Known distributions are drawn from this seed in every run, so their lines repeat exactly.
  static let computedSeed: UInt64 = 2026

  package init(seed: UInt64 = BenchOptions().seed) {
    self.seed = seed
  }

  /// - Parameter progress: hears short lines, outside of what is timed.
  /// - Throws: `MeasureError.debugBuild`.
  package func run(
    _ progress: @escaping (String) -> Void = { _ in }
  ) throws(MeasureError) -> SelfTestReport {
    if BuildMode.current == .debug { throw .debugBuild }
    SecondThread.start()
    let meter = Meter(report: progress)

    var slowdowns: [PlantedSlowdown] = []
    for trial in 0..<trials {
      meter.show("slow-down \(trial + 1) of \(trials)", done: 0.75 * part(trial, of: trials))
      slowdowns.append(try .measured(seed: seed &+ UInt64(trial)))
    }
    var growths: [PlantedGrowth] = []
    for trial in 0..<growthTrials {
      meter.show(
        "growth \(trial + 1) of \(growthTrials)", done: 0.75 + 0.2 * part(trial, of: growthTrials))
      growths.append(try .measured(seed: seed &+ UInt64(trial)))
    }
    meter.show("copies", done: 0.95)
    let copies = copyChecks()
    let coverages = Noise.allCases.map { noise in
      meter.show("known distribution: \(noise.rawValue)", done: 0.96)
      return coverageCheck(noise)
    }
    return SelfTestReport(
      checks: Self.checks(slowdowns) + copies + coverages + Self.checks(growths),
      slowdowns: slowdowns)
  }

  private func part(_ index: Int, of count: Int) -> Double { Double(index) / Double(count) }

  static func checks(_ slowdowns: [PlantedSlowdown]) -> [Check] {
    let count = slowdowns.count
    let falseAlarms = slowdowns.count { [.slower, .faster].contains($0.equal.verdict) }
    let found = slowdowns.count { $0.slowed.verdict == .slower }
    return [
      Check("equal work called slower or faster", falseAlarms, of: count, in: 0...(count / 20)),
      Check("10 % more work called slower", found, of: count, in: (count * 9 / 10)...count),
    ]
  }

  func copyChecks() -> [Check] {
    let counts = (0..<trials).map { 1 + $0 * $0 * 16 }
    let found = counts.count { PlantedCopy.isFound(count: $0, isHeld: true) == true }
    let invented = counts.count { PlantedCopy.isFound(count: $0, isHeld: false) != false }
    let means = Allocations.isAvailable ? "counted to the byte" : "by address only"
    return [
      Check("planted copy, \(means)", found, of: trials, in: trials...trials),
      Check("change in place called a copy", invented, of: trials, in: 0...0),
    ]
  }

  func coverageCheck(_ noise: Noise) -> Check {
    let coverage = Coverage(of: noise, trials: coverageTrials, seed: Self.computedSeed)
    return Check(
      "interval holds the true ratio, \(noise.rawValue)", coverage.covered, of: coverage.trials,
      in: (coverageTrials * 90 / 100)...(coverageTrials * 98 / 100))
  }

  static func checks(_ growths: [PlantedGrowth]) -> [Check] {
    GrowthOrder.allCases.map { order in
      let right = growths.count { $0.called[order] == order }
      return Check(
        "\(order.rawValue) called \(order.rawValue)", right, of: growths.count,
        in: growths.count...growths.count)
    }
  }
}

/// Progress with the time that is left.
private struct Meter {
  let report: (String) -> Void
  private let start = ContinuousClock.now

  init(report: @escaping (String) -> Void) {
    self.report = report
  }

  /// - Parameter done: the part of the whole that is behind, roughly.
  func show(_ step: String, done: Double) {
    let left = TimeLeft(done: done, after: start.duration(to: .now))
    report("self-test: \(step)" + (left.seconds == nil ? "" : ", \(left)"))
  }
}
