import Measure
import Testing

@Suite struct VerdictTests {
  /// Edges at 0.75 and 1.25, which binary fractions hold exactly.
  let band = Band(delta: 0.25)

  private func verdict(_ low: Double, _ high: Double) -> Verdict {
    Verdict(Estimate(low: low, median: (low + high) / 2, high: high), against: band)
  }

  @Test func `above the band is slower`() {
    #expect(verdict(1.25.nextUp, 2) == .slower)
  }

  @Test func `touching the upper edge from above is not slower`() {
    #expect(verdict(1.25, 2) == .inconclusive)
  }

  @Test func `below the band is faster`() {
    #expect(verdict(0.5, 0.75.nextDown) == .faster)
  }

  @Test func `touching the lower edge from below is not faster`() {
    #expect(verdict(0.5, 0.75) == .inconclusive)
  }

  @Test func `inside the band is the same, its edges included`() {
    #expect(verdict(0.75, 1.25) == .same)
    #expect(verdict(0.9, 0.95) == .same)
  }

  @Test func `an interval that leaves the band on one side decides nothing`() {
    #expect(verdict(0.75.nextDown, 1) == .inconclusive)
    #expect(verdict(1, 1.25.nextUp) == .inconclusive)
  }

  @Test func `an interval wider than the band decides nothing`() {
    #expect(verdict(0.5, 2) == .inconclusive)
  }
}
