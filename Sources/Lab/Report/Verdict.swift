import LabAudit
import LabBenchmarks
import LabMeasure
import LabOutput

/// A question that teams argue about, with a one-line answer from the figures of the page.
struct Verdict {
  let question: String
  let answer: HTML
  /// How far its figures can be trusted: a word that the page explains.
  let grade: HTML

  static func all(for patterns: [PatternFigures], in run: SavedRun) -> [Verdict] {
    [copying(patterns, run), tracing(patterns), choice(patterns)].compactMap(\.self)
  }

  var html: HTML {
    """
    <div>
    <dt>\(question)</dt>
    <dd>\(answer) \(grade)</dd>
    </div>
    """
  }

  private static func copying(_ patterns: [PatternFigures], _ run: SavedRun) -> Verdict? {
    let likes = patterns.compactMap { pattern in pattern.like.map { (pattern.name, $0) } }
      .filter { $1.copied != nil }
    if likes.isEmpty { return nil }
    let copying = likes.filter { $1.copied != 0 }
    let inPlace = likes.count - copying.count
    let verdict =
      holdersExplain(run)
      ? "Only while something else still references the old value."
      : inPlace == likes.count ? "Not in this run." : "In some patterns."
    let copies = copying.map { name, row in
      "; \(name) copies \(Units.bytes(row.copied ?? 0).replacing(" ", with: "\u{A0}"))"
    }
    return Verdict(
      question: "Is my large struct copied?",
      answer: """
        <strong>\(verdict)</strong> \(inPlace) of \(likes.count) patterns copy nothing\(copies.joined()). \
        Fix: give the state one owner that changes it in place.
        """, grade: .grade("exact count"))
  }

  /// Whether a state is copied in exactly those strategies that reference the old one.
  private static func holdersExplain(_ run: SavedRun) -> Bool {
    let rows = SuiteRows(of: Suite.stateUpdate.name, in: run).largest(SavedRun.like)
      .filter { $0[.copiedElements] != nil }
    return !rows.isEmpty
      && rows.allSatisfy {
        Strategies.holdsOldState(in: $0.contender) == ($0[.copiedElements] ?? 0 > 0)
      }
  }

  /// Where, in a debug build, and why, in any build.
  private static func tracing(_ patterns: [PatternFigures]) -> Verdict? {
    let located = patterns.compactMap { pattern in
      pattern.changes.located.map { Double($0) / Double(max(1, pattern.changes.mutations)) }
    }
    let named = patterns.count(where: \.namesAll)
    let least = located.min() ?? 0
    let place: HTML =
      least < 0.9
      ? "" : "<strong>A debug build on Linux shows the line of nearly every change.</strong> "
    return Verdict(
      question: "Who changed this field?",
      answer: """
        \(place)In any build, \(named) of \(patterns.count) patterns name the action behind it.
        """,
      grade: .grade("exact count"))
  }

  /// The lines that names add to MVVM in an app of 25 screens, in both families.
  private static func choice(_ patterns: [PatternFigures]) -> Verdict? {
    let rows = patterns.flatMap(\.rows)
    guard let mvvm = rows.first(where: { $0.changes.name == "MVVM" })?.price else { return nil }
    let prices = rows.filter { InShort.named.contains($0.changes.name) }.compactMap { row in
      row.price.map { price -> HTML in
        let more = Units.count(price.lines(beyond: mvvm))
        return
          "\(row.changes.name) \(more) (\(row.changes.named) of \(row.changes.mutations) changes)"
      }
    }
    return Verdict(
      question: "MVVM or MVI?",
      answer: """
        <strong>Either can name changes.</strong> Lines that 25 screens need beyond plain MVVM: \
        \(prices.joined(separator: "; ")).
        """,
      grade: .grade("exact count"))
  }
}
