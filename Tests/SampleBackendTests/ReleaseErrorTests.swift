import Domain
import LabTestSupport
import SampleBackend
import Testing

struct ReleaseErrorTests {
  private let backend = SampleBackend(policy: .gated)

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

    #expect(
      error { try backend.release(call) }
        == "Call #1 profile(1) is not pending. Pending: nothing.")
    _ = try await settled(load)
  }

  @Test func `rejects an answer of another kind and keeps the call`() async throws {
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
        let error = error { try backend.release(call, with: answer) }
        #expect(error?.hasPrefix("Call \(call) cannot be answered with: \(answer). ") == true)
      }
    }

    #expect(backend.pending.count == 5)
    backend.releaseAll()
    for call in calls { try await settled(call) }
  }
}
