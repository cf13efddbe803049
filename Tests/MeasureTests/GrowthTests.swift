import Foundation
import LabOutput
import Testing

@testable import LabMeasure

struct GrowthTests {
  private func growth(_ time: (Double) -> Double) -> Growth {
    Growth(
      times: [16, 160, 1_600, 16_000, 160_000].map { size in
        let series = Series.synthetic(around: time(Double(size)), noise: 0.02, seed: UInt64(size))
        return (size: size, processes: [series.cpu])
      },
      bootstrap: Bootstrap(resamples: 200))
  }

  @Test(arguments: [0, 40.0])
  func `names constant and linear time, behind a fixed cost too`(fixed: Double) {
    func order(_ cost: (Double) -> Double) -> GrowthOrder? {
      growth { cost($0) * 12 + fixed * cost(16) }.order
    }

    #expect(order { _ in 1 } == .constant)
    #expect(order { $0 } == .linear)
    #expect(order { $0.squareRoot() } == nil)
    #expect(order { $0 * log($0) } == nil)
    #expect(Growth(times: [(size: 16, processes: [[1, 2]])]).order == nil)
  }

  /// Medians that were recorded on two machines, in nanoseconds.
  @Test(arguments: [
    // A search: pure n.
    (160, [1_620.0, 17_400, 175_000, 1_760_000], GrowthOrder.linear),
    // A class changed in place: constant; and with elements that no cache holds.
    (160, [36.6, 37.3, 37.5, 36.6], .constant), (160, [36.0, 39.8, 67.3, 208], .constant),
    // A copy of blocks that come in fresh pages from some size on.
    (160, [2_640.0, 28_700, 288_000, 5_750_000], .irregular),
    (16, [290.0, 2_640, 28_700, 288_000, 5_750_000], .irregular),
    (1_600, [26_400.0, 270_000, 5_570_000], .irregular),
    // A dictionary, whose buckets are twice as many for the largest.
    (160, [3_810.0, 36_600, 466_000, 15_800_000], .irregular),
    (1_600, [35_400.0, 467_000, 14_800_000], .irregular),
    // A chunk that is full from some size on.
    (160, [2_770.0, 14_700, 15_600, 28_300], .irregular),
  ])
  func `names recorded series`(first: Int, medians: [Double], order: GrowthOrder) {
    let times = medians.enumerated().map { index, time in
      (size: first * Int(pow(10, Double(index))), processes: [[time * 0.99, time, time * 1.01]])
    }

    #expect(Growth(times: times, bootstrap: Bootstrap(resamples: 200)).order == order)
  }

  @Test func `shows a rise that the order does not explain`() {
    let times = [(160, 36.0), (160_000, 208)].map { (size: $0, processes: [[$1, $1]]) }

    #expect(Growth(times: times).cell.text == "O(1), 5.78×")
  }

  @Test(arguments: [(0.018, GrowthOrder.constant), (0.022, .linear)])
  func `a fiftieth of a nanosecond an element is constant`(each: Double, order: GrowthOrder) {
    #expect(growth { $0 * each }.order == order)
  }

  @Test func `processes that grow otherwise widen the interval, slower ones do not`() {
    func width(_ processes: [(Double) -> Double]) -> Double {
      let growth = Growth(
        times: [16, 160, 1_600, 16_000].map { size in
          (size: size, processes: processes.map { [$0(Double(size))] })
        }, bootstrap: Bootstrap(resamples: 200))
      return growth.exponent.high - growth.exponent.low
    }

    #expect(width([1, 2, 1.5, 3, 1.2, 2.5].map { speed in { $0 * speed } }) < 0.001)
    #expect(width([0, 0.1, 0, -0.1, 0.1, -0.1].map { bend in { pow($0, 1 + bend) } }) > 0.1)
  }
}

struct PowerLawTests {
  private func points(
    _ sizes: [Double] = [10, 100, 1_000, 10_000], _ time: (Double) -> Double
  ) -> [PowerLaw.Point] {
    sizes.map { (size: $0, time: time($0)) }
  }

  @Test func `tells fixed cost, factor and exponent apart`() throws {
    let law = try #require(PowerLaw(removingFixedCostFrom: points { 500 + 2 * $0 }))

    #expect(abs(law.fixed / 500 - 1) < 0.01)
    #expect(abs(law.factor / 2 - 1) < 0.1)
    #expect(abs(law.exponent - 1) < 0.01)
  }
}
