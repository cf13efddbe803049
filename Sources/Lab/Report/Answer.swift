import LabBenchmarks
import LabMeasure
import LabOutput
import StageUI

/// A question that teams argue about, answered by the figures of a run.
struct Answer {
  let question: String
  /// The suite that answers it.
  let suite: String
  /// How far to trust the figures.
  let grade: String
  /// `nil` where the run lacks a figure.
  let sentence: HTML?

  static func all(in run: SavedRun, _ figures: PatternFigures) -> [Answer] {
    let strategies = SuiteRows(of: Suite.stateUpdate.name, in: run)
    let session = SuiteRows(of: Suite.session.name, in: run)
    return [
      Answer("MVVM or MVI?", figures.traces, choice(figures)),
      Answer("Who changed this field?", figures.traces, tracing(figures)),
      Answer("Is my large struct copied?", figures.updates, copying(figures.updates, strategies)),
      Answer("What does a copy cost, and who pays?", strategies, payers(strategies)),
      Answer("What does a like run on the screen?", session, bodies(session)),
    ]
  }

  private init(_ question: String, _ rows: SuiteRows, _ sentence: HTML?) {
    (self.question, self.sentence, suite) = (question, sentence, rows.suite)
    grade = "\(suite): \(rows.grade.map { "times \($0)" } ?? "counted")"
  }

  /// What a store with a reducer is chosen for, whatever it is called.
  private static func choice(_ figures: PatternFigures) -> HTML? {
    let judged = figures.patterns.filter { figures.namesAll($0) != nil }
    let closed = judged.filter { figures.isClosed($0) == true }
    if closed.isEmpty { return nil }
    let good = closed.filter { figures.namesAll($0) == true }
    let can = ["MVVM", "MVI"].filter { family in good.contains { $0.hasPrefix(family) } }
    let verdict = can.count == 2 ? "Either" : can.first ?? "Neither"
    let others = judged.filter { !good.contains($0) }.map { pattern -> HTML in
      let (session, surface) = (figures.session(pattern), figures.surface(pattern))
      return """
        \(.name(pattern)) names \(session?.text(.namedMutations) ?? "–") of \
        \(session?.text(.mutations) ?? "–"), and a view can write \(surface?.text(.openToViews) ?? "–") of \
        \(surface?.text(.stateFields) ?? "–") fields
        """
    }
    return """
      <strong>\(verdict): what matters is that one place writes, and that its actions have names.</strong> \
      Every change has a named action, and no view can write, in \(list(good)).\
      \(others.isEmpty ? "" : " Elsewhere: \(others.joined(separator: "; "))." as HTML)
      """
  }

  /// Where, in a debug build, and why, in any build.
  private static func tracing(_ figures: PatternFigures) -> HTML? {
    let known = figures.patterns.filter { figures.namesAll($0) != nil }
    if known.isEmpty { return nil }
    let named = known.filter { figures.namesAll($0) == true }
    let lines = figures.patterns.compactMap { figures.lines[$0] }
    let located = lines.filter { $0.located == $0.changes }
    let place: HTML =
      lines.isEmpty
      ? ""
      : """
      <strong>Where:</strong> a debug build shows the line of every change in \(located.count) of \(lines.count) \
      patterns. 
      """
    let cost = named.map { pattern -> HTML in
      "\(.name(pattern)) \(figures.session(pattern)?.text(.namingLines) ?? "–")"
    }
    return """
      \(place)<strong>Why:</strong> every change has a named action in \(named.count) of \(known.count) \
      patterns.\(cost.isEmpty ? "" : " Lines of code for the names: \(cost.joined(separator: ", "))." as HTML)
      """
  }

  private static func copying(_ updates: SuiteRows, _ strategies: SuiteRows) -> HTML? {
    let patterns = (updates.operations.first.map(updates.largest) ?? []).filter {
      $0.contender != PatternlessFeed.name && $0[.copiedElements] != nil
    }
    guard let size = patterns.first?.size else { return nil }
    let copying = patterns.filter { $0[.copiedElements] != 0 }
    let copies = copying.map { row -> HTML in
      "; \(.name(row.contender)) copies \(row.text(.copiedElements)) posts"
    }
    let verdict =
      holdersExplain(strategies)
      ? "Only if something still holds the old value when it changes."
      : copying.isEmpty ? "Not in this run." : "In some patterns."
    return """
      <strong>\(verdict)</strong> With \(Units.count(size)) elements, \(patterns.count - copying.count) of \
      \(patterns.count) patterns change a post in place\(copies.joined(separator: "")).
      """
  }

  /// Whether a state is copied in just those strategies in which something holds the old one.
  private static func holdersExplain(_ strategies: SuiteRows) -> Bool {
    let rows = (strategies.operations.first.map(strategies.largest) ?? []).filter {
      $0[.copiedElements] != nil
    }
    return !rows.isEmpty
      && rows.allSatisfy {
        Strategies.holdsOldState(in: $0.contender) == ($0[.copiedElements] ?? 0 > 0)
      }
  }

  private static func payers(_ strategies: SuiteRows) -> HTML? {
    let rows = strategies.operations.first.map(strategies.largest) ?? []
    let copying = rows.filter { $0[.copiedElements] ?? 0 > 0 }
    guard let inPlace = rows.first(where: { $0[.copiedElements] == 0 }), let copy = copying.first,
      let least = inPlace.time, let most = copy.time,
      let bytes = copy[.bytes] ?? copy[.predictedBytes]
    else { return nil }
    return """
      \(most) and \(Units.bytes(bytes)) in \(.name(copy.contender)), instead of \(least) in \
      \(.name(inPlace.contender)). \(copying.count) of \(rows.count) ways to keep state copy: \
      \(list(copying.map(\.contender))).
      """
  }

  /// The bodies of a like under each rule for closures, and the patterns with the same.
  private static func bodies(_ session: SuiteRows) -> HTML? {
    let counts = session.contenders.compactMap { pattern -> (pattern: String, bodies: [Int])? in
      let rows = ClosureComparison.measured.map { session[$0.operation("like"), pattern].last }
      let bodies = rows.compactMap { $0?.perAct(.bodies) }
      return bodies.isEmpty ? nil : (pattern, bodies)
    }
    if counts.isEmpty { return nil }
    let groups = Dictionary(grouping: counts, by: \.bodies.either)
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
      .map { bodies, patterns -> HTML in "\(bodies) bodies in \(list(patterns.map(\.pattern)))" }
    let rules = ClosureComparison.measured.map(\.title).joined(separator: ", or ")
    return """
      \(groups.joined(separator: "; ")), on the lab’s stage, a model of SwiftUI. Two numbers: \(rules); which \
      rule SwiftUI follows is open.
      """
  }

  /// `A, B and C`
  private static func list(_ names: [String]) -> HTML {
    let comma = names.contains { $0.contains(",") } ? "; " : ", "
    let shown = names.map(HTML.name)
    guard let last = shown.last, names.count > 1 else { return shown.first ?? "no pattern" }
    return "\(shown.dropLast().joined(separator: comma)) and \(last)"
  }
}
