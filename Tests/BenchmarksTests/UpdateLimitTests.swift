import Measure
import Testing

@testable import Benchmarks

@Suite struct UpdateLimitTests {
  /// One strategy and operation at four sizes, whose times are given by a formula.
  private func limit(_ nanoseconds: (Double) -> Double) throws -> UpdateLimit? {
    let strategy = Strategies.baseline
    let state = AppState.sample(size: 16, seed: 2026)
    let row = [160, 1_600, 16_000, 160_000].map { size in
      let samples = (0..<11).map { round in
        let cpu = nanoseconds(Double(size)) * (1 + 0.001 * Double(round % 3))
        return Sample(cpu: cpu, wall: cpu, iterations: 1)
      }
      let series = Series(name: strategy.name, samples: samples)
      let rounds = Rounds(baseline: series, control: series, challengers: [])
      return UpdateFigure(
        operation: .likeOnePost, strategy: strategy, size: size,
        cost: strategy.cost(of: .likeOnePost, on: state),
        timing: .init(series, in: rounds, isBaseline: true))
    }
    return UpdateLimit(row, growth: UpdateGrowth(row))
  }

  @Test(arguments: [(10.0, 100_000.0), (50, 20_000), (1, 1_000_000)])
  func `linear time is solved for a millisecond`(perElement: Double, expected: Double) throws {
    guard case .elements(let elements) = try limit({ perElement * $0 }) else {
      Issue.record("no limit")
      return
    }
    #expect(abs(elements.median / expected - 1) < 0.01)
    #expect(elements.contains(expected))
    #expect(elements.low > 0.85 * expected && elements.high < 1.15 * expected)
  }

  @Test func `a fixed cost is taken off before the line is followed`() throws {
    guard case .elements(let elements) = try limit({ 300_000 + 7 * $0 }) else {
      Issue.record("no limit")
      return
    }
    #expect(abs(elements.median / 100_000 - 1) < 0.02)
  }

  @Test func `constant time under a millisecond allows any state`() throws {
    #expect(try limit { _ in 900_000 } == .any)
  }

  @Test func `constant time over a millisecond allows none`() throws {
    #expect(try limit { _ in 2_000_000 } == .nowhere)
  }

  @Test func `the fit is not followed more than a hundredfold`() throws {
    #expect(try limit { 25 * $0.squareRoot() } == .beyond(16_000_000))
  }
}
