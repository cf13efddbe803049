/// One thing that the harness must do, what a run found, and whether that is enough.
package struct Check: Hashable, Sendable {
  package let name: String
  package let found: String
  package let asked: String
  package let holds: Bool

  package init(_ name: String, found: String, asked: String, holds: Bool) {
    self.name = name
    self.found = found
    self.asked = asked
    self.holds = holds
  }

  /// How many of all, and how many there may be.
  package init(_ name: String, _ count: Int, of total: Int, in allowed: ClosedRange<Int>) {
    let bound =
      if allowed.lowerBound == allowed.upperBound {
        "\(allowed.lowerBound)"
      } else if allowed.lowerBound <= 0 {
        "at most \(allowed.upperBound)"
      } else if allowed.upperBound >= total {
        "at least \(allowed.lowerBound)"
      } else {
        "\(allowed.lowerBound) to \(allowed.upperBound)"
      }
    self.init(
      name, found: "\(count) of \(total)", asked: bound, holds: allowed.contains(count))
  }
}
