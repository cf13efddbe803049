import Measure
import Report

/// What the harness said about what was planted.
package struct SelfTestReport {
  package let checks: [Check]
  private let slowdowns: [PlantedSlowdown]

  init(checks: [Check], slowdowns: [PlantedSlowdown]) {
    self.checks = checks
    self.slowdowns = slowdowns
  }

  package var holds: Bool { checks.allSatisfy(\.holds) }

  package var table: Table {
    var table = Table(
      "The harness tests itself",
      columns: [.left("check"), .right("found"), .left("asked"), .left("")])
    for check in checks {
      table.addRow([
        Cell(check.name), Cell(check.found), Cell(check.asked),
        check.holds ? Cell("✓", .good) : Cell("✗", .bad),
      ])
    }
    table.footnotes = [
      """
      Work: \(Units.count(PlantedSlowdown.steps)) dependent steps, timed in \
      \(PlantedSlowdown.rounds) rounds of 1 ms samples beside the same work and beside 10 % more. \
      Growth: real work too, \(Units.count(PlantedGrowth.sizes[0])) to \
      \(Units.count(PlantedGrowth.sizes.last ?? 0)) elements. Intervals: drawn, \
      \(Coverage.rounds) rounds, true ratio \(Units.ratio(Coverage.ratio)).
      """,
      bands,
    ]
    return table
  }

  /// Why δ is taken from medians: the same samples judged by the other band.
  private var bands: String {
    let deltas = slowdowns.map(\.band.delta)
    let wide = slowdowns.map(\.singleRounds.band.delta)
    let found = slowdowns.count { $0.singleRounds.slowed == .slower }
    return """
      δ of these runs: \(Units.percent(Statistics.median(of: deltas))) in the middle, \
      \(Units.percent(deltas.max() ?? .nan)) at most. Taken from single rounds instead of medians it \
      would be \(Units.percent(Statistics.median(of: wide))) and \
      \(Units.percent(wide.max() ?? .nan)), and \(found) of the slow-downs would be found.
      """
  }
}
