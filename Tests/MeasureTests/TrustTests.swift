import Measure
import Testing

@Suite struct TrustTests {
  private func trust(delta: Double, preempted: Int = 0) -> Trust {
    Trust(band: Band(delta: delta), preemptedRounds: preempted, rounds: 20)
  }

  @Test func `a narrow band is quiet up to five percent`() {
    #expect(trust(delta: 0.03) == .quiet)
    #expect(trust(delta: 0.05) == .quiet)
    #expect(trust(delta: 0.05.nextUp) == .noisy)
  }

  @Test func `beyond fifteen percent times are not to be trusted`() {
    #expect(trust(delta: 0.15) == .noisy)
    #expect(trust(delta: 0.15.nextUp) == .doNotTrust)
  }

  @Test func `a machine that is taken away in most rounds is not quiet`() {
    #expect(trust(delta: 0.03, preempted: 10) == .quiet)
    #expect(trust(delta: 0.03, preempted: 11) == .noisy)
  }
}
