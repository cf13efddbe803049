import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabReport

struct SummaryTests {
  private func cells(_ run: SampleRun) throws -> [Markup.Element] {
    let sections = try run.saved.pageSections().filter { $0.id == "summary" }
    return try Markup(sections).all("td")
  }

  @Test func `each cell has a colour and a mark by its factor to the best`() throws {
    let cells = try cells(.whole).map { ($0.text, $0.attributes["class"] ?? "") }

    #expect(cells.contains { $0 == ("7.00 µs", "figure near") })
    #expect(cells.contains { $0.hasPrefix("8.00 ms 1,14") && $1 == "figure farther" })
    #expect(cells.contains { $0 == ("3.20 MB best: 0 B", "figure farther") })
    #expect(cells.contains { $0 == ("none of 40 best: 40 of 40", "figure farther") })
  }

  @Test func `times that are not trusted have no verdict, counts do`() throws {
    var run = SampleRun.whole
    run.trust = "do not trust"

    let cells = try cells(run).map { ($0.text, $0.attributes["class"] ?? "") }

    #expect(cells.contains { $0 == ("8.00 ms", "figure") })
    #expect(cells.contains { $0 == ("3.20 MB best: 0 B", "figure farther") })
    #expect(try !run.saved.preview.contains("a like takes"))
  }

  @Test(arguments: [
    (3.0, 3.0, 1.0), (3, 2, 1.5), (0, 0, 1), (1, 0, .infinity), (.infinity, 1, .infinity),
    (.infinity, .infinity, 1),
  ])
  func `a factor to nothing is infinite`(_ cost: Double, _ best: Double, _ factor: Double) {
    #expect(Summary.factor(of: cost, to: best) == factor)
  }

  @Test func `a column without figures is left out, and named`() throws {
    let sections = try SampleRun.whole.saved.pageSections()

    let texts = try Markup(sections).texts("p")

    #expect(
      texts.contains { $0.contains("Not in this page: says where, fields a view can write.") })
  }

  @Test func `lines that are known fill a column`() throws {
    let lines = [WrittenLines(pattern: "MVI", changes: 40, located: 39)]

    let markup = try Markup(SampleRun.whole.saved.pageSections(lines: lines))

    #expect(markup.texts("td").contains("39 of 40"))
    #expect(
      markup.texts("dd")[2].contains("the line of every change in 0 of 1 patterns; MVI 39 of 40."))
  }

  @Test func `the page has a description of its own`() throws {
    let run = try SampleRun.whole.saved

    let page = Page("Pattern Lab", lead: run.lead, preview: run.preview, sections: []).html.text

    for name in ["name=\"description\"", "property=\"og:description\""] {
      #expect(page.contains("<meta \(name) content=\"\(run.preview)\"/>"))
    }
    #expect(run.preview.hasSuffix("With 160,000 elements, a like takes 7.00 µs to 8.00 ms."))
  }
}
