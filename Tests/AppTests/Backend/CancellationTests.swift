import LabBackend
import LabDomain
import LabSpecification
import Testing

struct CancellationTests {
  private let backend = SampleBackend(policy: .gated)

  @Test(arguments: [(SampleBackend.Policy.immediate, false), (.gated, false), (.gated, true)])
  func `a cancelled call is logged and does nothing, before arrival and while it waits`(
    _ policy: SampleBackend.Policy, waits: Bool
  ) async throws {
    backend.policy = policy
    let publish = Task { try await backend.publish("Hello") }
    if waits { await settle() }

    publish.cancel()

    #expect(backend.pending.isEmpty)
    await #expect(throws: DomainError.cancelled) { try await settled(publish) }
    #expect(backend.log == [.publish("Hello")])
    backend.policy = .immediate
    #expect(try await backend.search("Hello") == [])
  }

  @Test func `a call released before it is cancelled keeps its answer`() async throws {
    let load = Task { try await backend.profile(1) }
    await settle()

    try backend.releaseFirst()
    load.cancel()

    #expect(try await settled(load).profile == SampleData.me)
  }

  @Test func `a cancelled call is not released, but the others are`() async throws {
    let loads = [1, 2, 3].map { id in Task { try await backend.profile(Profile.ID(id)) } }
    await settle()
    let second = backend.pending[1]

    loads[1].cancel()

    #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(second) }
    #expect(backend.pending.map(\.id) == [1, 3])
    for call in backend.pending { try backend.release(call) }
    #expect(try await settled(loads[2]).profile.id == 3)
  }
}
