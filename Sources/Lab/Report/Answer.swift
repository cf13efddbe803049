import LabBenchmarks
import LabHarness
import LabOutput
import LabStateBenchmarks
import StageUI

/// A question that teams argue about, answered by the figures of a run.
struct Answer {
  let question: String
  /// The suite that answers it.
  let suite: String
  /// How far to trust the figures, by suite.
  let grade: String
  /// `nil` where the run lacks a figure.
  let sentence: HTML?

  static func all(in run: SavedRun, _ figures: PatternFigures) -> [Answer] {
    let strategies = SuiteRows(of: Suite.stateUpdate.name, in: run)
    let session = SuiteRows(of: Suite.session.name, in: run)
    return [
      Answer("MVVM or MVI?", figures.traces, choice(figures), besides: figures.updates),
      Answer("Is my large struct copied?", figures.updates, copying(figures.updates, strategies)),
      Answer("Who changed this field?", figures.traces, tracing(figures)),
      Answer("What does a copy cost, and who pays?", strategies, payers(strategies)),
      Answer("What does a like run on the screen?", session, bodies(session)),
    ]
  }

  private init(
    _ question: String, _ rows: SuiteRows, _ sentence: HTML?, besides others: SuiteRows...
  ) {
    self.question = question
    suite = rows.suite
    grade = ([rows] + others).filter { !$0.isEmpty }
      .map { "\($0.suite): \($0.grade.map { "times \($0)" } ?? "counted")" }
      .joined(separator: "; ")
    self.sentence = sentence
  }

  /// What a store with a reducer is chosen for, whatever it is called.
  private static func choice(_ figures: PatternFigures) -> HTML? {
    let judged = figures.patterns.filter { figures.namesAll($0) != nil }
    if judged.isEmpty { return nil }
    let families = ["MVVM", "MVI"].map { family in judged.filter { $0.hasPrefix(family) } }
    let isAsked = judged.contains { figures.isClosed($0) != nil }
    let good = judged.filter {
      figures.namesAll($0) == true && (!isAsked || figures.isClosed($0) == true)
    }
    let can = zip(["MVVM", "MVI"], families).filter { !Set($1).isDisjoint(with: good) }.map(\.0)
    let verdict = can.count == 2 ? "Either" : can.first ?? "Neither in this run"
    let both = isAsked ? "both" : "the names"
    let cheapest = good.map { ($0, figures.session($0)?[.namingLines]) }
      .sorted { $0.1 ?? .max < $1.1 ?? .max }
    let have = cheapest.prefix(most).enumerated().map { index, pattern -> HTML in
      guard let lines = pattern.1 else { return .name(pattern.0) }
      return index > 0
        ? "\(.name(pattern.0)) \(lines)"
        : """
        \(.name(pattern.0)), with \(lines) \(lines == 1 ? "line" : "lines") of code for the names
        """
    }
    let all: HTML =
      have.isEmpty
      ? "No pattern has \(both)."
      : "\(isAsked ? "Both in " : "Names: ")\(have.joined(separator: "; "))."
    let lacking = families.joined().filter { !good.contains($0) }.prefix(most).map {
      lack(figures, $0)
    }
    let others: HTML =
      lacking.isEmpty
      ? "" : " \(good.isEmpty ? "" : "The name is not enough: ")\(lacking.joined(separator: "; "))."
    let times = ["MVVM", "MVI"].compactMap { name in
      figures.like(name)?[.median].map { "\(Units.duration(nanoseconds: $0)) in \(name)" }
    }
    return """
      <strong>\(verdict): what matters is that one place writes, and that its entries have names.</strong> \
      \(all)\(others)\(isAsked ? "" : " This run does not say who may write.")\
      \(times.count == 2 ? " A like takes \(times.joined(separator: " and "))." : "")
      """
  }

  /// What a pattern lacks: names, a closed state or both.
  private static func lack(_ figures: PatternFigures, _ pattern: String) -> HTML {
    let (session, surface) = (figures.session(pattern), figures.surface(pattern))
    let names =
      figures.namesAll(pattern) == true
      ? "names every change"
      : "names \(session?.text(.namedMutations) ?? "") of \(session?.text(.mutations) ?? "") changes"
    let open = surface.map {
      "its view can write \($0.text(.openToViews)) of \($0.text(.stateFields)) fields"
    }
    return "\(.name(pattern)) \(names)\(open.map { ", and \($0)" } ?? "")"
  }

  private static func copying(_ updates: SuiteRows, _ strategies: SuiteRows) -> HTML? {
    let patterns = (updates.operations.first.map(updates.largest) ?? []).filter {
      $0.contender != PatternlessFeed.name && $0[.copiedElements] != nil
    }
    guard let size = patterns.first?.size else { return nil }
    let copying = patterns.filter { $0[.copiedElements] != 0 }
    let inPlace = patterns.filter { $0[.copiedElements] == 0 }
    let copies = copying.prefix(most).map { row -> HTML in
      """
      ; \(.name(row.contender)) copies \(row.text(.copiedElements)) posts\
      \(row.time.map { ", in \($0)" } ?? "")
      """
    }
    let verdict =
      holdersExplain(strategies)
      ? "Only if something still holds the old value when it changes."
      : copying.isEmpty ? "Not in this run." : inPlace.isEmpty ? "Yes." : "In some patterns."
    return """
      <strong>\(verdict)</strong> With \(Units.count(size)) elements, \(inPlace.count) of \
      \(patterns.count) patterns change a post in place\
      \(range(inPlace).map { ", in \($0)" } ?? "")\(copies.joined(separator: "")).
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
      let (least, most) = inPlace.time.flatMap({ least in copy.time.map { (least, $0) } }),
      let bytes = copy[.bytes] ?? copy[.predictedBytes]
    else { return nil }
    return """
      \(most) and \(Units.bytes(bytes))\(copy[.bytes] == nil ? ", as predicted," : "") in \(.name(copy.contender)), instead of \(least) in place. \
      \(copying.count) of \(rows.count) ways to hold state pay: \(list(copying.map(\.contender))).\
      \(holdersExplain(strategies) ? " In each, something holds the old state." : "")
      """
  }

  /// Where, in a debug build, and why, in any build.
  private static func tracing(_ figures: PatternFigures) -> HTML? {
    let known = figures.patterns.filter { figures.namesAll($0) != nil }
    if known.isEmpty { return nil }
    let named = known.filter { figures.namesAll($0) == true }
    let lines = named.compactMap { figures.session($0)?[.namingLines] }
    let others = known.filter { figures.namesAll($0) == false }.map { pattern -> HTML in
      let session = figures.session(pattern)
      return """
        \(.name(pattern)) \(session?.text(.namedMutations) ?? "") of \
        \(session?.text(.mutations) ?? "")
        """
    }
    let price: HTML =
      lines.isEmpty
      ? "" : ", with \(span(lines)) \(lines.max() == 1 ? "line" : "lines") of code for it"
    let all: HTML =
      named.isEmpty
      ? "no pattern names every change"
      : "\(list(named)) \(named.count == 1 ? "names" : "name") every change\(price)"
    return """
      \(located(figures)) <strong>Why, in any build:</strong> \(all)\
      \(others.isEmpty ? "" : "; \(others.prefix(most).joined(separator: ", "))" as HTML).
      """
  }

  private static func located(_ figures: PatternFigures) -> HTML {
    let lines = figures.patterns.compactMap { figures.lines[$0] }
    if lines.isEmpty { return "" }
    let without = lines.filter { $0.located < $0.changes }.map { line -> HTML in
      "\(.name(line.pattern)) \(line.located) of \(line.changes)"
    }
    return """
      <strong>Where, in a debug build:</strong> it shows the line of every change in \(lines.count - without.count) of \
      \(lines.count) patterns\(without.isEmpty ? "" : "; \(without.prefix(most).joined(separator: ", "))" as HTML).
      """
  }

  private static func bodies(_ session: SuiteRows) -> HTML? {
    let like = BodiesOfAct("like", in: session)
    guard let sentence = like.sentence else { return nil }
    let times = range(
      ClosureComparison.measured.flatMap { session.largest($0.operation("like")) })
    return """
      \(sentence)\(times.map { "; \($0)" } ?? ""), on the lab's stage, a model of SwiftUI.\
      \(like.dependsOnRule ? " \(BodiesOfAct.rules)" : "")
      """
  }

  /// `1 to 72`, or the number that all are.
  private static func span(_ numbers: [Int]) -> String {
    guard let least = numbers.min(), let most = numbers.max() else { return "–" }
    return least == most ? "\(least)" : "\(least) to \(most)"
  }

  /// The least and the greatest median; `nil` without any.
  private static func range(_ rows: [BenchResult]) -> String? {
    let times = rows.compactMap { $0[.median] }
    guard let least = times.min(), let most = times.max() else { return nil }
    let texts = [least, most].map(Units.duration(nanoseconds:))
    return texts[0] == texts[1] ? texts[0] : "\(texts[0]) to \(texts[1])"
  }

  static let most = 8

  static func list(_ names: [String]) -> HTML {
    let shown = names.prefix(most).map(HTML.name)
    let rest = names.count - shown.count
    let comma = names.contains { $0.contains(",") } ? "; " : ", "
    guard let last = shown.last, names.count > 1 else { return shown.joined() }
    return rest > 0
      ? "\(shown.joined(separator: comma)) and \(Units.count(rest)) more"
      : "\(shown.dropLast().joined(separator: comma)) and \(last)"
  }
}
