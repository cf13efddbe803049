import Testing
import Trace

@testable import Benchmarks

/// The rows that the traceability suite makes of an audit.
struct TraceabilityRowsTests {
  private let rows = PatternAudit.sample.results(in: "traceability")

  @Test func `each answer of the audit has a row of its own`() {
    #expect(
      rows.map(\.name.operation) == [
        "whole session", "as it is", "write surface", "replay", "recording off",
        "recording actions", "recording fields", "recording sites", "recording snapshots",
      ])
    #expect(
      rows.allSatisfy { $0.name.contender == "MVIContainer" && $0.name.suite == "traceability" })
  }

  @Test func `a row holds what the audit found`() throws {
    let named = try row("whole session")
    #expect(named[.mutations] == 120)
    #expect(named[.namedMutations] == 120)
    #expect(try row("as it is")[.namedMutations] == 100)

    let surface = try row("write surface")
    #expect(surface[.stateFields] == 1)
    #expect(surface[.openToViews] == 1)
    #expect(surface[.openToModules] == 0)

    let replay = try row("replay")
    #expect(replay[.acts] == 1_540)
    #expect(replay[.replayedActions] == 1_470)
    #expect(replay[.notReplayed] == 12)

    let fields = try row("recording fields")
    #expect(fields[.acts] == 27)
    #expect(fields[.mallocs] == 27_000)
    #expect(fields[.bytes] == 270_000)
  }

  @Test func `a field is open to modules too, however they write to it`() throws {
    var audit = PatternAudit.sample
    audit.writeSurface += [
      WriteSurface.Field(name: "a", fromView: .allowed, fromModule: .allowed),
      WriteSurface.Field(name: "b", fromView: .refused("no"), fromModule: .open(through: "send")),
    ]

    let surface = audit.results(in: "traceability").first { $0.name.operation == "write surface" }

    #expect(surface?[.stateFields] == 3)
    #expect(surface?[.openToViews] == 2)
    #expect(surface?[.openToModules] == 2)
  }

  @Test func `what was not asked has no row`() {
    var audit = PatternAudit.sample
    audit.writeSurface = []
    audit.replay = .notMeasured

    #expect(
      audit.results(in: "traceability").map(\.name.operation).prefix(3) == [
        "whole session", "as it is", "recording off",
      ])
  }

  private func row(_ operation: String) throws -> BenchResult {
    try #require(rows.first { $0.name.operation == operation })
  }
}
