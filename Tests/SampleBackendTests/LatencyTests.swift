import Domain
import LabTestSupport
import SampleBackend
import Testing

struct LatencyTests {
  private let clock = TestClock()

  @Test func `each request is answered after its own latency`() async throws {
    let backend = SampleBackend(
      policy: .latency(on: clock) { $0 == .search("slow") ? .seconds(2) : .seconds(1) })
    var answered: [String] = []
    let slow = Task {
      _ = try await backend.search("slow")
      answered.append("slow")
    }
    let fast = Task {
      _ = try await backend.search("fast")
      answered.append("fast")
    }
    await settle()

    clock.advance(by: .seconds(1))
    await settle()
    #expect(answered == ["fast"])

    clock.advance(by: .seconds(1))
    try await settled(slow)
    try await settled(fast)
    #expect(answered == ["fast", "slow"])
    #expect(backend.log == [.search("slow"), .search("fast")])
  }

  @Test func `the data is read at the end of the wait`() async throws {
    let backend = SampleBackend(policy: .latency(on: clock) { _ in .seconds(1) })
    let load = Task { try await backend.profile(1) }
    await settle()
    var profile = SampleData.me
    profile.bio = "Changed meanwhile."

    backend.policy = .immediate
    _ = try await backend.save(profile)
    clock.advance(by: .seconds(1))

    #expect(try await settled(load) == profile)
  }
}
