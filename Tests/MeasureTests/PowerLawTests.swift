import Testing

@testable import Measure

@Suite struct PowerLawTests {
  private func points(
    _ sizes: [Double] = [10, 100, 1_000, 10_000], _ time: (Double) -> Double
  ) -> [PowerLaw.Point] {
    sizes.map { (size: $0, time: time($0)) }
  }

  @Test func `fixed cost, factor and exponent are told apart`() throws {
    let law = try #require(
      PowerLaw(removingFixedCostFrom: points { 500 + 2 * $0 }, resolution: 0.03))

    #expect(abs(law.fixed / 500 - 1) < 0.01)
    #expect(abs(law.factor / 2 - 1) < 0.1)
    #expect(abs(law.exponent - 1) < 0.01)
  }

  @Test func `one size off the line moves neither slope nor factor`() {
    let law = PowerLaw(through: points([1, 2, 4, 8, 16]) { $0 == 16 ? 320 : 2 * $0 })

    #expect(abs(law.exponent - 1) < 1e-9)
    #expect(abs(law.factor - 2) < 1e-9)
  }

  @Test func `what stands out by less than noise may be is not fitted`() {
    let points = points { $0 == 10_000 ? 1.02 : 1 + 0.000_001 * $0 }

    #expect(PowerLaw(removingFixedCostFrom: points, resolution: 0.03) == nil)
    #expect(PowerLaw(removingFixedCostFrom: points, resolution: 0.000_1) != nil)
  }

  @Test func `a size that stands out by less than noise may be bends no slope`() throws {
    let points = points([10, 100, 1_000, 10_000, 100_000]) { $0 == 100 ? 102.5 : 100 + 0.01 * $0 }

    let law = try #require(PowerLaw(removingFixedCostFrom: points, resolution: 0.03))

    #expect(abs(law.exponent - 1) < 0.02)
    #expect(abs(law.fixed / 100 - 1) < 0.01)
  }

  @Test func `what shrinks with size has no law, nor has no size`() {
    #expect(PowerLaw(removingFixedCostFrom: points { 1 / $0 }, resolution: 0.03) == nil)
    #expect(PowerLaw(removingFixedCostFrom: [], resolution: 0.03) == nil)
  }
}
