import Domain
import SampleBackend
import Testing

struct ScriptedFailuresTests {
  private let backend = SampleBackend()

  @Test func `a failure meets the next matching request, once, and changes nothing`() async throws {
    backend.fail(.server) { $0 == .publish("Hello") }

    _ = try await backend.profile(1)
    await #expect(throws: DomainError.server) { try await backend.publish("Hello") }

    #expect(try await backend.search("Hello") == [])
    #expect(try await backend.publish("Hello").id == 51)
  }

  @Test func `a failure can be told to come several times`() async throws {
    backend.fail(.offline, times: 2) { _ in true }

    await #expect(throws: DomainError.offline) { try await backend.profile(1) }
    await #expect(throws: DomainError.offline) { try await backend.page(after: nil) }

    #expect(try await backend.profile(1) == SampleData.me)
  }

  @Test(arguments: [0, -1])
  func `a failure that comes no times does not come`(times: Int) async throws {
    backend.fail(.offline, times: times) { _ in true }

    #expect(try await backend.profile(1) == SampleData.me)
  }

  @Test func `of two failures the older one comes first`() async {
    backend.fail(.offline) { _ in true }
    backend.fail(.server) { _ in true }

    await #expect(throws: DomainError.offline) { try await backend.profile(1) }
    await #expect(throws: DomainError.server) { try await backend.profile(1) }
  }

  @Test func `with latency the failure belongs to the request that arrived first`() async throws {
    let clock = TestClock()
    backend.policy = .latency(on: clock) { $0 == .search("slow") ? .seconds(2) : .seconds(1) }
    backend.fail(.server) { _ in true }
    let slow = Task { try await backend.search("slow") }
    let fast = Task { try await backend.search("fast") }
    await Gate.turn()

    clock.advance(by: .seconds(2))

    #expect(try await fast.value == [])
    await #expect(throws: DomainError.server) { try await slow.value }
  }

  @Test func `a gated call uses up no failure`() async throws {
    backend.policy = .gated
    backend.fail(.server) { _ in true }
    let load = Task { try await backend.profile(1) }
    await Gate.turn()

    try backend.releaseFirst()

    #expect(try await load.value == SampleData.me)
    backend.policy = .immediate
    await #expect(throws: DomainError.server) { try await backend.profile(1) }
  }
}
