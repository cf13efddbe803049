import Foundation
import Testing

@testable import LabCommandLine

/// The changelog, and the version that the program prints.
struct ChangelogTests {
  /// Returns what keeps a changelog from telling when this version appeared, and what is in it.
  private func problems(in text: String, of version: String) -> [String] {
    let headings = text.split(separator: "\n").filter {
      $0.hasPrefix("## ") || $0.hasPrefix("### ")
    }
    let versions = headings.filter { $0.hasPrefix("## ") && $0 != "## Unreleased" }
      .compactMap { $0.wholeMatch(of: #/## \[(\d+\.\d+\.\d+)\] - (\d{4}-\d\d-\d\d)/#) }
    let known = ["### Added", "### Changed", "### Removed", "### Fixed", "## Unreleased"]
    let unknown = headings.filter { heading in
      !known.contains(String(heading)) && !versions.contains { $0.0 == heading }
    }
    let newest = versions.first.map { String($0.1) }
    let dates = versions.map { String($0.2) }
    return unknown.map { "unknown heading: \($0)" }
      + (newest == version ? [] : ["the newest version is \(newest ?? "missing")"])
      + (dates == dates.sorted(by: >) ? [] : ["the dates go back: \(dates)"])
  }

  @Test func `the newest dated version is the program's`() throws {
    let root = URL(filePath: #filePath).deletingLastPathComponent().appending(path: "../../..")

    let text = try String(contentsOf: root.appending(path: "CHANGELOG.md"), encoding: .utf8)

    #expect(problems(in: text, of: Lab.version) == [])
  }

  @Test(arguments: [
    ("## [9.9.9] - 2026-11-24", "the newest version is 9.9.9"),
    ("## Unreleased\n\n### Added", "the newest version is missing"),
    ("## [1.2.3]", "unknown heading: ## [1.2.3]"),
    ("## [1.2.3] - 2026-11-24\n\n### Bettered", "unknown heading: ### Bettered"),
    (
      "## [1.2.3] - 2026-11-22\n\n## [0.0.1] - 2026-11-24",
      "the dates go back: [\"2026-11-22\", \"2026-11-24\"]"
    ),
  ])
  func `finds a version without a date, and other headings`(_ text: String, _ problem: String) {
    #expect(problems(in: text, of: "1.2.3").contains(problem))
  }
}
