import Foundation
import Measure
import Sessions
import Testing

@testable import Benchmarks

@MainActor
struct SessionTimingTests {
  /// MV takes 10 in every launch, MVVM what is given, a figure a launch.
  private func rounds(_ times: [Double]) -> Rounds {
    func series(_ name: String, _ times: [Double]) -> Series {
      let samples = times.map { [Sample(cpu: $0, wall: $0, iterations: 1)] }
      return Series(name: name, launches: samples)
    }
    let base = series("MV", times.map { _ in 10 })
    return Rounds(seed: 1, baseline: base, control: base, challengers: [series("MVVM", times)])
  }

  private func timing(_ times: (Session.Kind) -> [Double]) -> SessionTiming {
    SessionTiming([rounds(times(.like))] + Session.Kind.allCases.map { rounds(times($0)) })
  }

  @Test func `the mean of the acts weighs each kind the same, and nothing not at all`() throws {
    let kinds = Double(Session.Kind.allCases.count - 1)

    let mean = try #require(
      timing { kind in
        switch kind {
        case .nothing: [1e6]
        case .like: [10 * pow(2, kinds)]
        default: [10]
        }
      }.meanRatio(of: "MVVM"))

    #expect(abs(mean.median - 2) < 1e-9)
  }

  @Test func `its interval lies between launches`() throws {
    let mean = try #require(timing { _ in [20, 30, 25, 24, 26] }.meanRatio(of: "MVVM"))

    #expect(abs(mean.median - 2.5) < 1e-9)
    #expect(mean.low < 2.4 && mean.high > 2.6)
  }

  @Test func `a pattern that was not timed has no mean`() {
    #expect(timing { _ in [20] }.meanRatio(of: "MVI") == nil)
  }

  @Test func `the first acts of the first pattern are those of the baseline`() {
    let orders = [[1, 2, 0], [1, 0, 2], [0, 2, 1], [2, 0, 1]]

    #expect(
      orders.map(SessionSuite.puttingBaselineBeforeControl) == [
        [0, 2, 1], [0, 1, 2], [0, 2, 1], [2, 0, 1],
      ])
  }

  @Test func `only launches know a first act`() {
    let series = rounds([20, 30]).challengers[0]
    func figure(_ launches: [[Sample]]) -> ActFigure {
      ActFigure(pattern: "MVVM", kind: .like, series: Series(name: "MVVM", launches: launches))
    }
    let samples = series.samples

    #expect(figure([samples, samples]).first == 20)
    #expect(figure([samples]).first == nil)
    #expect(figure([samples, samples]).result(in: "session").firstNanoseconds == 20)
    #expect(figure([samples, samples]).result(in: "session").percentile99Nanoseconds == nil)
  }
}
