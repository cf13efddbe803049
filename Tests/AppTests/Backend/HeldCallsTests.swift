import LabBackend
import LabDomain
import LabSpecification
import Testing

struct HeldCallsTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `calls are answered by request, then all in order`() async throws {
    var answered: [Int] = []
    let calls = ["a", "b", "a", "c"].enumerated().map { number, query in
      Task {
        _ = try await backend.search(query)
        answered.append(number)
        _ = try await backend.search("later")
      }
    }
    await settle()
    #expect(backend.pending.first?.description == #"#1 search("a")"#)
    #expect(backend.log == backend.pending.map(\.request))

    for query in ["b", "a"] { try backend.release(.search(query)) }
    #expect(backend.pending.map(\.id) == [3, 4])
    for call in backend.pending { try backend.release(call) }
    await settle()

    #expect(answered == [1, 0, 2, 3])
    #expect(backend.pending.map(\.id) == [5, 6, 7, 8])
    for call in backend.pending { try backend.release(call) }
    for call in calls { try await settled(call) }
  }

  @Test func `a call stays on its actor: one turn in, one turn out`() async throws {
    var answered: [Int] = []
    let calls = (0..<100).map { number in
      Task {
        _ = try await backend.profile(1)
        answered.append(number)
      }
    }

    await Gate.turn()
    #expect(backend.pending.count == 100)

    for call in backend.pending.reversed() { try backend.release(call) }
    #expect(answered == [])
    await Gate.turn()
    #expect(answered == (0..<100).reversed())

    for call in calls { try await settled(call) }
  }

  @Test func `an ordinary answer reads the data on release`() async throws {
    let publish = Task { try await backend.publish("Hello") }
    let load = Task { try await backend.page(after: nil) }
    let like = Task { try await backend.setLiked(true, post: 99) }
    await settle()

    try backend.release(.publish("Hello"))
    try backend.release(.page(after: nil))
    try backend.releaseFirst()

    let post = try await settled(publish)
    #expect(try await settled(load).items.first == post)
    await #expect(throws: DomainError.notFound) { try await settled(like) }
  }

  /// Returns the text of the error that `release` throws.
  private func error(of release: () throws -> Void) -> String? {
    #expect(throws: SampleBackend.ReleaseError.self, performing: release)?.description
  }

  @Test func `only pending calls can be released, and once`() async throws {
    #expect(
      error { try backend.releaseFirst() } == "There is no call to release. Pending: nothing.")
    let load = Task { try await backend.profile(1) }
    await settle()
    let call = try #require(backend.pending.first)

    #expect(
      error { try backend.release(.page(after: nil)) }
        == "No call page(after: nil) is pending. Pending: #1 profile(1).")
    try backend.release(call)
    #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(call) }
    _ = try await settled(load)
  }

  @Test(arguments: [SampleBackend.Answer.done, .failure(.offline)])
  func `a given answer does not change the data`(answer: SampleBackend.Answer) async throws {
    let like = Task { try await backend.setLiked(true, post: 50) }
    await settle()
    try backend.releaseFirst(with: answer)
    _ = try? await settled(like)

    backend.policy = .immediate
    let page = try await backend.page(after: nil)

    #expect(page.items.first?.id == 50)
    #expect(page.items.first?.isLiked == false)
  }
}
