import Domain
import LabTestSupport
import SampleBackend
import Testing

struct LatencyTests {
  private let clock = TestClock()

  @Test func `each request reads the data after its own latency`() async throws {
    let backend = SampleBackend(
      policy: .latency(on: clock) { $0 == .profile(1) ? .seconds(2) : .seconds(1) })
    let slow = Task { try await backend.profile(1) }
    let fast = Task { try await backend.search("") }
    await settle()
    var profile = SampleData.me
    profile.bio = "Changed meanwhile."

    clock.advance(by: .seconds(1))
    _ = try await settled(fast)
    #expect(clock.sleepers == [.seconds(1)])
    backend.policy = .immediate
    _ = try await backend.save(profile)
    clock.advance(by: .seconds(1))

    #expect(try await settled(slow) == profile)
    #expect(backend.log == [.profile(1), .search(""), .save(profile)])
  }
}
