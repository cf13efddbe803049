import Contract
import Measure
import PatternList
import Sessions
import Testing

@testable import Benchmarks

@MainActor
struct SessionSuiteTests {
  @Test func `a session's time is the processor time of its acts`() async throws {
    var reads = 0
    let stopwatch = Stopwatch {
      reads += 1
      return Tick(cpu: reads, wall: 1_000 * reads)
    }
    let suite = SessionSuite(options: BenchOptions(isQuick: true), stopwatch: stopwatch) { _ in }

    let timing = try await suite.timing(of: [Patterns.all[1]])

    let acts = Session.Feature.allCases.flatMap { Session().acts(on: $0) }.count
    #expect(timing.session.baseline.cpu == Array(repeating: Double(acts), count: 11))
    #expect(timing.session.controlRatios == [Array(repeating: 1, count: 11)])
    for kind in Session.Kind.allCases {
      #expect(
        timing.series(of: "MVVM", kind)?.cpu
          == Array(repeating: 1, count: 11 * Session().count(of: kind)))
    }
  }
}
