import Foundation
import LabHarness
import Testing

@testable import LabBenchmarks

struct FigureLedgerTests {
  private static let ledger = FigureLedger(
    """
    # A comment.
    page: a.md b.md
    suite: pattern-update
    typing costs {ratio of MVI in type at 160} of no pattern
    page: a.md
    | {contender} | {time in like at 160} | {mallocs in like at 160} | : MV; MVI, traced
    | MV | {median of MV in like at 160} |
    """)

  private func run(_ factor: Double) throws -> SavedRun {
    let rows = [("MV", "like"), ("MVI, traced", "like"), ("MVI", "type")].map { name, act in
      """
      {"suite": "pattern-update", "operation": "\(act)", "contender": "\(name)", "size": 160,
       "median_ns": \(1_000 * factor), "low_ns": 900, "high_ns": 1100, "mallocs": 9,
       "ratio": \(1.5 * factor), "ratio_low": 1.4, "ratio_high": 1.6}
      """
    }
    return try JSONDecoder().decode(
      SavedRun.self,
      from: Data(
        """
        {"schema": "\(BenchReport.schema)", "noise": {}, "results": [\(rows.joined(separator: ","))],
         "environment": {"compiler": "", "cores": 2, "cpu": "", "date": "2026-11-23T00:00:00Z"}}
        """.utf8))
  }

  private let page = """
    In MVI, typing costs 1.50 ×
    (1.40–1.60) of no pattern.

    | MV | 1.00 µs (0.90–1.10) | 9 |
    | MVI, traced | 1.00 µs (0.90–1.10) | 9 |
    | MV | 1.00 µs |
    """

  @Test func `each phrase is in each of its pages`() throws {
    #expect(Self.ledger.pages == ["a.md", "b.md"])
    #expect(try Self.ledger.missing(in: "a.md", page, of: run(1)) == [])
    #expect(
      try Self.ledger.missing(in: "b.md", "", of: run(1))
        == ["typing costs 1.50 × (1.40–1.60) of no pattern"])
  }

  @Test(arguments: [("1.50", "1.51"), ("| 9 |", "| 8 |"), ("traced | 1.00", "traced | 1.01")])
  func `a figure of another run is found`(_ figure: String, _ other: String) throws {
    let planted = page.replacing(figure, with: other)

    #expect(try Self.ledger.missing(in: "a.md", planted, of: run(1)).isEmpty == false)
  }

  @Test func `a new run renews them, and keeps the line breaks`() throws {
    let renewed = try Self.ledger.renewed("a.md", page, from: run(1), to: run(2))

    #expect(renewed.missing == [])
    #expect(
      renewed.text == """
        In MVI, typing costs 3.00 ×
        (1.40–1.60) of no pattern.

        | MV | 2.00 µs (0.90–1.10) | 9 |
        | MVI, traced | 2.00 µs (0.90–1.10) | 9 |
        | MV | 2.00 µs |
        """)
    #expect(try Self.ledger.missing(in: "a.md", renewed.text, of: run(2)) == [])
  }

  @Test func `a page without a phrase is told`() throws {
    let renewed = try Self.ledger.renewed("a.md", "| MV | 1.00 µs |", from: run(1), to: run(2))

    #expect(renewed.text == "| MV | 2.00 µs |")
    #expect(renewed.missing.count == 3)
  }

  @Test(arguments: [
    ("{ratio in like at 160}", FigureError.isNotAFigure("ratio in like at 160")),
    ("{speed of MV in like at 160}", .isMissing("speed", row("MV"))),
    ("{bodies of MV in like at 160}", .isMissing("bodies", row("MV"))),
    ("{time of VIPER in like at 160}", .isMissing("time", row("VIPER"))),
  ])
  func `a phrase without a figure is an error`(_ phrase: String, _ error: FigureError) throws {
    let run = try run(1)
    let ledger = FigureLedger("page: a.md\nsuite: pattern-update\n\(phrase)")

    #expect(throws: error) { try ledger.missing(in: "a.md", "", of: run) }
  }

  private static func row(_ contender: String) -> RowName {
    BenchResult(suite: "pattern-update", operation: "like", contender: contender, size: 160).name
  }
}
