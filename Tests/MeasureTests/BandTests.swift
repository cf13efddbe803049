import Measure
import Testing

@Suite struct BandTests {
  @Test func `a quiet control leaves the band at three percent`() {
    #expect(Band(controlRatios: [0.99, 1, 1.01]).delta == 0.03)
  }

  @Test func `a noisy control widens the band to its 95th percentile`() {
    let ratios = [1.5] + Array(repeating: 1, count: 9) + Array(repeating: 0.75, count: 10)

    let band = Band(controlRatios: ratios)

    #expect(abs(band.delta - 0.2625) < 1e-12)
  }

  @Test func `without a control the band is three percent`() {
    #expect(Band(controlRatios: []).delta == Band.smallestDelta)
  }
}
