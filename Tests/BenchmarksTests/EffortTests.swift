import Measure
import Testing

@testable import Benchmarks

@MainActor
@Suite struct EffortTests {
  private let full = [16, 160, 1_600, 16_000, 160_000]

  @Test func `sizes grow tenfold, and end at the largest that is asked for`() {
    #expect(Effort.sizes(BenchOptions()) == full)

    var options = BenchOptions()
    options.largestSize = 1_600_000
    #expect(Effort.sizes(options) == full + [1_600_000])
  }

  @Test func `a full run times every operation at every size`() {
    let effort = Effort(BenchOptions())

    #expect(effort.sizes(of: full, forFirst: true) == full)
    #expect(effort.sizes(of: full, forFirst: false) == full)
    #expect(effort.schedule.rounds.lowerBound >= 20)
  }

  @Test func `a quick run leaves sizes out, and never the largest`() {
    let effort = Effort(BenchOptions(isQuick: true))

    #expect(effort.sizes(of: full, forFirst: true) == [1_600, 16_000, 160_000])
    #expect(effort.sizes(of: full, forFirst: false) == [160_000])
  }
}
