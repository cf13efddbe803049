import LabAudit
import LabContract
import LabPatterns
import Testing

@testable import LabAudit
@testable import LabReport

struct PageTests {
  @Test(arguments: CodeTopic.all)
  func `a topic has code in every pattern`(topic: CodeTopic) throws {
    for pattern in Patterns.builtIn {
      let excerpts = try topic.excerpts(of: pattern.name, in: .here())
      let lines = excerpts.flatMap(\.lines).count

      #expect((5...60).contains(lines), "\(topic.title) in \(pattern.name)")
    }
  }

  @Test func `text from a run is no markup`() {
    let html: HTML = "<b>\("<i>&\"'\u{202E}")</b>"

    #expect(html.text == "<b>&lt;i&gt;&amp;&quot;&#39;\u{FFFD}</b>")
  }

  @Test func `equal bars are one, with both names`() {
    var chart = BarChart("Title", subtitle: "bodies")
    for (name, value) in [("A", 5), ("B", 2_005), ("C", 5)] { chart.add(name, value) }

    #expect(chart.bars.map(\.names) == [["A", "C"], ["B"]])
    #expect(chart.bars.map(\.text) == ["5", "2,005"])
  }

  @Test func `a title names the least figure, and the range of the others`() {
    let figures = [("A", 1), ("B", 7), ("C", 1)].map { (name: $0, value: $1) }

    #expect(figures.comparison("line", "lines") == "1 line in A, C; 7 in B")
    #expect(
      (figures + [(name: "D", value: 3)]).comparison("line", "lines")
        == "1 line in A, C; 3 to 7 in the others")
  }
}
