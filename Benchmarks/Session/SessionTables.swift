import LabHarness
import LabMeasure
import LabOutput
import LabSessions

/// Tables of at most 80 columns.
extension SessionFigures {
  /// The cheapest pattern and the most expensive one, by whole sessions.
  var answer: String? {
    if rounds == nil { return nil }
    if !timings.isTrusted { return Timings.noAnswer }
    let times = patterns.compactMap { pattern in
      wholeResult(of: pattern)[.median].map { (pattern: pattern, time: $0) }
    }
    .sorted { $0.time < $1.time }
    guard let least = times.first, let most = times.last, times.count > 1 else { return nil }
    return """
      A whole session costs least in \(least.pattern), \(Units.duration(nanoseconds: least.time)), \
      and most in \(most.pattern), \(Units.duration(nanoseconds: most.time)).
      """
  }

  var sessions: Table? {
    guard let rounds else { return nil }
    var table = Table(
      timings.title("The whole session"),
      columns: [
        .left("pattern"), .right("time"), .right("ratio"), .left("interval"), .left("verdict"),
        .right("acts"), .left("interval"),
      ])
    for pattern in patterns {
      let result = wholeResult(of: pattern)
      var cells = [Cell(pattern), result.timeCell] + result.comparisonCells
      if result[.ratio] != nil, let mean = meanRatio(of: pattern) {
        let interval = rounds.processes > 1 ? Units.range(mean.low, mean.high) : "–"
        cells += [Cell(Units.ratio(mean.median)), Cell(interval)]
      }
      table.addRow(cells)
    }
    table.footnotes = [
      """
      time: median processor time on the lab's stage, a model of SwiftUI. ratio: to \
      \(rounds.baseline.name), median over \(rounds.count) rounds, with its 95 % interval. acts: the \
      geometric mean of the ratios of every kind of act, each of which counts the same; the session \
      likes 20 times.
      """
    ]
    return table
  }

  var samples: Table? {
    rounds == nil
      ? nil
      : Table(
        samplesOf: patterns.map(wholeResult), timings.title("Samples of the whole session"))
  }

  /// What one act costs, a table for each screen.
  var acts: [Table] {
    var tables = Session.Feature.allCases.map { feature in
      let kinds = Session.Kind.allCases.filter { $0.feature == feature }
      var table = Table(
        timings.title("What one act on the \(feature.rawValue) costs"),
        columns: [.left("pattern")] + kinds.map { Column.right($0.rawValue) })
      if rounds != nil {
        add("time", of: kinds, to: &table) { pattern, kind, _ in
          series(of: pattern, kind).map { Units.duration(nanoseconds: $0.time().median) }
        }
      }
      add("mallocs", of: kinds, to: &table) { Self.perAct(.mallocs, $2).map(Units.count) }
      add("bytes", of: kinds, to: &table) { Self.perAct(.bytes, $2).map(Units.bytes) }
      add("bodies run", of: kinds, to: &table) { Self.perAct(.bodies, $2).map(Units.count) }
      return table
    }
    tables[0].footnotes = [
      """
      Per act, from the tap until the stage is idle, through the pattern's real screens; counts of like \
      are the mean of 20 acts. nothing: the cost of finding the stage idle, which every other column \
      includes at least once. Opening a screen includes making it. mallocs and bytes include the \
      runtime's own. bodies run: SwiftUI runs fewer, because it makes only the rows in sight and one \
      update per frame (docs/stage.md, 1 to 3).
      """
    ]
    return tables
  }

  private func add(
    _ title: String, of kinds: [Session.Kind], to table: inout Table,
    _ text: (String, Session.Kind, [Count: Int]) -> String?
  ) {
    table.addSection(title)
    for pattern in patterns {
      let row = kinds.map { kind in
        guard let cost = costs[pattern]?[kind] else { return Cell(BenchResult.wrong, .bad) }
        return text(pattern, kind, cost).map { Cell($0) } ?? Cell("n/a", .quiet)
      }
      table.addRow([Cell(pattern)] + row)
    }
  }

  /// Returns the mean of one act, to the nearest whole number; `nil` of what was not counted.
  static func perAct(_ count: Count, _ cost: [Count: Int]) -> Int? {
    cost[count].map { Int((Double($0) / Double(cost[.acts] ?? 1)).rounded()) }
  }
}
