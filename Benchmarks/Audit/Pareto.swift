import Measure
import Trace

/// Forms by what tracing costs and what it tells, where none of them is best in everything.
package enum Pareto {
  /// Where a form stands.
  struct Point: Hashable {
    /// Lower is better.
    let lines: Int
    /// Higher is better.
    let named: Double
    /// Lower is better.
    let open: Int
    /// Lower is better, and as good where the intervals meet; `nil` when it was not timed.
    let time: Estimate?

    init(_ form: FormAudit) {
      lines = form.addedLines ?? 0
      named = Double(form.attributedAdded) / Double(max(1, form.mutations))
      open = form.writeSurface.count { !$0.fromView.isRefused }
      time = form.levels.first { $0.level == .fields }?.estimate
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
  package static func front(of forms: [FormAudit]) -> [String] {
    forms.filter { winners(over: $0, among: forms).isEmpty }.map(\.name)
  }

  static func winners(over form: FormAudit, among forms: [FormAudit]) -> [String] {
    forms.filter { Point($0).beats(Point(form)) }.map(\.name)
  }

  /// Those that tell most first, and of these the cheapest.
  static func sorted(_ forms: [FormAudit]) -> [FormAudit] {
    forms.sorted {
      let (a, b) = (Point($0), Point($1))
      return a.named != b.named ? a.named > b.named : a.lines < b.lines
    }
  }
}
