import LabContract
import LabDomain
import LabPatterns
import LabTracepoints
import Testing

@testable import LabApp
@testable import LabDemo

struct DemoModelTests {
  private let demo = DemoModel()

  @Test func `choosing another pattern starts it, with its recorder`() {
    let first = demo.running

    demo.choice = "MVI"

    #expect(demo.running !== first)
    #expect(demo.running.pattern.name == "MVI")
    #expect(Cause.defaultSink === demo.running.recorder)
  }

  @Test func `latency and failures reach the network`() {
    demo.condition.latency = .seconds(2)
    demo.condition.failure = .offline

    #expect(
      demo.network.condition == SlowNetwork.Condition(latency: .seconds(2), failure: .offline))
  }
}
