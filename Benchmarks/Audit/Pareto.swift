import Measure
import Trace

/// Patterns by what tracing costs and what it tells, where none of them is best in everything.
package enum Pareto {
  /// Where a pattern stands.
  struct Point: Hashable {
    /// Lower is better.
    let lines: Int
    /// Higher is better.
    let named: Double
    /// Lower is better.
    let open: Int
    /// Lower is better, and as good where the intervals meet; `nil` when it was not timed.
    let time: Estimate?

    init(_ pattern: PatternAudit) {
      lines = pattern.addedLines ?? 0
      named = Double(pattern.attributedAdded) / Double(max(1, pattern.mutations))
      open = pattern.writeSurface.count { !$0.fromView.isRefused }
      time = pattern.levels.first { $0.level == .fields }?.estimate
    }

    /// Whether it is at least as good in all and better in one.
    func beats(_ other: Point) -> Bool {
      let isNoWorse =
        lines <= other.lines && named >= other.named && open <= other.open
        && !other.isFaster(than: self)
      return isNoWorse
        && (lines < other.lines || named > other.named || open < other.open
          || isFaster(than: other))
    }

    private func isFaster(than other: Point) -> Bool {
      guard let time, let otherTime = other.time else { return false }
      return time.high < otherTime.low
    }
  }

  /// The names of those that none beats.
  package static func front(of patterns: [PatternAudit]) -> [String] {
    patterns.filter { winners(over: $0, among: patterns).isEmpty }.map(\.name)
  }

  static func winners(over pattern: PatternAudit, among patterns: [PatternAudit]) -> [String] {
    patterns.filter { Point($0).beats(Point(pattern)) }.map(\.name)
  }

  /// Those that tell most first, and of these the cheapest.
  static func sorted(_ patterns: [PatternAudit]) -> [PatternAudit] {
    patterns.sorted {
      let (a, b) = (Point($0), Point($1))
      return a.named != b.named ? a.named > b.named : a.lines < b.lines
    }
  }
}
