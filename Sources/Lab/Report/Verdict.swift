import LabAudit
import LabBenchmarks
import LabMeasure
import LabOutput

/// A question that teams argue about, with a one-line answer from the figures of the page.
struct Verdict {
  let question: String
  let answer: HTML

  static func all(for patterns: [PatternFigures], in run: SavedRun) -> [Verdict] {
    [copying(patterns, run), tracing(patterns), choice(patterns), form(patterns), path(patterns)]
      .compactMap(\.self)
  }

  var html: HTML {
    """
    <div>
    <dt>\(question)</dt>
    <dd>\(answer)</dd>
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
        """)
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
    let named = patterns.count(where: \.changes.namesAll)
    let least = located.min() ?? 0
    let place: HTML =
      least < 0.9
      ? "" : "<strong>A debug build on Linux shows the line of nearly every change.</strong> "
    return Verdict(
      question: "Who changed this field?",
      answer: """
        \(place)In any build, \(named) of \(patterns.count) patterns name the action behind it.
        """)
  }

  /// The lines that names of every change cost in an app of 25 screens, in both families.
  private static func choice(_ patterns: [PatternFigures]) -> Verdict? {
    let rows = patterns.flatMap(\.rows)
    guard let mvvm = rows.first(where: { $0.changes.name == "MVVM" })?.price else { return nil }
    let prices = rows.filter { InShort.named.contains($0.changes.name) && $0.changes.namesAll }
      .compactMap { row in
        row.price.map { "\(Units.count($0.lines(beyond: mvvm))) in \(row.changes.name)" }
      }
    if prices.count < 2 { return nil }
    return Verdict(
      question: "MVVM or MVI?",
      answer: """
        <strong>Either can name every change.</strong> For 25 screens, that costs more lines than plain MVVM: \
        \(prices.joined(separator: "; ")).
        """)
  }

  private static func form(_ patterns: [PatternFigures]) -> Verdict? {
    let (fields, edits) = (patterns.figures(\.field), patterns.figures(\.edited?[.bodies]))
    if fields.isEmpty { return nil }
    let bodies =
      edits.isEmpty ? "" : " Editing it re-evaluates \(edits.comparison("body", "bodies"))."
    return Verdict(
      question: "What does a form field cost?",
      answer: """
        <strong>\(fields.comparison("line", "lines")).</strong>\(bodies) All patterns share its rules.
        """)
  }

  private static func path(_ patterns: [PatternFigures]) -> Verdict? {
    let (states, routers) = (patterns.stacks(asState: true), patterns.stacks(asState: false))
    if states.isEmpty || routers.isEmpty { return nil }
    return Verdict(
      question: "State or router?",
      answer: """
        <strong>Either restores a saved stack of screens.</strong> As state, the stack costs \(states.range) lines; with \
        one router for all screens, \(routers.range) and the router’s own.
        """)
  }
}
