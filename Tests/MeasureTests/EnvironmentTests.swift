import Foundation
import Measure
import Testing

struct EnvironmentTests {
  let environment = Environment.current()

  @Test func `describes this machine`() throws {
    let date = try Date(environment.date, strategy: .iso8601)

    #expect(environment.cores >= 1)
    #expect(environment.kernel != "unknown")
    #expect(environment.system != "unknown")
    #expect(environment.load >= 0)
    #expect(environment.compiler.hasPrefix("Swift 6."))
    #expect(abs(date.timeIntervalSinceNow) < 3_600)
  }

  @Test func `clocks advance with work`() {
    let clocks = [CPUClock.thread, .process]
    let before = clocks.map { $0.now() }

    while CPUClock.thread.now().cpu < before[0].cpu + 1_000_000 {}

    let after = clocks.map { $0.now() }
    for (before, after) in zip(before, after) {
      #expect((after - before).cpu >= 900_000)
      #expect((after - before).wall > 0)
    }
  }
}
