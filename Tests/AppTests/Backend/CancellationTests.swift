import LabBackend
import LabDomain
import LabRandom
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
    backend.releaseAll()
    #expect(try await settled(loads[2]).profile.id == 3)
  }

  @Test(arguments: 1...20 as ClosedRange<UInt64>)
  func `any order of calls, releases and cancellations is answered`(seed: UInt64) async throws {
    var random = SeededGenerator(seed: seed)
    var calls = [Task { try await backend.profile(1) }]
    for _ in 0..<100 {
      switch random.next(below: 4) {
      case 0: calls.append(Task { try await backend.profile(1) })
      case 1: calls[random.next(below: calls.count)].cancel()
      case 2: backend.releaseAll()
      default: await Gate.turn()
      }
    }
    await settle()
    backend.releaseAll()

    for call in calls {
      do { #expect(try await settled(call).profile == SampleData.me) } catch {
        #expect(error as? DomainError == .cancelled)
      }
    }
    #expect(backend.pending.isEmpty)
    #expect(backend.log.count == calls.count)
  }
}
