import Foundation
import Measure
import Testing

@Suite struct GrowthTests {
  private func growth(_ time: (Double) -> Double) -> Growth {
    Growth(
      times: [16, 160, 1_600, 16_000, 160_000].map { size in
        let series = Series.synthetic(
          "any", around: time(Double(size)), noise: 0.02, seed: UInt64(size))
        return (size: size, launches: [series.cpu])
      })
  }

  @Test func `time that follows size is linear`() {
    let growth = growth { 3 * $0 }

    #expect(abs(growth.exponent.median - 1) < 0.01)
    #expect(growth.exponent.contains(1))
    #expect(!growth.exponent.contains(0))
  }

  @Test func `time that does not follow size is constant`() {
    let growth = growth { _ in 7 }

    #expect(growth.exponent.contains(0))
    #expect(!growth.exponent.contains(1))
  }

  @Test func `time that follows the square of size is neither`() {
    let growth = growth { $0 * $0 }

    #expect(abs(growth.exponent.median - 2) < 0.01)
    #expect(!growth.exponent.contains(1))
    #expect(!growth.exponent.contains(0))
  }

  @Test(arguments: GrowthOrder.allCases)
  func `a planted order is called by its name`(order: GrowthOrder) {
    let growth = growth { order.cost(of: Int($0)) * 12 }

    #expect(growth.order(within: Band(delta: 0.03)) == order)
  }

  @Test(arguments: [GrowthOrder.squareRoot, .linear, .linearithmic])
  func `a fixed cost before the growth hides no order`(order: GrowthOrder) {
    let fixed = 40 * order.cost(of: 16)
    let growth = growth { order.cost(of: Int($0)) + fixed }

    #expect(abs(growth.fixedCost / fixed - 1) < 0.1)
    #expect(growth.order(within: Band(delta: 0.03)) == order)
  }

  @Test func `of a constant cost nothing is taken off`() {
    #expect(growth { _ in 7 }.fixedCost == 0)
    #expect(growth { 3 * $0 }.fixedCost < 2)
  }

  @Test func `launches that differ widen the interval`() {
    func growth(_ shifts: [Double]) -> Growth {
      Growth(
        times: [16, 160, 1_600, 16_000].map { size in
          (
            size: size,
            launches: shifts.enumerated().map { launch, shift in
              Series.synthetic(
                "any", around: pow(Double(size), 1 + shift), noise: 0.01, rounds: 4,
                seed: UInt64(size + launch)
              ).cpu
            }
          )
        })
    }
    let alike = growth([0, 0, 0, 0, 0, 0]).exponent
    let different = growth([0, 0.1, 0, -0.1, 0.1, -0.1]).exponent

    #expect(alike.high - alike.low < 0.02)
    #expect(different.high - different.low > 0.1)
    #expect(different.contains(1))
  }

  @Test func `a launch that is slower at every size bends nothing`() {
    let speeds = [1, 2, 1.5, 3, 1.2, 2.5]
    let growth = Growth(
      times: [16, 160, 1_600, 16_000].map { size in
        (size: size, launches: speeds.map { speed in [Double(size) * speed] })
      })

    #expect(growth.exponent.high - growth.exponent.low < 0.001)
  }

  @Test func `what follows no order has no name`() {
    #expect(growth { $0 * $0 }.order(within: Band(delta: 0.03)) == nil)
    #expect(growth { pow($0, 0.25) }.order(within: Band(delta: 0.03)) == nil)
  }

  @Test func `between two orders that both fit, none is called`() {
    let linear = growth { 3 * $0 }

    #expect(linear.order(within: Band(delta: 9)) == nil)
  }

  @Test func `slower memory behind larger arrays is no other order`() {
    #expect(growth { $0 * pow($0 / 16, 0.03) }.order(within: Band(delta: 0.03)) == .linear)
  }

  @Test func `a wide band moves both ends by what it bends over the span of sizes`() {
    let growth = growth { $0 }
    let widened = growth.exponent(within: Band(delta: 1))

    let bend = log(2) / log(10_000.0)
    #expect(abs(growth.exponent.low - widened.low - bend) < 1e-12)
    #expect(abs(widened.high - growth.exponent.high - bend) < 1e-12)
  }

  @Test func `one size has no order`() {
    #expect(
      Growth(times: [(size: 16, launches: [[1, 2, 3]])]).order(within: Band(delta: 0.03)) == nil)
  }

  @Test func `one size says nothing about growth`() {
    let growth = Growth(times: [(size: 16, launches: [[1, 2, 3]])])

    #expect(growth.exponent.median.isNaN)
    #expect(!growth.exponent.contains(1))
  }
}
