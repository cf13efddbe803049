import Foundation
import LabAudit
import LabCommands
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabReport
import LabSessions

@testable import LabBenchmarks

/// What tables and pictures show: times of the committed run, the gated counts, and counts of the code.
@MainActor
final class Figures {
  /// `.ci/renew RUN` replaces it.
  nonisolated static let path = "Benchmarks/Baselines/run.json"

  let run: SavedRun
  private let checkout: Checkout
  private let rows: [RowName: BenchResult]
  private let gated: [RowName]
  private var used: Set<RowName> = []
  private var audits: [String: PatternAudit] = [:]

  init() throws {
    let root = Repository.here.root
    run = try SavedRun.read(from: "\(root)/\(Self.path)")
    checkout = try Checkout(inOrAbove: [root])
    let counts = try JSONFile.read(
      CountBaseline.self, schema: CountBaseline.schema,
      from: "\(root)/Benchmarks/Baselines/counts.json"
    ).counts
    gated = counts.map(\.name)
    rows = Dictionary((run.results + counts).map { ($0.name, $0) }) { timed, counted in
      var row = timed
      row.counts.merge(counted.counts) { $1 }
      return row
    }
  }

  func row(_ suite: String, _ operation: String, _ contender: String, _ size: Int) -> BenchResult? {
    let name = BenchResult(
      suite: suite, operation: operation, contender: contender, size: size
    ).name
    used.insert(name)
    return rows[name]
  }

  /// How a quick run answers with these figures.
  var answers: [String] {
    let names = run.results.map(\.name)
    let rows = (names + gated.filter { !names.contains($0) }).compactMap { self.rows[$0] }
    let short = InShort(
      rows, updates: Grades(), writes: Grades(), code: InShort.code(in: checkout))
    return ["In short"]
      + short.summary.answers.flatMap {
        wrapped($0).split(separator: "\n").map(String.init)
      }
  }

  /// Returns the run with the rows that were asked for or that the page shows, with the gated counts, a line each.
  func usedRun() throws -> String {
    var head = run
    head.results = []
    let names = run.results.map(\.name)
    let others = gated.filter { !names.contains($0) }
    let shown = (names + others).compactMap { self.rows[$0] }.filter { row in
      used.contains(row.name) && row[.median] != nil || SavedRun.shows(row)
    }
    let rows = shown.map { row in
      var row = row
      row.samples = nil
      return row
    }
    return try JSONFile.text(of: head, rows: rows)
  }
}

// MARK: Tables

extension Figures {
  /// Returns a table with the figures of each row that has some, behind its name. Cells behind these are written by hand.
  func table(_ name: String, _ table: [String]) async throws -> [String] {
    var lines = Array(table.prefix(2))
    for line in table.dropFirst(2) {
      var cells = line.split(separator: "|", omittingEmptySubsequences: false).map(String.init)
      let contender = cells[1].replacing("`", with: "").trimmingCharacters(in: .whitespaces)
      let figures = try await self.cells(of: name, contender)
      if figures.contains(where: { $0 != nil }) {
        cells.replaceSubrange(2..<2 + figures.count, with: figures.map { " \($0 ?? "–") " })
      }
      lines.append(cells.joined(separator: "|"))
    }
    return lines
  }

  /// The figures of a row, by the name of its table.
  private func cells(of table: String, _ name: String) async throws -> [String?] {
    let like = row("pattern-update", "like one post", name, 160_000)
    switch table {
    case "patterns":
      let lines = try await changes(of: name)
      return [like?.time, like?.copiedText, lines?.where, lines?.why]
    case "like":
      let small = row("pattern-update", "like one post", name, 160)
      return [small?.interval, like?.interval, like?.relative, like?.copiedText]
    case "changes":
      let lines = try await changes(of: name)
      return [lines?.where, lines?.why, lines?.naming]
    case "surface":
      let writes = surface(of: name)
      return [writes?.fields, writes?.assign, writes?.calls].map { $0.map(Units.count) }
    case "bodies":
      return [row("invalidation", "like", name, 2_000)?.count(.bodies)]
    case "form":
      guard let code = code(of: name) else { return [] }
      let lines = FeatureLines(of: code)
      let undo = code.files.flatMap { SwiftText($0.text).lines }
        .count { $0.code.contains(/(?i)undo|reset/) }
      return [lines.field, lines.fieldName].map(Units.count)
        + [row("invalidation", "edit", name, 12)?.count(.bodies), Units.count(undo)]
    case "path" where name == "the router":
      let files = checkout.files(in: "Sources/App/Contract").filter { $0.name == "Router" }
      return [Units.count(files.codeCount.lines)]
    case "path":
      guard let lines = code(of: name).map(FeatureLines.init) else { return [] }
      return [lines.path, lines.pathInScreens].map(Units.count)
    case "composition":
      let row = row("composition", "like", name, 2_000)
      return [row?.count(.mallocs), row?.count(.bodies), row?[.liveBytes].map(Units.bytes)]
    case "stores":
      let row = row("state-update", "like one post", name, 160_000)
      return [row?.interval, row?[.bytes].map(Units.bytes)]
    case "comparisons": return [row("copy-cost", "compare", name, 160_000)?.interval]
    case "history":
      let (none, many) = (
        row("history", "depth 0", name, 2_400), row("history", "depth 1000", name, 2_400)
      )
      return [none?.interval, many?.interval, many?[.retainedBytes].map(Units.bytes)]
    case "lines":
      guard let code = code(of: name) else { return [] }
      let screens = Session.Feature.allCases.map { code.codeCount(of: $0)?.lines ?? 0 }
      let parts = screens + [code.child.codeCount.lines]
      let all = code.codeCount(of: nil)?.lines ?? 0
      return (parts + [all - parts.reduce(0, +), all]).map(Units.count)
    case "mix": return try mixCells(name)
    case "prices": return try prices(of: name)
    case "steps": return try stepCells(name)
    default: throw MarkError("there is no table '\(table)'")
    }
  }

  private func code(of pattern: String) -> PatternSource? {
    Patterns.builtIn.contains { $0.name == pattern } ? checkout.pattern(pattern) : nil
  }

  private func surface(of pattern: String) -> (fields: Int, assign: Int, calls: Int)? {
    guard let row = row("traceability", "write surface", pattern, 50) else { return nil }
    return (row[.stateFields] ?? 0, row[.openToViews] ?? 0, row[.openCalls] ?? 0)
  }

  private func changes(
    of name: String
  ) async throws -> (where: String, why: String, naming: String)? {
    guard let pattern = pattern(name) else { return nil }
    if audits[name] == nil {
      audits[name] = try await Audit(of: checkout, asksCompiler: false).named(on: pattern)
    }
    guard let audit = audits[name] else { return nil }
    return (
      "\(audit.located ?? 0) of \(audit.mutations)",
      "\(audit.named) of \(audit.mutations)", Units.count(audit.namingLines ?? 0)
    )
  }

  /// Returns a pattern, or its row with members named.
  private func pattern(_ name: String) -> (any TraceablePattern)? {
    Patterns.builtIn.flatMap(Patterns.rows).first { $0.name == name }
  }

  func namingLines(of name: String) -> Int { checkout.pattern(name).lines(naming: name) ?? 0 }

  /// The lines of both screens, of their names and of what is shared, and what 25 screens need beyond MVVM's.
  private func prices(of row: String) throws -> [String?] {
    let mix = try Checkout(inOrAbove: [Self.mix])
    var own = PatternPrice(of: row.replacing(" over a store", with: ""), in: mix)
    if row.contains(" over a store") {
      let (over, below) = (mix.pattern("Mix"), mix.pattern("MVVM"))
      let store = own.names > 0 ? PatternPrice(of: "Mix", in: mix).once : over.child.codeCount.lines
      let screens = over.files(ofFeature: "feed") + below.files(ofFeature: "profile")
      own = PatternPrice(screens: screens.codeCount.lines, names: own.names, once: store)
    }
    if own.screens == 0 { return [] }
    let more = own.of25Screens - PatternPrice(of: "MVVM", in: mix).of25Screens
    return [own.screens, own.names, own.once].map(Units.count)
      + [Units.count(more).replacing("-", with: "−")]
  }
}

extension BenchResult {
  fileprivate var time: String? { self[.median].map(Units.duration(nanoseconds:)) }

  fileprivate var interval: String? {
    guard let median = self[.median], let low = self[.low], let high = self[.high] else {
      return nil
    }
    return Units.duration(nanoseconds: median, low, high)
  }

  fileprivate var relative: String? {
    guard let ratio = self[.ratio], let low = self[.ratioLow], let high = self[.ratioHigh] else {
      return self[.median].map { _ in "1" }
    }
    return "\(Units.ratio(ratio)) (\(Units.range(low, high)))"
  }

  fileprivate var copiedText: String? { copied.map(Units.bytes) }

  fileprivate func count(_ count: Count) -> String? { self[count].map(Units.count) }
}
