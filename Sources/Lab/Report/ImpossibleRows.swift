import LabBenchmarks
import LabHarness
import LabOutput

extension SavedRun {
  /// The rows that no measurement can give, each with the reason.
  var impossibleRows: [String] {
    results.compactMap { row in row.impossibility.map { "\(row.name): \($0)" } }
  }
}

extension BenchResult {
  static let sizes = 0..<1_000_000_000_000_000
  private static let impossible = "impossible"

  var isImpossible: Bool { impossibility != nil }

  /// Why no measurement can give this row; `nil` for all others.
  fileprivate var impossibility: String? {
    if !Self.sizes.contains(self.size) { return "size is \(self.size)" }
    let counts = counts.filter { !Self.sizes.contains($0.value) }.map {
      ($0.key.rawValue, $0.value)
    }
    if let (count, value) = counts.min(by: <) { return "\(count) is \(value)" }
    let figures = figures.filter { !(0..<1e15).contains($0.value) }
      .map { ($0.key.rawValue, $0.value) }
    if let (figure, value) = figures.min(by: <) { return "\(figure) is \(value)" }
    if let low = self[.low], let high = self[.high] {
      if low > high { return "its interval begins at \(low) ns and ends at \(high) ns" }
      if let median = self[.median], !(low...high).contains(median) {
        return "its median of \(median) ns is outside of its interval"
      }
    }
    return Self.wholes.lazy.compactMap { part, whole -> String? in
      guard let part = self[part].map({ ($0, part) }), let all = self[whole], part.0 > all else {
        return nil
      }
      return "\(part.1.rawValue) is \(part.0) of \(all)"
    }.first
  }

  private static let wholes: [(Count, Count)] = [
    (.namedMutations, .mutations), (.openToViews, .stateFields), (.openToModules, .stateFields),
  ]

  /// The row, without its figures if it is impossible or its result is wrong.
  var withoutImpossible: BenchResult {
    if impossibility == nil, !isWrong { return self }
    var row = BenchResult(
      suite: self.suite, operation: self.operation, contender: self.contender, size: self.size)
    row.verdict = isWrong ? Self.wrong : Self.impossible
    return row
  }

  /// What a table shows for a missing figure.
  var missing: String { [Self.impossible, Self.wrong].first { $0 == verdict } ?? "–" }
}

extension HTML {
  private static let most = 8

  /// Names the rows that cannot be; nothing without any.
  static func impossible(_ rows: [String]) -> HTML {
    if rows.isEmpty { return "" }
    let more = rows.count - most
    let items = (rows.prefix(most) + (more > 0 ? ["\(more) more"] : [])).map { row -> HTML in
      "<li><bdi>\(row.truncated(to: 200))</bdi></li>"
    }
    return """
      <div class="warning" role="note">
      <p>Impossible rows. No sentence, table or chart uses their figures:</p>
      <ul>
      \(items.joined())
      </ul>
      </div>
      """
  }
}
