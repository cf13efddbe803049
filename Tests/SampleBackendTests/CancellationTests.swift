import Domain
import LabTestSupport
import SampleBackend
import Testing

struct CancellationTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `a cancelled call is not pending and changes nothing`() async throws {
    let publish = Task { try await backend.publish("Hello") }
    await settle()

    publish.cancel()

    #expect(backend.pending.isEmpty)
    await #expect(throws: DomainError.cancelled) { try await settled(publish) }
    backend.policy = .immediate
    #expect(try await backend.search("Hello") == [])
  }

  @Test func `a call cancelled before arrival is in the log, never pending`() async {
    let load = Task { try await backend.profile(1) }

    load.cancel()

    await #expect(throws: DomainError.cancelled) { try await settled(load) }
    #expect(backend.pending.isEmpty)
    #expect(backend.log == [.profile(1)])
  }

  @Test func `a call released before it is cancelled keeps its answer`() async throws {
    let load = Task { try await backend.profile(1) }
    await settle()

    try backend.releaseFirst()
    load.cancel()

    #expect(try await settled(load) == SampleData.me)
  }

  @Test func `a cancelled call cannot be released`() async throws {
    let load = Task { try await backend.profile(1) }
    await settle()
    let call = try #require(backend.pending.first)
    load.cancel()

    #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(call) }

    _ = try? await settled(load)
  }

  @Test func `a cancelled call leaves the others pending`() async throws {
    let loads = [1, 2, 3].map { id in Task { try await backend.profile(Profile.ID(id)) } }
    await settle()

    loads[1].cancel()

    #expect(backend.pending.map(\.id) == [1, 3])
    backend.releaseAll()
    #expect(try await settled(loads[2]).id == 3)
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
      do { #expect(try await settled(call) == SampleData.me) } catch {
        #expect(error as? DomainError == .cancelled)
      }
    }
    #expect(backend.pending.isEmpty)
    #expect(backend.log.count == calls.count)
  }
}
