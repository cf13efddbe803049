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
    /// Lower is better; `nil` when it was not timed.
    let ratio: Double?

    init(_ form: FormAudit) {
      lines = form.addedLines ?? 0
      named = Double(form.attributedAdded) / Double(max(1, form.mutations))
      open = form.writeSurface.count { !$0.fromView.isRefused }
      ratio = form.levels.first { $0.level == .fields }?.ratio
    }

    /// Whether it is at least as good in all and better in one.
    func beats(_ other: Point) -> Bool {
      let time = (ratio ?? 1) / (other.ratio ?? 1)
      let isNoWorse =
        lines <= other.lines && named >= other.named && open <= other.open && time <= 1.03
      return isNoWorse
        && (lines < other.lines || named > other.named || open < other.open || time < 1 / 1.03)
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
