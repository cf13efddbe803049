import Measure
import Testing

@Suite struct CPUClockTests {
  @Test(arguments: [CPUClock.thread, .process])
  func `processor time never goes back`(clock: CPUClock) {
    let first = clock.now()
    blackHole((0..<1_000).map { $0 * $0 })

    #expect(clock.now() >= first)
  }

  @Test func `a tick tells processor time and wall time apart`() {
    let elapsed = Tick(cpu: 130, wall: 900).elapsed(since: Tick(cpu: 100, wall: 500))

    #expect(elapsed == Elapsed(cpu: 30, wall: 400))
  }
}
