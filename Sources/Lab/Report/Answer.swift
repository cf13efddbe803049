import LabBenchmarks
import LabHarness
import LabMeasure
import LabOutput
import LabPatterns
import LabStateBenchmarks
import StageUI

/// A question that teams argue about, answered by the figures of a run.
struct Answer {
  let question: String
  /// The suite that answers it.
  let suite: String
  /// How far to trust its times; `nil` where there are none.
  let trust: Trust?
  /// `nil` where the run lacks a figure.
  let sentence: HTML?

  static func all(in run: SavedRun) -> [Answer] {
    let updates = SuiteRows(of: Suite.patternUpdate.name, in: run)
    let strategies = SuiteRows(of: Suite.stateUpdate.name, in: run)
    let traces = SuiteRows(of: Suite.traceability.name, in: run)
    let session = SuiteRows(of: Suite.session.name, in: run)
    return [
      Answer("Is a large state copied when one thing changes?", updates, copying(updates)),
      Answer("What does a copy cost, and who pays?", strategies, payers(strategies)),
      Answer("Which patterns name the cause of a change?", traces, named(traces, updates)),
      Answer("What does a like run on the screen?", session, bodies(session)),
    ]
  }

  private init(_ question: String, _ rows: SuiteRows, _ sentence: HTML?) {
    self.question = question
    (suite, trust) = (rows.suite, rows.trust)
    self.sentence = sentence
  }

  private static func copying(_ updates: SuiteRows) -> HTML? {
    let rows = updates.operations.first.map(updates.largest) ?? []
    let patterns = rows.filter {
      $0.contender != PatternlessFeed.name && $0[.copiedElements] != nil
    }
    guard let size = patterns.first?.size else { return nil }
    let copying = patterns.filter { $0[.copiedElements] != 0 }
    let inPlace = patterns.filter { $0[.copiedElements] == 0 }
    let copies = copying.prefix(most).map { row -> HTML in
      """
      ; \(.name(row.contender)) copies \(row.text(.copiedElements)) elements\
      \(row.time.map { ", in \($0)" } ?? "")
      """
    }
    return """
      With \(Units.count(size)) elements, \(inPlace.count) of \(patterns.count) patterns change one in \
      place\(range(inPlace).map { ", in \($0)" } ?? "")\(copies.joined(separator: "")).
      """
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
      \(copying.count) of \(rows.count) strategies pay, those in which something holds the old state: \
      \(list(copying.map(\.contender))).
      """
  }

  private static func named(_ traces: SuiteRows, _ updates: SuiteRows) -> HTML? {
    let rows = traces.largest(SessionSuite.whole).filter {
      $0[.mutations] ?? 0 > 0 && $0[.namedMutations] != nil && $0[.namingLines] != nil
    }
    let named = rows.filter { $0[.namedMutations] == $0[.mutations] }
    let lines = named.compactMap { $0[.namingLines] }
    guard let fewest = lines.min(), let most = lines.max() else {
      return rows.isEmpty ? nil : "None of \(rows.count) patterns names every cause."
    }
    let likes = updates.operations.first.map(updates.largest) ?? []
    let plain = likes.first { $0.contender == PatternlessFeed.name }?.time
    let price = range(likes.filter { like in named.contains { $0.contender == like.contender } })
    let time = price.flatMap { price in
      plain.map { ". One update in their stores takes \(price), and \($0) without a pattern" }
    }
    return """
      \(list(named.map(\.contender))) \(named.count == 1 ? "names" : "name") every action, with \
      \(fewest == most ? "\(most)" : "\(fewest) to \(most)") lines of code for it\(time ?? "").
      """
  }

  private static func bodies(_ session: SuiteRows) -> HTML? {
    let rules = ClosureComparison.measured.compactMap { closures -> String? in
      let likes = session.largest(closures.operation("like"))
      let counts = likes.compactMap { like in
        like[.bodies].map { $0 / Swift.max(1, like[.acts] ?? 1) }
      }
      guard let fewest = counts.min(), let most = counts.max(), let times = range(likes) else {
        return nil
      }
      return """
        \(fewest == most ? "the same \(most)" : "\(fewest) to \(most)") bodies in all \(likes.count) \
        patterns, in \(times), with \(closures.title)
        """
    }
    return rules.isEmpty
      ? nil
      : """
      A like on the lab's stage, a model of SwiftUI: it runs \(rules.joined(separator: "; ")). Which rule \
      SwiftUI follows is open.
      """
  }

  /// The least and the greatest median; `nil` without any.
  private static func range(_ rows: [BenchResult]) -> String? {
    let times = rows.compactMap { $0[.median] }
    guard let least = times.min(), let most = times.max() else { return nil }
    let texts = [least, most].map(Units.duration(nanoseconds:))
    return texts[0] == texts[1] ? texts[0] : "\(texts[0]) to \(texts[1])"
  }

  private static let most = 8

  private static func list(_ names: [String]) -> HTML {
    let shown = names.prefix(most).map(HTML.name)
    let rest = names.count - shown.count
    let comma = names.contains { $0.contains(",") } ? "; " : ", "
    guard let last = shown.last, names.count > 1 else { return shown.joined() }
    return rest > 0
      ? "\(shown.joined(separator: comma)) and \(Units.count(rest)) more"
      : "\(shown.dropLast().joined(separator: comma)) and \(last)"
  }
}
