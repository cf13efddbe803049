import LabDomain
import LabMeasure
import LabOutput
import LabSessions
import StageUI

/// What a run says of the questions that most people come with, each in a line or two.
///
/// An answer that needs a suite, a pattern or a time that the run lacks leaves it out, or is left out.
package struct InShort {
  private let results: [BenchResult]
  private let grades: Grades

  @MainActor
  package init(_ reports: [(suite: Suite, report: SuiteReport)]) {
    let updates = reports.first { $0.suite.name == PatternUpdateSuite.name }
    self.init(
      reports.flatMap(\.report.results), grades: updates?.report.noise?.grades ?? Grades())
  }

  /// - Parameter grades: of the updates without a screen.
  init(_ results: [BenchResult], grades: Grades) {
    (self.results, self.grades) = (results.filter { !$0.isWrong }, grades)
  }

  package var answers: [String] { [copies, times, names, choice].compactMap(\.self) }

  // MARK: The answers

  private var copies: String? {
    if updates.isEmpty { return nil }
    let copying = updates.filter { $0.copied ?? 0 > 0 }
    let who = copying.map { row in
      let holder = UpdatedStore.copies[row.contender].map {
        ", as the lab's \($0.holder) holds the old value"
      }
      return "\(row.contender): \(Units.bytes(row.copied ?? 0))\(holder ?? "")"
    }
    if copying.isEmpty { return "Copied? In none of \(updates.count) patterns." }
    let place = copying.count < updates.count ? "Only in" : "In all:"
    let (least, most) = (bytes(of: "struct in place"), bytes(of: "return-new-state"))
    let fix = least.map { " (\(Units.bytes($0)))" } ?? ""
    let fault = most.map { ", unlike return-new-state (\(Units.bytes($0)))" } ?? ""
    return """
      Copied? \(place) \(who.joined(separator: "; ")). Fix: one owner, changed in place\(fix)\(fault).
      """
  }

  private var times: String? {
    let sentences = [time, bodies].compactMap(\.self)
    return sentences.isEmpty ? nil : "Slow? " + sentences.joined(separator: " ")
  }

  private var time: String? {
    let inPlace = updates.filter { $0[.copiedElements] == 0 }.compactMap { $0[.median] }.sorted()
    guard grades[.computing] != .doNotTrust, let least = inPlace.first, let most = inPlace.last
    else { return nil }
    let times = (least == most ? [least] : [least, most]).map(Units.duration(nanoseconds:))
    return """
      Where nothing is copied, \(times.joined(separator: " to ")) of a 120 Hz frame's \
      \(Units.duration(nanoseconds: 1e9 / 120)).
      """
  }

  /// The views that a like runs, under every rule for closures; the most common figure first.
  private var bodies: String? {
    let likes = ClosureComparison.measured.map { rows("session", $0.operation("like")) }
    let byPattern = (likes.first ?? []).map { row in
      (
        row.contender,
        likes.compactMap { $0.first { $0.contender == row.contender }?.perAct(.bodies) }.either
      )
    }
    let groups = Dictionary(grouping: byPattern) { $0.1 }.mapValues { $0.map(\.0) }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    guard let common = groups.first else { return nil }
    let others = groups.dropFirst().map { ", \($0.key) in \($0.value.joined(separator: ", "))" }
    return """
      On the stage, a like runs \(common.key) bodies in \(common.value.count) of \(byPattern.count) \
      patterns\(others.joined()).
      """
  }

  private var names: String? {
    if naming.isEmpty { return nil }
    let all = naming.filter(\.namesAll).enumerated().map { index, row in
      "\(row.pattern) (\(index == 0 ? row.cost : "\(row.lines)"))"
    }
    let some = naming.filter { !$0.namesAll && $0.named > 0 }.map {
      "\($0.pattern) (\($0.named) of \($0.changes))"
    }
    let none = naming.filter { $0.named == 0 }.map(\.pattern)
    let parts = [(all, "each change"), (some, "some"), (none, "none")]
      .filter { !$0.0.isEmpty }.map { "\($1) by \($0.joined(separator: ", "))" }
    return "Who changed it? Named in any build: \(parts.joined(separator: "; "))."
  }

  private var choice: String? {
    func figures(_ pattern: String) -> Naming? { naming.first { $0.pattern == pattern } }
    guard let mvvm = figures("MVVM"), let mvi = figures("MVI") else { return nil }
    let more = "See docs/choose.md"
    guard mvvm.named == 0, mvi.namesAll, let actions = figures("MVVMActions"), actions.namesAll
    else {
      return """
        MVVM or MVI? MVVM names \(mvvm.named) of \(mvvm.changes) changes, MVI \(mvi.named) of \(mvi.changes). \
        \(more)
        """
    }
    return """
      MVVM or MVI? Either, with one writer and named actions. MVI: \(price(of: mvi)); MVVM, as MVVMActions: \
      \(price(of: actions)). \(more)
      """
  }

  /// The lines, and the time if it is trusted.
  private func price(of naming: Naming) -> String {
    let update = updates.first { $0.contender == naming.pattern }
    let ratio =
      grades[.computing] == .doNotTrust
      ? nil : update?[.ratio].map { "\(Units.ratio($0)) \(PatternlessFeed.name)" }
    return [naming.cost, ratio].compactMap(\.self).joined(separator: ", ")
  }

  // MARK: The figures

  private func rows(_ suite: String, _ operation: String) -> [BenchResult] {
    results.filter { $0.suite == suite && $0.operation == operation }
  }

  /// A like in each pattern, at the largest size.
  private var updates: [BenchResult] {
    let likes = rows(PatternUpdateSuite.name, FeedAct.like.rawValue)
    return likes.filter {
      $0.contender != PatternlessFeed.name && $0.size == likes.map(\.size).max()
    }
  }

  /// The bytes that a strategy asks for at the largest size.
  private func bytes(of name: String) -> Int? {
    let rows = rows(Suite.stateUpdate.name, FeedAct.like.rawValue).filter { $0.contender == name }
    return rows.max { $0.size < $1.size }.flatMap { $0[.bytes] ?? $0[.predictedBytes] }
  }

  private struct Naming {
    let pattern: String
    let changes: Int
    let named: Int
    let lines: Int

    var namesAll: Bool { named == changes }
    var cost: String { lines == 1 ? "1 line" : "\(lines) lines" }
  }

  private var naming: [Naming] {
    rows(Suite.traceability.name, SessionSuite.whole).compactMap { row in
      guard let changes = row[.mutations], changes > 0, let named = row[.namedMutations],
        let lines = row[.namingLines]
      else { return nil }
      return Naming(pattern: row.contender, changes: changes, named: named, lines: lines)
    }
  }
}

extension [Int] {
  /// `4 or 5`, each figure once in ascending order.
  package var either: String { Set(self).sorted().map(Units.count).joined(separator: " or ") }
}

extension BenchResult {
  /// The bytes that one operation copied.
  package var copied: Int? {
    self[.copiedBytes] ?? self[.copiedElements].map { $0 * MemoryLayout<Post>.stride }
  }
}
