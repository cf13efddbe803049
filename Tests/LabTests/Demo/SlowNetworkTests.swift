import LabBackend
import LabDomain
import LabSpecification
import Testing

@testable import LabDemo

struct SlowNetworkTests {
  private let clock = TestClock()
  private let network: SlowNetwork

  init() { network = SlowNetwork(clock: clock) }

  @Test func `an answer comes after the pause, and no sooner`() async throws {
    network.condition = SlowNetwork.Condition(latency: .seconds(2))
    let publish = Task { try await network.publish("Hello") }
    await settle()

    clock.advance(by: .milliseconds(1_999))
    #expect(clock.sleepers == [.milliseconds(1)])

    clock.advance(by: .milliseconds(1))
    #expect(try await settled(publish).text == "Hello")
  }

  @Test func `a failure comes after the pause, and changes nothing`() async throws {
    network.condition = SlowNetwork.Condition(latency: .seconds(2), failure: .offline)
    let publish = Task { try await network.publish("Hello") }
    await settle()
    #expect(clock.sleepers == [.seconds(2)])

    clock.advance(by: .seconds(2))

    await #expect(throws: DomainError.offline) { try await settled(publish) }
    network.condition = SlowNetwork.Condition(latency: .zero)
    #expect(try await network.search("Hello") == [])
  }
}
