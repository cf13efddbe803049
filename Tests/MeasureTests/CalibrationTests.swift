import Measure
import Testing

@Suite struct CalibrationTests {
  let clock = FakeClock()

  private func iterations(costing cost: Int, _ calibration: Calibration = Calibration()) -> Int {
    calibration.iterations { iterations in
      Elapsed(cpu: iterations * cost, wall: iterations * cost)
    }
  }

  @Test(arguments: [1, 3, 40, 999, 20_000, 900_000])
  func `a sample lasts at least the target and not much longer`(cost: Int) {
    let lasts = iterations(costing: cost) * cost

    #expect(lasts >= 1_250_000)
    #expect(lasts <= 1_500_000 + cost)
  }

  @Test func `work longer than the target runs once`() {
    #expect(iterations(costing: 5_000_000) == 1)
  }

  @Test func `a longer target wants more iterations`() {
    let iterations = iterations(costing: 1_000, Calibration(target: .milliseconds(10)))

    #expect(iterations * 1_000 >= 10_000_000)
  }

  @Test func `work that costs nothing ends at the ceiling`() {
    #expect(iterations(costing: 0, Calibration(ceiling: 5_000)) == 5_000)
  }

  @Test func `a cold first run does not count`() {
    var isCold = true

    let iterations = Calibration().iterations { iterations in
      defer { isCold = false }
      let cost = isCold ? 10_000_000 : iterations * 100
      return Elapsed(cpu: cost, wall: cost)
    }

    #expect(iterations * 100 >= 1_000_000)
  }
}
