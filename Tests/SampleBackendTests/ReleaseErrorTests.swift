import Domain
import LabTestSupport
import SampleBackend
import Testing

struct ReleaseErrorTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `rejects an answer of the wrong kind and keeps the call`() async throws {
    let calls = [
      Task { _ = try await backend.search("a") }, Task { _ = try await backend.profile(1) },
    ]
    await settle()

    let error = #expect(throws: SampleBackend.ReleaseError.self) {
      try backend.release(.search("a"), with: .profile(SampleData.me))
    }

    #expect(
      error?.description == """
        Call #1 search("a") cannot be answered with: profile 1. \
        Pending: #1 search("a"), #2 profile(1).
        """)
    #expect(backend.pending.count == 2)
    backend.releaseAll()
    for call in calls { try await settled(call) }
  }

  @Test func `a call cannot be released twice`() async throws {
    let load = Task { try await backend.profile(1) }
    await settle()
    let call = try #require(backend.pending.first)
    try backend.release(call)

    let error = #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(call) }

    #expect(error?.description == "Call #1 profile(1) is not pending. Pending: nothing.")
    _ = try await settled(load)
  }

  @Test func `a request that was not made cannot be released`() async throws {
    let load = Task { try await backend.profile(1) }
    await settle()

    let error = #expect(throws: SampleBackend.ReleaseError.self) {
      try backend.release(.page(after: nil))
    }

    #expect(error?.description == "No call page(after: nil) is pending. Pending: #1 profile(1).")
    #expect(error?.pending == backend.pending)
    backend.releaseAll()
    _ = try await settled(load)
  }

  @Test func `without calls, there is none to release`() {
    let error = #expect(throws: SampleBackend.ReleaseError.self) { try backend.releaseFirst() }

    #expect(error?.description == "There is no call to release. Pending: nothing.")
  }

  @Test func `no request accepts an answer of another kind`() async throws {
    let post = Post(id: 9, author: 1, authorName: "Ada", text: "Given")
    let answers: [SampleBackend.Answer] = [
      .page(Page(items: [], next: nil)), .posts([]), .post(post), .profile(SampleData.me), .done,
    ]
    let calls = [
      Task { _ = try await backend.page(after: nil) },
      Task { _ = try await backend.search("a") },
      Task { _ = try await backend.publish("b") },
      Task { _ = try await backend.profile(1) },
      Task { _ = try await backend.setLiked(true, post: 1) },
    ]
    await settle()

    for (place, call) in backend.pending.enumerated() {
      for (kind, answer) in answers.enumerated() where kind != place {
        #expect(throws: SampleBackend.ReleaseError.self) { try backend.release(call, with: answer) }
      }
    }

    #expect(backend.pending.count == 5)
    backend.releaseAll()
    for call in calls { try await settled(call) }
  }
}
