import Measure
import Report
import Sessions
import Testing

@testable import Benchmarks

/// Over figures that were made up, for their width and for what they say.
@MainActor
struct SessionTablesTests {
  private let patterns = [
    "MV", "MVVM", "MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor",
  ]

  private func series(_ name: String, _ nanoseconds: Double) -> Series {
    Series(
      name: name,
      samples: (0..<11).map { _ in
        Sample(cpu: nanoseconds, wall: nanoseconds, iterations: 1)
      })
  }

  private func tables(wrong: String? = nil) -> [Table] {
    let figures = patterns.flatMap { pattern in
      Session.Kind.allCases.map { kind in
        var cost = ActCost()
        cost.add(bodies: 12, allocations: Allocations(count: 123_456, bytes: 123_456_789))
        return ActFigure(
          pattern: pattern, kind: kind, series: pattern == wrong ? nil : series(pattern, 123_456),
          cost: cost)
      }
    }
    let rounds = Rounds(
      seed: 1, baseline: series("MV", 1e6), control: series("control", 1e6),
      challengers: [
        series("MVVM", 1.2e6), series("MVVMActions", 1.2e6), series("InputOutput", 0.8e6),
        series("MVI", 1.01e6),
        series("MVIContainer", 1.3e6),
        series("MVIReactor", 1.4e6),
      ]
      .filter { $0.name != wrong })
    let timing = SessionTiming([rounds] + Session.Kind.allCases.map { _ in rounds })
    return SessionTables(figures: figures, timing: timing).all
  }

  @Test func `no line is wider than 80 characters, and nothing is cut`() {
    for table in tables() {
      let text = table.rendered()
      #expect(text.split(separator: "\n").allSatisfy { $0.count <= 80 })
      #expect(!text.contains("…"))
    }
  }

  @Test func `each pattern stands beside the first, with a verdict`() {
    let text = tables()[3].rendered()
    #expect(text.contains("InputOutput    800 µs  0.800×  0.800–0.800  faster"))
    #expect(text.contains("MVI           1.01 ms   1.01×  1.01–1.01    same"))
  }

  @Test func `a pattern with other screens has no figures`() {
    let tables = tables(wrong: "MVI")
    let row = tables[3].rendered().split(separator: "\n").first { $0.hasPrefix("MVI") }
    #expect(row?.split(separator: " ") == ["MVI", "wrong"])
    for index in [0, 1, 3] { #expect(tables[index].rendered().contains("wrong")) }
    let latencies = tables[2].rendered().split(separator: "\n").first { $0.hasPrefix("MVI ") }
    #expect(latencies?.split(separator: " ") == ["MVI", "–", "–", "–", "–", "–"])
  }
}
