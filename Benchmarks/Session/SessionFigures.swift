import Measure
import Sessions

/// What the acts of one kind cost on one pattern.
package struct ActFigure {
  package let pattern: String
  package let kind: Session.Kind

  /// Of one act; `nil` when the pattern was not timed.
  package var series: Series?
  package var cost = ActCost()

  package init(
    pattern: String, kind: Session.Kind, series: Series? = nil, cost: ActCost = ActCost()
  ) {
    self.pattern = pattern
    self.kind = kind
    self.series = series
    self.cost = cost
  }

  var time: Estimate? {
    series?.time()
  }

  var latency: Latency? {
    series.flatMap { Latency($0) }
  }

  /// Nanoseconds of the first act of its kind in a process; `nil` where only this process timed, which
  /// has been through every pattern before.
  var first: Double? {
    series.flatMap { $0.launches.count > 1 ? latency?.first : nil }
  }
}

/// Counts over all acts of one kind in one session.
package struct ActCost: Equatable {
  package var acts = 0
  package var bodies = 0
  /// `nil` where counting is not available.
  package var allocations: Allocations? = Allocations(count: 0, bytes: 0)

  package init() {}

  mutating func add(bodies: Int, allocations: Allocations?) {
    acts += 1
    self.bodies += bodies
    self.allocations =
      if let old = self.allocations, let allocations {
        Allocations(count: old.count + allocations.count, bytes: old.bytes + allocations.bytes)
      } else { nil }
  }

  /// A total as the mean of one act, to the nearest whole number.
  func perAct(_ total: Int) -> Int {
    Int((Double(total) / Double(max(1, acts))).rounded())
  }
}
