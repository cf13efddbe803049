import LabHarness
import LabMeasure
import LabOutput
import LabSessions
import StageUI

/// Tables of at most 80 columns.
extension SessionFigures {
  /// What a like runs under each rule, and who is first and last.
  static func answer(_ rules: [SessionFigures]) -> String? {
    let sentences = rules.compactMap { figures -> String? in
      let bodies = figures.patterns.compactMap { pattern in
        figures.costs[pattern]?[.like].flatMap { perAct(.bodies, $0) }.map { (pattern, $0) }
      }
      .sorted { $0.1 < $1.1 }
      guard let (least, fewest) = bodies.first, let (last, most) = bodies.last else { return nil }
      let spread =
        most - fewest <= 1
        ? "\(fewest == most ? "\(most)" : "\(fewest) or \(most)") in every pattern"
        : "\(Units.count(fewest)) in \(least) to \(Units.count(most)) in \(last)"
      return "\(spread) with \(figures.closures.title)"
    }
    if sentences.isEmpty { return nil }
    return """
      On the lab's stage, a like runs bodies: \(sentences.joined(separator: "; ")). Which rule SwiftUI \
      follows is open: docs/stage.md.
      """
  }

  /// A like and the whole session, each figure under the two rules, for a quick run.
  static func summary(_ rules: [SessionFigures]) -> Table {
    let first = rules[0]
    var table = Table(
      first.timings.title("a like and all acts on the stage, the lab's model of SwiftUI"),
      columns: [
        .left("pattern"), .right("bodies"), .right("like"), .right("session/\(first.patterns[0])"),
      ])
    for pattern in first.patterns {
      func cell(_ figure: (SessionFigures) -> String?) -> Cell {
        Cell(rules.map { figure($0) ?? "–" }.joined(separator: " / "))
      }
      if first.costs[pattern] == nil {
        table.addRow([Cell(pattern), Cell(BenchResult.wrong, .bad)])
        continue
      }
      table.addRow([
        Cell(pattern), cell { $0.bodiesOfLike(of: pattern).map(Units.count) },
        cell {
          $0.series(of: pattern, .like).map { Units.duration(nanoseconds: $0.time().median) }
        },
        cell { figures in
          pattern == figures.patterns[0]
            ? "1" : figures.wholeResult(of: pattern)[.ratio].map(Units.ratio)
        },
      ])
    }
    table.footnotes = [
      """
      a / b: every closure counts as new / closures with equal captures count as equal (SwiftUI's rule \
      is not documented). bodies: view bodies that a like runs.
      """
    ]
    return table
  }

  /// Of one like, to the nearest whole number.
  private func bodiesOfLike(of pattern: String) -> Int? {
    costs[pattern]?[.like].flatMap { Self.perAct(.bodies, $0) }
  }

  /// A like and the whole session, a section for each rule.
  static func headline(_ rules: [SessionFigures]) -> Table {
    let isTimed = rules[0].rounds != nil
    var table = Table(
      rules[0].timings.title("A like and a session on the stage"),
      columns: [.left("pattern"), .right("bodies")]
        + (isTimed
          ? [
            .right("like"), .right("session"), .right("ratio"), .left("interval"), .left("verdict"),
          ] : []))
    for figures in rules {
      table.addSection(figures.closures.title)
      for pattern in figures.patterns { table.addRow(figures.headline(of: pattern)) }
    }
    table.footnotes = [
      """
      The stage is a model of SwiftUI: it makes all 40 rows of the feed, where SwiftUI makes rows \
      lazily. bodies: of a like, the mean of 20. like, session: median processor time. ratio: of the session, \
      to \(rules[0].patterns[0])'s under the same rule.
      """,
      """
      Rows hold closures. If no two closures are equal, a body that runs also runs every row in it; if \
      they are compared by what they captured, only rows that changed. Sources disagree on SwiftUI.
      """,
    ]
    return table
  }

  private func headline(of pattern: String) -> [Cell] {
    guard let like = costs[pattern]?[.like] else {
      return [Cell(pattern), Cell(BenchResult.wrong, .bad)]
    }
    let bodies = Self.perAct(.bodies, like).map(Units.count) ?? "–"
    guard let time = series(of: pattern, .like)?.time().median else {
      return [Cell(pattern), Cell(bodies)]
    }
    let session = wholeResult(of: pattern)
    return [
      Cell(pattern), Cell(bodies), Cell(Units.duration(nanoseconds: time)), session.timeCell,
    ] + session.comparisonCells
  }

  var sessions: Table? {
    guard let rounds else { return nil }
    var table = Table(
      timings.title("The whole session, \(closures.title)"),
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
        samplesOf: patterns.map(wholeResult),
        timings.title("Samples of the session, \(closures.title)"))
  }

  /// What one act costs, a table for each screen.
  var acts: [Table] {
    var tables = Session.Feature.allCases.map { feature in
      let kinds = Session.Kind.allCases.filter { $0.feature == feature }
      var table = Table(
        timings.title("One act on the \(feature.rawValue), \(closures.title)"),
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
      runtime's own. bodies run: SwiftUI makes rows lazily, and which rule for closures it \
      follows is open (docs/stage.md).
      """
    ]
    if !isCounted {
      tables[0].footnotes.append("Allocations cannot be counted here; n/a: not counted.")
    }
    return tables
  }

  private var isCounted: Bool {
    costs.values.allSatisfy { $0.values.allSatisfy { $0[.mallocs] != nil } }
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
    cost[count].map { Int((Double($0) / Double(max(1, cost[.acts] ?? 1))).rounded()) }
  }
}
