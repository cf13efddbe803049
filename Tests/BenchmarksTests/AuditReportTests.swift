import Measure
import Report
import Testing
import Trace

@testable import Benchmarks

#if canImport(FoundationEssentials)
  import FoundationEssentials
#else
  import Foundation
#endif

struct AuditReportTests {
  @Test func `the JSON says who may write, and what a level adds`() throws {
    let text = try JSONFile.text(of: AuditReport.sample)
    let object = try JSONDecoder().decode([String: AnyJSON].self, from: Data(text.utf8))

    #expect(object["schema"] == .text("pattern-lab.audit/2"))
    #expect(object.keys.sorted() == ["environment", "patterns", "schema", "writes"])
    let patterns: AnyJSON? = object["patterns"]
    let pattern: AnyJSON = try #require(patterns?[0])
    #expect(
      pattern["write_surface"]?[0]
        == .object([
          "field": .text("feed.query"), "from_view": .text("allowed through send"),
          "from_module": .text("refused: no member"),
        ]))
    #expect(
      pattern["levels"]?[0]?.keys == [
        "acts", "bytes", "level", "mallocs", "ratio", "ratio_high", "ratio_low",
      ])
  }

  @Test func `what was written is read again`() throws {
    let text = try JSONFile.text(of: AuditReport.sample)

    #expect(try JSONDecoder().decode(AuditReport.self, from: Data(text.utf8)) == .sample)
  }

  @Test func `no line of the tables is wider than 80 characters, and no figure is cut`() {
    let report = AuditReport.sample
    for table in AuditTables(patterns: report.patterns, writes: report.writes).all {
      let lines = table.rendered(width: 80).split(separator: "\n")
      #expect(lines.allSatisfy { $0.count <= 80 })
      #expect(!lines.contains { $0.contains("…") })
    }
  }

  @Test func `a promise that is broken is told`() {
    let slow = WritePrice.sample(level: .fields, nanoseconds: 151, mallocs: 1)
    let greedy = WritePrice.sample(level: .off, nanoseconds: 0, mallocs: 1)
    let good = WritePrice.sample(level: .fields, nanoseconds: 149, mallocs: 1)
    let observed = WritePrice.sample(.observed, level: .fields, nanoseconds: 300, mallocs: 4)

    #expect(slow.isTooSlow)
    #expect(greedy.asksTooMuch)
    #expect(!good.isTooSlow && !good.asksTooMuch && !good.copiesTooMuch)
    #expect(!observed.isTooSlow && !observed.asksTooMuch)
  }

  @Test func `an answer that the compiler never gives cannot be read`() {
    #expect(throws: DecodingError.self) {
      try JSONDecoder().decode([WriteSurface.Access].self, from: Data(#"["perhaps"]"#.utf8))
    }
  }

  @Test @MainActor func `a debug build is told to be one`() async {
    await #expect(throws: MeasureError.debugBuild) {
      try await Audit(of: nil).report(on: [], build: .debug)
    }
  }
}

/// Any JSON.
private enum AnyJSON: Decodable, Equatable {
  case text(String)
  case number(Double)
  case list([AnyJSON])
  case object([String: AnyJSON])

  init(from decoder: any Decoder) throws {
    let container = try decoder.singleValueContainer()
    if let text = try? container.decode(String.self) {
      self = .text(text)
    } else if let number = try? container.decode(Double.self) {
      self = .number(number)
    } else if let list = try? container.decode([AnyJSON].self) {
      self = .list(list)
    } else {
      self = .object(try container.decode([String: AnyJSON].self))
    }
  }

  var keys: [String] {
    if case .object(let object) = self { object.keys.sorted() } else { [] }
  }

  subscript(key: String) -> AnyJSON? {
    if case .object(let object) = self { object[key] } else { nil }
  }

  subscript(index: Int) -> AnyJSON? {
    if case .list(let list) = self, list.indices.contains(index) { list[index] } else { nil }
  }
}
