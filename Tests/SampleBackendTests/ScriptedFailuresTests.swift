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

  @Test(arguments: [2, 0, -1])
  func `failures repeat, or never happen, the oldest first`(times: Int) async throws {
    backend.fail(.offline, times: times) { _ in true }
    backend.fail(.server) { _ in true }

    for _ in 0..<max(0, times) {
      await #expect(throws: DomainError.offline) { try await backend.profile(1) }
    }
    await #expect(throws: DomainError.server) { try await backend.profile(1) }

    #expect(try await backend.profile(1) == SampleData.me)
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
