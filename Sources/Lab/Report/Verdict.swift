import LabAudit
import LabBenchmarks
import LabMeasure
import LabOutput

/// A question that teams argue about, with a one-line answer from the figures of the page.
struct Verdict {
  let question: String
  /// Where docs says more.
  let details: String
  let answer: HTML

  static func all(for rows: [PatternFigures], in run: SavedRun) -> [Verdict] {
    let patterns = rows.filter(\.isPattern)
    return [
      copying(patterns, run), tracing(rows), testing(patterns), choice(rows), form(patterns),
      path(patterns),
    ]
    .compactMap(\.self)
  }

  func html(hasLinks: Bool) -> HTML {
    """
    <div>
    <dt>\(hasLinks ? "<a href=\"\(details)\">\(question)</a>" : "\(question)" as HTML)</dt>
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
      ? "Only while something else still references the old value, and then only the array that changes."
      : inPlace == likes.count ? "Not in this run." : "In some patterns."
    let copies = copying.map { name, row in
      let bytes = Units.bytes(row.copied ?? 0).replacing(" ", with: "\u{A0}")
      let posts = row[.copiedElements].map { "its \(Units.count($0)) posts, " } ?? ""
      let reason = name == "MV" ? ", because the lab’s @State keeps the old value" : ""
      return "; \(name) copies \(posts)\(bytes)\(reason)"
    }
    return Verdict(
      question: "Is my large struct copied?",
      details: "findings.md#my-state-is-large-and-one-thing-changes-is-everything-copied",
      answer: """
        <strong>\(verdict)</strong> \(inPlace) of \(likes.count) patterns copy nothing for a like\(copies.joined()). \
        Fix: give the state one owner that changes it in place.\(likes.contains { $0 == "MVI" && $1.copied == 0 } ? published : "")
        """)
  }

  /// As docs/findings.md reports them.
  private static let published: HTML = """
     The lab’s MVI does so with an <code>inout</code> reducer. Measured by hand, TCA 1.25 without Combine, ReactorKit at 784aede, ReSwift 6.1.1 \
    and Mobius.swift at 74baa7e copy the array that changes, because each keeps the old state while its reducer runs.
    """

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
  private static func tracing(_ rows: [PatternFigures]) -> Verdict? {
    let changes = rows.filter(\.isPattern).map(\.changes)
    let isLocated = changes.allSatisfy { 10 * ($0.located ?? 0) > 9 * $0.mutations }
    let named = rows.filter(\.namesAll).map(\.phrase).joined(separator: ", ")
    let fieldless = changes.filter { $0.withField < $0.mutations }.map {
      " In \($0.name), \($0.mutations - $0.withField) of \($0.mutations) changes show no field unless the trace keeps snapshots."
    }
    return Verdict(
      question: "Who changed this field?", details: "findings.md#who-changed-this-field",
      answer: """
        \(isLocated ? "<strong>A debug build on Linux shows the line of nearly every change.</strong> " : "" as HTML)\
        In any build, the action behind every change also has a name in \(named); \
        <em>MVVM or MVI?</em> has the price. In MV, MVModel and MVVM, what a text field or a switch writes through its binding has no line.\(fieldless.joined())
        """)
  }

  private static func testing(_ patterns: [PatternFigures]) -> Verdict? {
    let test = BarChart.tests(patterns)
    if test.bars.isEmpty { return nil }
    return Verdict(
      question: "Where does a test need the view?",
      details: "findings.md#how-does-the-same-test-read-where-do-i-need-the-view",
      answer: """
        <strong>In MV for everything except rules, in MVModel for what its stores do not do.</strong> Elsewhere a test calls \
        a view model, a store, an intent or a reactor; in every pattern, only the view shows what a button calls. \(test.title). \
        Find it under <a href="#code">Code</a>.
        """)
  }

  /// The lines that names of every change cost in an app of 25 screens.
  private static func choice(_ rows: [PatternFigures]) -> Verdict? {
    guard let mvvm = rows.first(where: { $0.name == "MVVM" })?.price else { return nil }
    let prices = rows.filter(\.namesAll).compactMap { row in
      row.price.map { (row: row, lines: $0.of25Screens - mvvm.of25Screens) }
    }
    .sorted { $0.lines < $1.lines }.map { row, lines in
      "\(Units.count(lines)) in \(row.phrase)"
    }
    if prices.count < 2 { return nil }
    return Verdict(
      question: "MVVM or MVI?", details: "choose.md#what-25-screens-cost",
      answer: """
        <strong>Either works, and either can name every change.</strong> An app of 25 screens, half of them forms of \
        twelve fields, has \(Units.count(mvvm.of25Screens)) lines in plain MVVM. To name every change takes this many more: \
        \(prices.joined(separator: ", ")). To name MVVM’s members, a subclass wraps each method, and each property \
        that a view writes; its log shows the form, not the field. The other five need fewer lines with one action for \
        all fields, but then their log, too, shows only the form. A library for the machinery also saves lines in \
        InputOutput, MVI and MVIReactor. In MV and MVModel, named members name only some changes.
        """)
  }

  private static func form(_ patterns: [PatternFigures]) -> Verdict? {
    let (fields, edits) = (patterns.figures(\.field), patterns.figures(\.edited))
    if fields.isEmpty { return nil }
    let bodies =
      edits.isEmpty ? "" : " An edit re-evaluates \(edits.comparison("body", "bodies"))."
    let rule = patterns.otherRules.map {
      " This holds by the stage’s rule, which compares closures by what they captured. By its two other rules: \($0)."
    }
    return Verdict(
      question: "What does a form field cost?",
      details: "findings.md#what-does-a-form-of-twelve-fields-cost",
      answer: """
        <strong>\(fields.comparison("line", "lines")), as built here.</strong> With one action for all fields, about 1.\(bodies)\(rule ?? "") A field’s checks are in one \
        struct, <code>ProfileForm</code>, which all patterns share.
        """)
  }

  private static func path(_ patterns: [PatternFigures]) -> Verdict? {
    func costs(asState: Bool) -> (once: String, inScreens: String) {
      let kept = patterns.filter { ($0.features?.path ?? 0 > 0) == asState }
      return (kept.figures(\.stack?.once).range, kept.figures(\.stack?.inScreens).range)
    }
    let (state, router) = (costs(asState: true), costs(asState: false))
    if state.once.isEmpty || router.once.isEmpty { return nil }
    return Verdict(
      question: "State or router?", details: "findings.md#state-or-router",
      answer: """
        <strong>Either restores a saved stack of screens.</strong> In both screens together, a router takes \
        \(router.inScreens) lines, and a path as state \(state.inScreens). Once for the app, state takes \(state.once) without the routes, and \
        the router \(router.once) with the routes and its log. In an app, MV’s path would be a parent’s <code>@State</code>. The lab uses its router instead, and MV’s lines do not count it.
        """)
  }
}
