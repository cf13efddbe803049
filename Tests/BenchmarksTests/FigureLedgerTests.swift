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

  private func figures(
    _ factor: Double = 1, counts: [BenchResult] = [], counted: [String: [String: Int]] = [:]
  ) throws -> Figures {
    try Figures(run: run(factor), counts: counts, counted: counted)
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
    #expect(try Self.ledger.renewed("a.md", page, with: figures()) == (page, []))
    #expect(
      try Self.ledger.renewed("b.md", "", with: figures()).missing
        == ["typing costs 1.50 × (1.40–1.60) of no pattern"])
  }

  @Test(arguments: [
    ("1.50", "1.51"), ("| 9 |", "| 8 |"), ("traced | 1.00 µs", "traced | 1.01 ms"),
    ("costs 1.50", "costs\n11.5"),
  ])
  func `a figure that was changed is put right`(_ figure: String, _ other: String) throws {
    let planted = page.replacing(figure, with: other)

    let renewed = try Self.ledger.renewed("a.md", planted, with: figures())

    #expect(planted != page && renewed.missing == [])
    #expect(renewed.text.filter { !$0.isWhitespace } == page.filter { !$0.isWhitespace })
  }

  @Test func `a new run renews them, and keeps the line breaks`() throws {
    let renewed = try Self.ledger.renewed("a.md", page, with: figures(2))

    #expect(renewed.missing == [])
    #expect(
      renewed.text == """
        In MVI, typing costs 3.00 ×
        (1.40–1.60) of no pattern.

        | MV | 2.00 µs (0.90–1.10) | 9 |
        | MVI, traced | 2.00 µs (0.90–1.10) | 9 |
        | MV | 2.00 µs |
        """)
  }

  @Test func `a page without a phrase is told`() throws {
    let renewed = try Self.ledger.renewed("a.md", "| MV | 1.00 µs |", with: figures(2))

    #expect(renewed.text == "| MV | 2.00 µs |")
    #expect(renewed.missing.count == 3)
  }

  @Test func `what is counted anew replaces a run's count, or adds to it`() throws {
    let ledger = FigureLedger(
      "page: a.md\nsuite: pattern-update\n{mallocs of MV in like at 160}, {mallocs of MV in page at 1}."
    )
    var (like, page) = (
      BenchResult(suite: "pattern-update", operation: "like", contender: "MV", size: 160),
      BenchResult(suite: "pattern-update", operation: "page", contender: "MV", size: 1)
    )
    (like[.mallocs], page[.mallocs]) = (1_000, 3)

    let renewed = try ledger.renewed("a.md", "9, 2.", with: figures(counts: [like, page]))

    #expect(renewed == ("1,000, 3.", []))
    #expect(try run(1).counted(anew: [like, page]).results.map { $0[.mallocs] } == [1_000, 9, 9])
  }

  @Test func `what commands count is filled in, with its noun`() throws {
    let ledger = FigureLedger(
      """
      page: a.md
      source: metrics
      MVI takes {lines of MVI in both - lines of MV in both} more, in {files of MVI in both|file}.
      | {contender} | {lines in both} | : MV; MVI
      source: explore
      {states of both at 5} states
      """)
    let text = "MVI takes 1 more, in 2\nfiles.\n| MV | 0 |\n| MVI | 0 |\n\n3 states"
    let metrics = [
      "lines of MV in both": 378, "lines of MVI in both": 1_763, "files of MVI in both": 1,
    ]

    let renewed = try ledger.renewed("a.md", text, with: figures(counted: ["metrics": metrics]))

    #expect(renewed.missing == [])
    #expect(
      renewed.text == "MVI takes 1,385 more, in 1\nfile.\n| MV | 378 |\n| MVI | 1,763 |\n\n3 states"
    )
    #expect(throws: FigureError.isNotAFigure("states of both at 5")) {
      try ledger.renewed(
        "a.md", text, with: figures(counted: ["metrics": metrics, "explore": [:]]))
    }
  }

  @Test func `a phrase may have a page for each contender, and the day`() throws {
    let ledger = FigureLedger(
      "page: {contender}.md\nsource: audit\nOn {date}, {changes|change} : MV; MVI")
    let counted = ["audit": ["changes of MV": 40, "changes of MVI": 1]]

    let renewed = try ledger.renewed(
      "MVI.md", "On 1970-01-01, 9 changes", with: figures(counted: counted))

    #expect(ledger.pages == ["MV.md", "MVI.md"])
    #expect(renewed == ("On 2026-11-23, 1 change", []))
  }

  @Test func `a phrase that another one overwrites is missing`() throws {
    let ledger = FigureLedger(
      "page: a.md\nsource: audit\n{changes of MV} changes\n{changes of MVI} changes")
    let counted = ["audit": ["changes of MV": 40, "changes of MVI": 82]]

    let renewed = try ledger.renewed("a.md", "40 changes", with: figures(counted: counted))

    #expect(renewed.missing == ["40 changes"])
  }

  @Test(arguments: [
    ("{ratio in like at 160}", FigureError.isNotAFigure("ratio in like at 160")),
    ("{speed of MV in like at 160}", .isMissing("speed", row("MV"))),
    ("{bodies of MV in like at 160}", .isMissing("bodies", row("MV"))),
    ("{time of VIPER in like at 160}", .isMissing("time", row("VIPER"))),
  ])
  func `a phrase without a figure is an error`(_ phrase: String, _ error: FigureError) throws {
    let figures = try figures()
    let ledger = FigureLedger("page: a.md\nsuite: pattern-update\n\(phrase)")

    #expect(throws: error) { try ledger.renewed("a.md", "", with: figures) }
  }

  private static func row(_ contender: String) -> RowName {
    BenchResult(suite: "pattern-update", operation: "like", contender: contender, size: 160).name
  }
}
