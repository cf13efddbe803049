import Measure
import Testing

@Suite struct BandTests {
  @Test func `a quiet control leaves the band at three percent`() {
    #expect(Band(controlRatios: [[0.99, 1, 1.01]]).delta == 0.03)
  }

  @Test func `single noisy rounds do not widen the band, for no median strays with them`() {
    let ratios = [1.5, 0.5, 1.4, 0.6] + Array(repeating: 1, count: 17)

    #expect(Band(controlRatios: [ratios]).delta == Band.smallestDelta)
    #expect(Band.ofSingleRounds([ratios]).delta > 0.3)
  }

  @Test func `the band is as wide as the median strays in 95 of 100 resamples`() {
    let ratios = Array(repeating: 0.8, count: 10) + [1] + Array(repeating: 1.1, count: 10)

    let band = Band(controlRatios: [ratios])
    let inside = Bootstrap().medians(of: [ratios]).count { abs($0 - 1) <= band.delta }

    #expect(abs(band.delta - 0.2) < 1e-12)
    #expect(inside >= 1_900)
  }

  @Test func `an offset that all rounds share widens the band`() {
    let ratios = (0..<21).map { 1.08 + 0.001 * Double($0 % 3) }

    #expect(abs(Band(controlRatios: [ratios]).delta - 0.081) < 0.0015)
  }

  @Test func `half a nanosecond is the least that the band lets mean something`() {
    let band = Band(delta: 0.04)

    #expect(band.resolving(nanoseconds: 2).delta == 0.25)
    #expect(band.resolving(nanoseconds: 10).delta == 0.05)
    #expect(band.resolving(nanoseconds: 3_000) == band)
    #expect(band.resolving(nanoseconds: .nan) == band)
  }

  @Test func `without a control the band is three percent`() {
    #expect(Band(controlRatios: []).delta == Band.smallestDelta)
  }
}
