import Foundation
import Testing

@testable import LabBenchmarks
@testable import LabReport

/// Runs that no lab wrote.
struct HostileRunTests {
  @Test func `an empty run says what it lacks`() throws {
    let sections = try SampleRun().saved.pageSections()
    let markup = try Markup(sections)

    #expect(markup.all("dl", "svg").isEmpty)
    for section in sections where section.id != "trust" {
      #expect(section.content.text.contains("The run lacks "), "\(section.id)")
    }
  }

  private static let names = [
    "</script><script>alert(1)</script>", "\"><img src=x onerror=alert(1)>", "'; --", "<!-- -->",
    "שלום \u{202E}gnp.exe", "👩🏽‍🚀 🏳️‍🌈", "bell \u{7} and escape \u{1B}[2J", "line\nbreak\ttab",
    "\u{FFFE} ]]> &amp; &#0;", "", String(repeating: "long ", count: 200),
  ]

  @Test func `names are shown as text, wherever they are`() throws {
    var run = SampleRun()
    for suite in ["pattern-update", "state-update", "session", "traceability", "history", "stack"] {
      for name in Self.names {
        let counts = SampleRun.whole.rows.flatMap(\.keys).filter { !$0.hasSuffix("_ns") }
          .reduce(into: [String: Int]()) { $0[$1] = 20_000 }
        run.add(suite, name, name, 160, ns: 100, counts)
        run.add(suite, suite == "stack" ? "send" : "like", name, 1_600, ns: 100, counts)
      }
    }
    run.machine = ["compiler": Self.names[0], "cpu": Self.names[4], "date": Self.names[6]]

    let sections = try run.saved.pageSections()
    let markup = try Markup(sections)

    #expect(markup.all("script", "img").isEmpty)
    #expect(markup.elements.flatMap(\.attributes.keys).allSatisfy { !$0.hasPrefix("on") })
    #expect(markup.texts("th").contains(Self.names[0]))
    #expect(markup.texts("th").contains("שלום \u{FFFD}gnp.exe"))
    let text = sections.map(\.html.text).joined()
    #expect(
      text.unicodeScalars.allSatisfy { $0 == "\n" || $0.properties.generalCategory != .control })
    #expect(!text.unicodeScalars.contains { $0.properties.isBidiControl })
  }

  @Test(arguments: [Int.min, -1, 0, 1, 1 << 40, Int.max])
  func `no figure breaks the page`(_ figure: Int) throws {
    for key in ["median_ns", "low_ns", "high_ns", "size", "bodies", "acts", "stack_bytes", "bytes"]
    {
      var run = SampleRun.whole
      for index in run.rows.indices { run.rows[index][key] = figure }

      let text = try Markup(run.saved.pageSections()).texts("main")[0]

      #expect(!text.lowercased().contains("nan"))
      #expect(!text.contains("inf "))
    }
  }

  @Test(arguments: ["pattern-update", "state-update", "session", "history", "stack"])
  func `10,000 results make a page of less than 400 kB`(_ suite: String) throws {
    var run = SampleRun()
    let counts = ["bodies": 44, "acts": 1, "stack_bytes": 90, "retained_bytes": 80]
      .merging(SampleRun.counts(copied: 50_000)) { $1 }
    for index in 0..<3_333 {
      run.add(suite, "send", "P\(index)", 160, ns: 100 + index, counts)
      run.add(suite, "act \(index)", "P0", 160, ns: 100, counts)
      run.add(suite, "send", "P0", index, ns: 100, counts)
    }

    let sections = try run.saved.pageSections()
    let markup = try Markup(sections)

    #expect(sections.map(\.html.text.utf8.count).reduce(0, +) < 400_000)
    #expect(markup.texts("p").contains("3,133 more rows are in the run's file."))
    #expect(markup.texts("p").contains("3,322 more operations are in the run's file."))
  }

  @Test func `a time without an interval is not drawn, and says so`() throws {
    var run = SampleRun.whole
    for index in run.rows.indices { run.rows[index]["low_ns"] = nil }

    let timed = try run.saved.pageSections().filter {
      ["answer", "cost", "strategies"].contains($0.id)
    }
    let markup = try Markup(timed)

    #expect(markup.all("polygon").isEmpty)
    #expect(markup.texts("td").contains("8.00 ms (no interval)"))
    #expect(markup.texts("p").contains("Not drawn: no pattern, MVI, MV, which the table has."))
    #expect(markup.texts("dd").allSatisfy { !$0.contains("(–") })
  }
}
