import Domain
import LabTestSupport
import SampleBackend
import Testing

struct ScriptedFailuresTests {
  private let backend = SampleBackend()

  @Test func `fails the next matching request, once, changing nothing`() async throws {
    backend.fail(.server) { $0 == .publish("Hello") }

    _ = try await backend.profile(1)
    await #expect(throws: DomainError.server) { try await backend.publish("Hello") }

    #expect(try await backend.search("Hello") == [])
    #expect(try await backend.publish("Hello").id == 51)
  }

  @Test func `a failure can repeat`() async throws {
    backend.fail(.offline, times: 2) { _ in true }

    await #expect(throws: DomainError.offline) { try await backend.profile(1) }
    await #expect(throws: DomainError.offline) { try await backend.page(after: nil) }

    #expect(try await backend.profile(1) == SampleData.me)
  }

  @Test(arguments: [0, -1])
  func `a failure of zero times never happens`(times: Int) async throws {
    backend.fail(.offline, times: times) { _ in true }

    #expect(try await backend.profile(1) == SampleData.me)
  }

  @Test func `the older of two failures comes first`() async {
    backend.fail(.offline) { _ in true }
    backend.fail(.server) { _ in true }

    await #expect(throws: DomainError.offline) { try await backend.profile(1) }
    await #expect(throws: DomainError.server) { try await backend.profile(1) }
  }

  @Test func `with latency, the first request to arrive fails`() async throws {
    let clock = TestClock()
    backend.policy = .latency(on: clock) { $0 == .search("slow") ? .seconds(2) : .seconds(1) }
    backend.fail(.server) { _ in true }
    let slow = Task { try await backend.search("slow") }
    let fast = Task { try await backend.search("fast") }
    await settle()

    clock.advance(by: .seconds(2))

    #expect(try await settled(fast) == [])
    await #expect(throws: DomainError.server) { try await settled(slow) }
  }

  @Test func `a gated call consumes no failure`() async throws {
    backend.policy = .gated
    backend.fail(.server) { _ in true }
    let load = Task { try await backend.profile(1) }
    await settle()

    try backend.releaseFirst()

    #expect(try await settled(load) == SampleData.me)
    backend.policy = .immediate
    await #expect(throws: DomainError.server) { try await backend.profile(1) }
  }
}
