import LabAudit
import LabDomain
import LabMeasure
import LabOutput
import LabSessions
import StageUI

/// The answers of a quick run to the most frequent questions, and the tables that show them.
///
/// An answer that needs a suite, a pattern or a time that the run lacks leaves it out, or is left out.
package struct InShort {
  private let all: [BenchResult]
  private let updates: Grades
  private let writes: Grades
  private let code: [String: PatternPrice]

  @MainActor
  package init(_ reports: [(suite: Suite, report: SuiteReport)]) {
    func grades(_ suite: String) -> Grades {
      reports.first { $0.suite.name == suite }?.report.noise?.grades ?? Grades()
    }
    self.init(
      reports.flatMap(\.report.results), updates: grades(PatternUpdateSuite.name),
      writes: grades(StateUpdateSuite.name),
      code: (try? Checkout.here()).map(Self.code) ?? [:])
  }

  /// - Parameters:
  ///   - updates: The grades of the updates without a screen.
  ///   - writes: The grades of the updates without a pattern.
  ///   - code: Empty without sources.
  init(_ results: [BenchResult], updates: Grades, writes: Grades, code: [String: PatternPrice]) {
    (all, self.updates, self.writes, self.code) = (results, updates, writes, code)
  }

  package var summary: BenchSummary {
    (
      [copies, times, names, choice].compactMap(\.self), [patterns, strategies].compactMap(\.self)
    )
  }

  // MARK: The answers

  private var copies: String? {
    if likes.isEmpty { return nil }
    let question = "Is a large state copied?"
    let copying = likes.filter { $0.copied ?? 0 > 0 }
    if copying.isEmpty { return "\(question) In none of \(likes.count) patterns." }
    let who = copying.map { row in
      let holder = UpdatedStore.copies[row.contender].map {
        ": the lab's \($0.holder) keeps the old value"
      }
      return "\(row.contender), \(Units.bytes(row.copied ?? 0)) per like\(holder ?? "")"
    }
    let place = copying.count < likes.count ? "Only in" : "In all patterns:"
    var answer = "\(question) \(place) \(who.joined(separator: "; "))."
    if let least = bytes(of: "struct in place"), let most = bytes(of: "return-new-state") {
      answer += """
         Fix: one owner, in place: \(Units.bytes(least)). A reducer that returns a new state copies \(Units.bytes(most)).
        """
    }
    return answer
  }

  private var times: String? {
    let sentences = [time, bodies].compactMap(\.self)
    return sentences.isEmpty ? nil : "Is it slow? " + sentences.joined(separator: " ")
  }

  private var time: String? {
    let inPlace = likes.filter { $0[.copiedElements] == 0 }.compactMap { $0[.median] }.sorted()
    guard updates[.computing] != .doNotTrust, let least = inPlace.first, let most = inPlace.last
    else { return nil }
    let times = (least == most ? [least] : [least, most]).map(Units.duration(nanoseconds:))
    return """
      Where nothing is copied, liking a post costs \(times.joined(separator: " to ")); a frame at 120 Hz lasts \
      \(Units.duration(nanoseconds: 1e9 / 120)).
      """
  }

  /// The views that a like re-evaluates; the most common figure first.
  private var bodies: String? {
    let patterns = likes.filter { bodies(of: $0.contender) != nil }
    let groups = Dictionary(grouping: patterns) { bodies(of: $0.contender) ?? "" }
      .mapValues { $0.map(\.contender) }
      .sorted { ($1.value.count, $0.key) < ($0.value.count, $1.key) }
    guard let common = groups.first else { return nil }
    let others = groups.dropFirst().map { ", \($0.key) in \($0.value.joined(separator: ", "))" }
    return """
      Liking one of \(Session.shownPosts) posts in the lab's model of SwiftUI re-evaluates \(common.key) view bodies \
      in \(common.value.count) of \(patterns.count) patterns\(others.joined()).
      """
  }

  private var names: String? {
    if naming.isEmpty { return nil }
    func name(_ row: BenchResult) -> String { row.contender.replacing(",", with: " with") }
    // Of the rows with members named, one whose lines are counted below.
    let rows = naming.filter {
      !$0.contender.contains(",") || Self.named.contains($0.contender)
    }
    let all = rows.filter(\.namesAll).map(name)
    let some = rows.filter { !$0.namesAll && $0[.namedMutations] != 0 }
      .map { "\(name($0)) (\($0.named))" }
    let none = rows.filter { $0[.namedMutations] == 0 }.map(\.contender)
    let parts = [("all changes", all), ("some", some), ("none", none)]
      .filter { !$0.1.isEmpty }.map { "\($0) in \($1.joined(separator: ", "))" }
    return "Who changed it? In any build, actions name \(parts.joined(separator: "; "))."
  }

  /// What names cost in lines, in an app of 25 screens.
  private var choice: String? {
    guard let mvvm = code["MVVM"] else { return nil }
    let prices = Self.named.compactMap { row -> String? in
      guard let price = code[row], let changes = naming.first(where: { $0.contender == row })
      else { return nil }
      let some = changes.namesAll ? "" : " (only \(changes.named))"
      let more = Units.count(price.of25Screens - mvvm.of25Screens)
      return "\(row.replacing(",", with: " with")) \(more)\(some)"
    }
    if prices.count < 2 { return nil }
    let isAll = naming.filter { Self.named.contains($0.contender) }.allSatisfy(\.namesAll)
    return """
      MVVM or MVI? Either can name \(isAll ? "all changes" : "changes"). Lines of 25 screens beyond plain MVVM: \
      \(prices.joined(separator: ", ")). See docs/choose.md
      """
  }

  private static let named = ["MVVM, members named", "MVVMActions", "MVI"]

  // MARK: The tables

  private var patterns: Table? {
    let rows = largest(PatternUpdateSuite.name)
    guard let size = rows.first?.size else { return nil }
    return Table(
      updates.title("Liking a post in a state of \(Units.count(size)) elements"), of: rows,
      [
        .contender("pattern"), .time, .right("ratio") { $0.comparisonCells[0] },
        .right("copied") { row in
          Cell(row.copied.map(Units.bytes) ?? "", row.copied ?? 0 > 0 ? .bad : nil)
        },
        .right("bodies") { Cell(bodies(of: $0.contender) ?? "") },
        .right("named") { row in
          Cell(naming.first { $0.contender == row.contender }?.named ?? "")
        },
      ],
      footnotes: [
        """
        ratio: to \(PatternlessFeed.name), none above 100. bodies: views re-evaluated. named: changes of one session with a named action.
        """
      ])
  }

  private var strategies: Table? {
    let shown = ["struct in place", "class, observed", "return-new-state"]
    let rows = all.filter {
      $0.suite == StateUpdateSuite.name && $0.operation == FeedAct.like.rawValue
    }
    let sizes = Set(rows.map(\.size)).sorted().suffix(3)
    let strategies = shown.map { name in rows.filter { $0.contender == name } }.filter {
      !$0.isEmpty
    }
    if strategies.isEmpty { return nil }
    return Table(
      writes.title("The write alone, by elements in the state"), of: strategies,
      [.left("strategy") { Cell($0[0].contender) }]
        + sizes.map { size in
          .right(Units.count(size)) { row in row.first { $0.size == size }?.timeCell ?? "" }
        } + [.right("allocates") { Cell(bytes(of: $0[0].contender).map(Units.bytes) ?? "") }])
  }

  // MARK: The figures

  private var results: [BenchResult] { all.filter { !$0.isWrong } }

  /// A like in each contender of a suite, at the largest size. A pattern is its own store, not one that keeps states.
  private func largest(_ suite: String) -> [BenchResult] {
    let rows = all.filter {
      $0.suite == suite && $0.operation == FeedAct.like.rawValue
        && !$0.contender.hasSuffix(UpdatedStore.kept)
    }
    return rows.filter { $0.size == rows.map(\.size).max() }
  }

  /// A like in each pattern.
  private var likes: [BenchResult] {
    largest(PatternUpdateSuite.name).filter { $0.contender != PatternlessFeed.name && !$0.isWrong }
  }

  /// The bytes that a strategy asks for at the largest size.
  private func bytes(of strategy: String) -> Int? {
    largest(StateUpdateSuite.name).first { $0.contender == strategy && !$0.isWrong }
      .flatMap { $0[.bytes] ?? $0[.predictedBytes] }
  }

  /// The scripted sessions, one per pattern and act.
  private var sessions: [BenchResult] { results.filter { $0.suite == Suite.session.name } }

  /// The bodies that a like re-evaluates.
  private func bodies(of pattern: String) -> String? {
    sessions.first { $0.operation == "like" && $0.contender == pattern }?.perAct(.bodies)
      .map(Units.count)
  }

  /// The changes of one session in each pattern.
  private var naming: [BenchResult] {
    results.filter {
      $0.suite == Suite.traceability.name && $0.operation == SessionSuite.whole
        && $0[.mutations] ?? 0 > 0
    }
  }

  /// Counts the code of the patterns that are compared.
  static func code(in checkout: Checkout) -> [String: PatternPrice] {
    Dictionary(
      uniqueKeysWithValues: (["MVVM"] + named).map { ($0, PatternPrice(of: $0, in: checkout)) })
  }
}

extension [Int] {
  /// `4 or 5`, each figure once in ascending order.
  package var either: String { Set(self).sorted().map(Units.count).joined(separator: " or ") }
}

extension BenchResult {
  fileprivate var namesAll: Bool { self[.namedMutations] == self[.mutations] }
  fileprivate var named: String { "\(self[.namedMutations] ?? 0) of \(self[.mutations] ?? 0)" }

  /// The bytes that one operation copied.
  package var copied: Int? {
    self[.copiedBytes] ?? self[.copiedElements].map { $0 * MemoryLayout<Post>.stride }
  }
}
