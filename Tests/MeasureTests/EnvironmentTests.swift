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
}
