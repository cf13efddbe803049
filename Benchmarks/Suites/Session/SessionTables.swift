import LabMeasure
import LabOutput
import LabSessions
import LabTrace

/// Tables of at most 80 columns.
extension SessionFigures {
  /// What a like runs, and who is first and last.
  var answer: String? {
    let bodies = patterns.compactMap { pattern in
      row(pattern, .like)?.perAct(.bodies).map { (pattern, $0) }
    }
    .sorted { $0.1 < $1.1 }
    guard let (least, fewest) = bodies.first, let (last, most) = bodies.last else { return nil }
    let spread =
      most - fewest <= 1
      ? "\(fewest == most ? "\(most)" : "\(fewest) or \(most)") bodies in every pattern"
      : "\(Units.count(fewest)) bodies in \(least) to \(Units.count(most)) in \(last)"
    return "On the lab's stage, a model of SwiftUI, a like runs \(spread)."
  }

  private func wrong(_ pattern: String) -> Cell? {
    row(pattern)?.isWrong == true ? Cell(BenchResult.wrong, .bad) : nil
  }

  /// Of one like, to the nearest whole number.
  private func bodies(_ pattern: String) -> String? {
    row(pattern, .like)?.perAct(.bodies).map(Units.count)
  }

  /// A like and the whole session.
  var headline: Table {
    func correct(_ kind: Session.Kind?) -> (String) -> BenchResult? {
      { pattern in row(pattern, kind).flatMap { $0.isWrong ? nil : $0 } }
    }
    let timed: [TableColumn<String>] =
      [
        TableColumn.right("like", \.timeCell).of(correct(.like)),
        TableColumn.right("session", \.timeCell).of(correct(nil)),
      ] + TableColumn.comparison.map { $0.of(correct(nil)) }
    return Table(
      timings.title("A like and a session on the stage"), of: patterns,
      [
        .left("pattern") { Cell($0) },
        .right("bodies") { wrong($0) ?? Cell(bodies($0) ?? "–") },
      ] + (rounds == nil ? [] : timed),
      footnotes: [
        """
        The stage is a model of SwiftUI: it makes all 40 rows of the feed, where SwiftUI makes rows \
        lazily. bodies: of a like, the mean of 20. like, session: median processor time. ratio: of the session, \
        to \(patterns[0])'s.
        """
      ])
  }

  var samples: Table? {
    rounds == nil
      ? nil
      : Table(
        samplesOf: patterns.compactMap { row($0) },
        timings.title("Samples of the session"))
  }

  /// What one act costs, a table for each screen.
  var acts: [Table] {
    typealias Figure = (title: String, text: (BenchResult) -> String?)
    let figures: [Figure] = [
      ("time", { $0[.median].map { Units.duration(nanoseconds: $0) } }),
      ("mallocs", { $0.perAct(.mallocs).map(Units.count) }),
      ("bytes", { $0.perAct(.bytes).map(Units.bytes) }),
      ("bodies run", { $0.perAct(.bodies).map(Units.count) }),
    ]
    var tables = Session.Feature.allCases.map { feature in
      Table(
        timings.title("One act on the \(feature.rawValue)"),
        of: figures.dropFirst(rounds == nil ? 1 : 0).flatMap { figure in
          patterns.map { (figure: figure, pattern: $0) }
        },
        [.left("pattern") { Cell($0.pattern) }]
          + Session.Kind.allCases.filter { $0.feature == feature }.map { kind in
            .right(kind.rawValue) { shown in
              wrong(shown.pattern)
                ?? row(shown.pattern, kind).flatMap(shown.figure.text).map { Cell($0) }
                ?? Cell("n/a", .quiet)
            }
          }, section: \.figure.title)
    }
    tables[0].footnotes = [
      """
      Per act, from the tap until the stage is idle, through the pattern's real screens; counts of like \
      are the mean of 20 acts. nothing: the cost of finding the stage idle, which every other column \
      includes at least once. Opening a screen includes making it. mallocs and bytes include the \
      runtime's own. bodies run: on the stage, which makes every row (docs/stage.md).
      """
    ]
    if results.contains(where: { $0[.acts] != nil && $0[.mallocs] == nil }) {
      tables[0].footnotes.append("Allocations cannot be counted here; n/a: not counted.")
    }
    return tables
  }

  /// What each act ran, by the reason of the outermost body; `nil` when nothing was recorded.
  var bodyReasons: Table? {
    if reasons.isEmpty { return nil }
    let rows = Session.Kind.allCases.filter { $0 != .nothing }.flatMap { kind in
      patterns.flatMap { pattern in
        ActBodies.byOrigin(reasons[pattern]?.first { $0.kind == kind }?.bodies ?? [])
          .map { (kind: kind, pattern: pattern, runs: $0) }
      }
    }
    return Table(
      "Why bodies ran", of: rows,
      [
        .left("pattern") { Cell($0.pattern) }, .right("bodies") { Cell(Units.count($0.runs.runs)) },
        .right("changed") { Cell(Units.count($0.runs.changed)) },
        .left("reason") { Cell("\($0.runs.reason)") },
      ], section: \.kind.rawValue,
      footnotes: [
        """
        Of one act. A body runs because its view is new, because a property that it had read was \
        written, or because the body around it made another view, which counts to the reason of that one. changed: \
        after which the screen showed something else. lab trace --why body:VIEW shows one view.
        """
      ])
  }
}
