import Domain
import SampleBackend
import Testing

struct CancellationTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `a cancelled call leaves the pending ones and changes nothing`() async throws {
    let publish = Task { try await backend.publish("Hello") }
    await Gate.turn()

    publish.cancel()

    #expect(backend.pending.isEmpty)
    await #expect(throws: DomainError.cancelled) { try await publish.value }
    backend.policy = .immediate
    #expect(try await backend.search("Hello") == [])
  }

  @Test func `a call cancelled before it arrives is never pending, but in the log`() async {
    let load = Task { try await backend.profile(1) }

    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await load.value }
    #expect(backend.pending.isEmpty)
    #expect(backend.log == [.profile(1)])
  }

  @Test func `a call released before it is cancelled keeps its answer`() async throws {
    let load = Task { try await backend.profile(1) }
    await Gate.turn()

    try backend.releaseFirst()
    load.cancel()

    #expect(try await load.value == SampleData.me)
  }

  @Test func `a cancelled call cannot be released any more`() async throws {
    let load = Task { try await backend.profile(1) }
    await Gate.turn()
    let call = try #require(backend.pending.first)
    load.cancel()

    #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(call) }

    _ = await load.result
  }

  @Test func `one cancelled call leaves the others`() async throws {
    let loads = [1, 2, 3].map { id in Task { try await backend.profile(Profile.ID(id)) } }
    await Gate.turn()

    loads[1].cancel()

    #expect(backend.pending.map(\.id) == [1, 3])
    backend.releaseAll()
    #expect(try await loads[2].value.id == 3)
  }

  @Test func `every race of arrival, release and cancellation ends with one answer`() async {
    let backend = backend
    let calls = (0..<500).map { _ in Task.detached { try await backend.profile(1) } }
    let releases = Task.detached { for _ in 0..<500 { backend.releaseAll() } }
    for call in calls { call.cancel() }
    await releases.value

    for call in calls {
      switch await call.result {
      case .success(let profile): #expect(profile == SampleData.me)
      case .failure(let error): #expect(error as? DomainError == .cancelled)
      }
    }

    #expect(backend.pending.isEmpty)
    #expect(backend.log.count == 500)
  }
}
