import Foundation
import Testing

@testable import LabMeasure

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

  @Test func `reads the processor of Intel and of ARM`() {
    let intel = Processor(
      cpuinfo: """
        processor\t: 0
        cpu family\t: 6
        model\t\t: 143
        model name\t: A: CPU
        cpu MHz\t\t: 2000.000

        processor\t: 1
        model name\t: Other
        """)
    let arm = Processor(cpuinfo: "CPU implementer\t: 0x41\nCPU part\t: 0xd0c\nFeatures\t:\n")

    #expect(
      intel == Processor(name: "A: CPU", family: "6", model: "143", megahertz: 2_000))
    #expect(intel.text == "A: CPU, family 6, model 143, 2.00 GHz")
    #expect(Processor().text == "unknown processor")
    #expect(arm == Processor(family: "0x41", model: "0xd0c"))
  }

  @Test(arguments: [(0.5, 0), (5, 2)])
  func `load is of each processor, and one process is the lab`(load: Double, other: Double) {
    let environment = Environment(
      date: "", cores: 2, cpu: "", system: "", kernel: "", load: load, compiler: "",
      build: .release)

    #expect(environment.otherLoad == other)
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
