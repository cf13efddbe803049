import Foundation
import Testing

@testable import LabBenchmarks
@testable import LabReport

struct MeasuredSectionsTests {
  private let sections: [PageSection]
  private let markup: Markup

  init() throws {
    sections = try SampleRun.whole.saved.pageSections()
    markup = try Markup(sections)
  }

  @Test func `answers five questions with the run's figures`() {
    let answers = markup.texts("dd")

    #expect(
      markup.texts("dt").prefix(3) == [
        "MVVM or MVI?", "Is my large struct copied?", "Who changed this field?",
      ])
    #expect(
      answers[0].hasPrefix(
        """
        MVI: what matters is that one place writes, and that its entries have names. Names: MVI, with 24 lines \
        of code for the names. This run does not say who may write.
        """))
    #expect(
      answers[1].hasPrefix(
        """
        Only if something still holds the old value when it changes. With 160,000 elements, 1 of 2 patterns \
        change a post in place, in 7.00 µs; MV copies 50,000 posts, in 8.00 ms (7.20–9.60).
        """))
    #expect(
      answers[2].hasPrefix(
        " Why, in any build: MVI names every change, with 24 lines of code for it; MV 0 of 40."
      ))
    #expect(
      answers[3].hasPrefix(
        """
        6.40 ms (5.76–7.68) and 3.20 MB in return-new-state, instead of 200 ns (180–240) in place. \
        1 of 2 ways to hold state pay
        """))
    #expect(
      answers[4].hasPrefix("4 or 44 bodies in MV and MVI; 300 µs to 1.10 ms, on the lab's stage"))
    #expect(answers[1].hasSuffix("pattern-update: times noisy"))
  }

  @Test func `a pattern that names all changes but one does not name every change`() throws {
    var run = SampleRun.whole
    run.add(
      "traceability", "whole session", "MVVM", 50,
      counts: ["mutations": 40, "named_mutations": 39, "naming_lines": 12])

    let answers = try Markup(run.saved.pageSections()).texts("dd")

    #expect(answers[0].contains("The name is not enough: MVVM names 39 of 40 changes."))
    #expect(
      answers[2].contains(
        "MVI names every change, with 24 lines of code for it; MV 0 of 40, MVVM 39 of 40."))
  }

  @Test(arguments: ["pattern-update", "state-update", "traceability", "session"])
  func `drops the sentence of a suite that the run lacks, and names it`(_ suite: String) throws {
    let run = try SampleRun.whole.without(suite).saved

    let markup = try Markup(run.pageSections())

    #expect(markup.all("dt").count == (suite == "traceability" ? 3 : 4))
    #expect(markup.texts("p").contains { $0.hasPrefix("The run lacks \(suite).") })
  }

  @Test func `a run that counts no allocations says what is predicted, and what is missing`() throws
  {
    let markup = try Markup(SampleRun.whole.uncounted.saved.pageSections())
    let text = (markup.texts("p") + markup.texts("dd") + markup.texts("td")).joined(separator: "\n")

    #expect(markup.all("dt").count == 5)
    #expect(markup.texts("dd")[3].contains("and 3.20 MB, as predicted, in return-new-state"))
    for part in [
      "Copies, bodies and changes are counted", "48.0 MB",
      "This run could not count allocations; the bytes are those predicted.",
      "This run could not count allocations; –: not counted.",
    ] {
      #expect(text.contains(part), "\(part)")
    }
    #expect(!text.contains("The run lacks"))
  }

  @Test func `every chart has a title, a description and a table`() throws {
    for svg in markup.all("svg") {
      let labels = try #require(svg.attributes["aria-labelledby"]).split(separator: " ")
      #expect(svg.attributes["role"] == "img")
      for label in labels {
        let element = try #require(markup.elements.first { $0.id == String(label) })
        #expect(!element.text.isEmpty)
      }
    }
    let charts = markup.all("svg").map { $0.attributes["aria-labelledby"] }
    #expect(charts.count == 5)
    for section in sections where section.content.text.contains("<svg") {
      #expect(section.content.text.contains("<details>"), "\(section.id)")
    }
  }

  @Test func `ids are unique and headings in order`() {
    let ids = markup.elements.compactMap(\.id)
    let levels = markup.all("h2", "h3", "h4").compactMap { Int($0.name.dropFirst()) }

    #expect(Set(ids).count == ids.count)
    #expect(levels.first == 2)
    #expect(zip(levels, levels.dropFirst()).allSatisfy { $1 - $0 <= 1 })
  }

  @Test func `tables have captions, and their heads a scope`() {
    #expect(markup.all("table").count == markup.all("caption").count)
    #expect(markup.texts("caption").allSatisfy { !$0.isEmpty })
    #expect(markup.all("th").allSatisfy { $0.attributes["scope"] != nil })
    #expect(markup.all("th").allSatisfy { !$0.text.isEmpty })
  }

  @Test func `no markup of the page itself is escaped`() {
    #expect(!sections.map(\.html.text).joined().contains("&lt;"))
  }

  @Test func `the same run makes the same page`() throws {
    let pages = try (0..<5).map { _ in
      Page("A", lead: "B", sections: try SampleRun.whole.saved.pageSections()).html
    }

    #expect(Set(pages).count == 1)
  }

  @Test func `a page without a run says how to get one`() throws {
    let markup = try Markup([.missingRun])

    #expect(markup.texts("code")[0].contains("lab bench --all --format json --output run.json"))
  }

  @Test func `shows why bodies run, in every pattern`() async throws {
    let reasons = await RunReasons.all()

    let bodies = try SampleRun.whole.saved.pageSections(reasons: reasons).filter {
      $0.id == "bodies"
    }

    let markup = try Markup(bodies)
    #expect(Set(reasons.map(\.pattern)).isSubset(of: Set(markup.texts("th"))))
    #expect(reasons.count >= 7)
    #expect(markup.texts("caption").contains("Why bodies run: like"))
    #expect(markup.texts("tr").contains("MVILikeButton11parent PostRow: FeedState.posts"))
  }
}
