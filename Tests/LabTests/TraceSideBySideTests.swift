import Report
import Testing
import Trace

@testable import lab

struct TraceSideBySideTests {
  private func recording(_ pattern: String, acts: Range<Int>) -> Recording {
    let events = acts.map { Event(id: $0, cause: nil, kind: .act("tap \($0)")) }
    return Recording(pattern: pattern, level: .fields, dropped: acts.lowerBound, events: events)
  }

  @Test func `what was dropped is counted, and the same act stands in one row`() {
    let recordings = [recording("MV", acts: 0..<3), recording("MVI", acts: 2..<3)]

    let text = TraceSideBySide(recordings, showsSites: false).rendered(width: 100, style: .plain)

    let lines = text.split(separator: "\n").map { $0.split(separator: "│").map(trimmed) }
    #expect(lines.contains(["tap 2", "tap 2"]))
    #expect(lines.contains(["", "(dropped: 2 earlier happenings)"]))
  }

  private func trimmed(_ text: Substring) -> String {
    String(text.drop { $0 == " " }.reversed().drop { $0 == " " }.reversed())
  }
}
