import LabOutput
import Testing

@testable import LabBenchmarks
@testable import LabReport

/// Runs that a lab may have written, but not this one.
struct OddRunTests {
  @Test(arguments: [
    ("low_ns", 9_000_000, "its interval begins at 9000000.0 ns and ends at 8400.0 ns"),
    ("median_ns", 9_000_000, "its median of 9000000.0 ns is outside of its interval"),
    ("copied_elements", -5, "copied_elements is -5"), ("size", -160, "size is -160"),
  ])
  func `names a row that cannot be, and shows none of its figures`(
    _ key: String, _ figure: Int, _ reason: String
  ) throws {
    var run = SampleRun.whole
    let place = try #require(
      run.rows.lastIndex {
        $0["suite"] as? String == "pattern-update" && $0["contender"] as? String == "MVI"
      })
    run.rows[place][key] = figure

    let markup = try Markup(run.saved.pageSections())

    let size = key == "size" ? figure : 160_000
    #expect(
      markup.texts("li").first == "pattern-update, like one post, MVI, size \(size): \(reason)")
    #expect(markup.texts("td").contains("impossible") == (key != "size"))
    #expect(!markup.texts("td").contains { $0.contains("9.00 ms") || $0.contains("-5") })
  }

  @Test func `a part is no larger than its whole`() throws {
    var run = SampleRun.whole
    run.add(
      "traceability", "write surface", "MVI", 50, counts: ["state_fields": 4, "open_to_views": 5])

    let items = try Markup(run.saved.pageSections()).texts("li")

    #expect(items.first?.hasSuffix("open_to_views is 5 of 4") == true)
  }

  @Test func `a run of this lab has no row that cannot be`() throws {
    #expect(try SampleRun.whole.saved.impossibleRows.isEmpty)
  }

  @Test func `an unknown grade is shown as such`() throws {
    var run = SampleRun.whole
    run.trust = "splendid"

    let markup = try Markup(run.saved.pageSections())

    #expect(markup.texts("td").contains("unknown grade: splendid"))
    #expect(markup.texts("dd")[1].hasSuffix("pattern-update: times unknown grade: splendid"))
    #expect(markup.texts("h3").contains { $0.hasSuffix("(unknown grade: splendid)") })
  }

  @Test func `one unknown pattern is a page`() throws {
    var run = SampleRun()
    run.add("pattern-update", "like one post", "Elm", 160, ns: 7_000, SampleRun.counts(copied: 3))
    run.add(
      "traceability", "whole session", "Elm", 50,
      counts: ["mutations": 3, "named_mutations": 3, "naming_lines": 1])
    run.add("session", "like", "Elm", 50, ns: 700, ["bodies": 1, "acts": 1])

    let saved = try run.saved
    let markup = try Markup(saved.pageSections())

    #expect(markup.texts("td").contains("not a pattern of this lab"))
    #expect(markup.texts("dd")[0].hasPrefix("Neither in this run: what matters"))
    #expect(markup.texts("dd")[1].hasPrefix("Yes. With 160 elements, 0 of 1 patterns change"))
    #expect(markup.texts("dd")[2].contains("Elm names every change, with 1 line of code for it."))
    #expect(markup.texts("dd")[3].hasPrefix("1 body in Elm; 700 ns"))
    #expect(saved.lead.contains("in 1 state pattern of Swift"))
  }

  @Test(arguments: [
    (
      ["MVI": (4, 0), "MVVM": (2, 3)], "MVI: what",
      "MVVM names 2 of 4 changes, and its view can write 3 of 5 fields."
    ),
    (
      ["MVI": (4, 2), "MVVM": (4, 0)], "MVVM: what",
      "MVI names every change, and its view can write 2 of 5 fields."
    ),
    (["MVI": (4, 0), "MVVM": (4, 0)], "Either: what", "Both in "),
    (["MVI": (0, 5), "MVVM": (0, 5)], "Neither in this run: what", "No pattern has both."),
  ])
  func `whether MVVM or MVI follows from who writes and what has a name`(
    _ patterns: [String: (named: Int, open: Int)], _ verdict: String, _ reason: String
  ) throws {
    var run = SampleRun()
    for (pattern, counts) in patterns.sorted(by: { $0.key < $1.key }) {
      run.add(
        "traceability", "whole session", pattern, 50,
        counts: ["mutations": 4, "named_mutations": counts.named, "naming_lines": 7])
      run.add(
        "traceability", "write surface", pattern, 50,
        counts: ["state_fields": 5, "open_to_views": counts.open])
    }

    let answer = try Markup(run.saved.pageSections()).texts("dd")[0]

    #expect(answer.hasPrefix(verdict))
    #expect(answer.contains(reason))
  }

  @Test func `a copy without a holder takes back the explanation`() throws {
    var run = SampleRun.whole
    let place = try #require(run.rows.lastIndex { $0["contender"] as? String == "struct in place" })
    run.rows[place]["copied_elements"] = 50_000

    let answers = try Markup(run.saved.pageSections()).texts("dd")

    #expect(answers[1].hasPrefix("In some patterns. With 160,000 elements"))
    #expect(!answers.contains { $0.contains("something holds the old state") })
  }
}
