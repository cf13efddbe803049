import Measure
import Testing

@Suite struct GrowthTests {
  private func growth(_ time: (Double) -> Double) -> Growth {
    Growth(
      times: [16, 160, 1_600, 16_000, 160_000].map { size in
        let series = Series.synthetic(
          "any", around: time(Double(size)), noise: 0.02, seed: UInt64(size))
        return (size: size, rounds: series.cpu)
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

  @Test func `one size says nothing about growth`() {
    let growth = Growth(times: [(size: 16, rounds: [1, 2, 3])])

    #expect(growth.exponent.median.isNaN)
    #expect(!growth.exponent.contains(1))
  }
}
