import Foundation
import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabHarness

@MainActor
struct PictureTests {
  private static let root = URL(filePath: #filePath).deletingLastPathComponent()
    .deletingLastPathComponent().deletingLastPathComponent().path
  private static let folder = root + "/docs/pictures"

  private let run: SavedRun

  init() throws { run = try SavedRun.read(from: "\(Self.folder)/pictures.json") }

  private func text(_ path: String) throws -> String {
    try String(contentsOfFile: path, encoding: .utf8)
  }

  private func changed(_ change: (inout BenchResult) -> Void, in suite: String) -> SavedRun {
    var run = run
    let drawn = PictureSource.all.first { $0.suite == suite }
    let index = run.results.firstIndex { drawn?.holds($0.name) == true }
    if let index { change(&run.results[index]) }
    return run
  }

  @Test func `the pictures are those of their data`() throws {
    for picture in try run.pictures() {
      for file in picture.files {
        #expect(try file.text == text("\(Self.folder)/\(file.name)"), "\(file.name)")
      }
    }
    #expect(try run.shown(with: Self.ledger()).text() == text("\(Self.folder)/pictures.json"))
  }

  /// Its frame is 648 units wide, and a bold letter of the title takes 12.6 of them on average.
  @Test func `a title fits its picture`() throws {
    for picture in try run.pictures() {
      let title = try #require(picture.light.firstMatch(of: #/<title[^>]*>([^<]+)</#)).1
      #expect(title.replacing("&#39;", with: "'").count <= 48, "\(title)")
    }
  }

  private static func ledger() throws -> FigureLedger {
    FigureLedger(try String(contentsOfFile: root + "/docs/figures.txt", encoding: .utf8))
  }

  @Test func `a picture names the machine, and its system if the run says it`() throws {
    let bare = try run.pictures()[0].light.replacing(/<[^>]*>\s*/, with: " ")
    var environment = run.environment
    environment.system = "Sample OS 1"
    var named = run
    named.environment = environment

    let (cpu, compiler) = (environment.cpu.prefix(8), environment.compiler)
    #expect(bare.replacing(/\s+/, with: " ").contains("\(environment.cores) cores of \(cpu)"))
    #expect(try named.pictures()[0].dark.contains("\(compiler) on Sample OS 1, "))
  }

  /// Those that commands count are renewed by `lab renew` alone.
  @Test func `the pages have the figures of the data`() throws {
    let ledger = try Self.ledger()
    let baseline = try JSONFile.read(
      CountBaseline.self, schema: CountBaseline.schema,
      from: "\(Self.root)/Benchmarks/Baselines/counts.json")
    let figures = Figures(run: run, counts: baseline.counts)

    for page in ledger.pages {
      let text = try text("\(Self.root)/\(page)")
      let renewed = try ledger.renewed(page, text, with: figures)
      let isRenewed = renewed.text == text
      #expect(renewed.missing == [], "\(page)")
      #expect(isRenewed, "\(page): run .ci/renew")
    }
    #expect(ledger.pages.count >= 15)
  }

  @Test func `README describes each picture, and its bold figures are the picture's`() throws {
    let sections = try text(Self.root + "/README.md").split(separator: "## ")
      .filter { $0.contains(/src="docs\/pictures\/\w+\.svg"/) }
    let korean = try text(Self.root + "/README.ko.md")

    for (picture, section) in zip(try run.pictures(), sections) {
      #expect(section.contains("\n\(picture.element)\n"))
      #expect(
        korean.split(separator: "\n").contains {
          $0.hasPrefix(picture.start) && $0.hasSuffix(picture.end)
        })
      for figure in section.matches(of: /\*\*(.*?)\*\*/).map(\.1) {
        #expect(picture.description.contains(share(figure)), "\(figure)")
      }
    }
    #expect(sections.count == 3)
  }

  /// Returns `50 %` for `1 of 2`, and other figures as they are.
  private func share(_ figure: Substring) -> String {
    String(figure).replacing(/(\d+) of (\d+)/) {
      "\((Int($0.1) ?? 0) * 100 / (Int($0.2) ?? 1)) %"
    }
  }

  @Test func `the order of a run's rows does not matter`() throws {
    var reversed = run
    reversed.results.reverse()

    #expect(try reversed.pictures().map(\.light) == run.pictures().map(\.light))
  }

  @Test func `what no picture shows is left out`() throws {
    var whole = run
    whole.results += [
      .like("Other"), BenchResult(suite: "a", operation: "b", contender: "MV", size: 1),
    ]
    whole.results[0].samples = [1, 2]

    #expect(try whole.shown(with: Self.ledger()).text() == run.text())
  }

  @Test(arguments: [
    ("pattern-update", "MVVM"), ("session", "MV"), ("traceability", "MVI"),
  ])
  func `a run that lacks a contender is refused`(suite: String, contender: String) {
    var run = run
    run.results.removeAll { $0.suite == suite && $0.contender == contender }

    let error = #expect(throws: PictureError.self) { try run.pictures() }
    #expect(error?.description.hasPrefix("the run lacks \(suite), ") == true)
  }

  @Test(arguments: [
    ("pattern-update", "median_ns"), ("session", "median_ns"), ("session", "bodies"),
    ("session", "acts"), ("traceability", "named_mutations"), ("traceability", "naming_lines"),
  ])
  func `a figure that cannot be drawn is named`(suite: String, key: String) throws {
    let broken = changed(
      { row in
        if let count = Count(rawValue: key) { row[count] = 2_000_000_000 } else { row[.median] = 0 }
      }, in: suite)

    let error = #expect(throws: PictureError.self) { try broken.pictures() }
    #expect(error?.description.hasPrefix("'\(key)' of \(suite), ") == true)
  }

  @Test func `more names than changes are refused`() {
    let broken = changed({ $0[.namedMutations] = 1_000 }, in: "traceability")

    #expect(throws: PictureError.self) { try broken.pictures() }
  }
}
