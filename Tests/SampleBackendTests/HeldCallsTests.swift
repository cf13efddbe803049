import Domain
import LabTestSupport
import SampleBackend
import Testing

struct HeldCallsTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `the second of two calls can be answered first`() async throws {
    var answered: [String] = []
    let a = Task {
      _ = try await backend.search("a")
      answered.append("a")
    }
    let b = Task {
      _ = try await backend.search("b")
      answered.append("b")
    }
    await settle()
    #expect(backend.pending.map(\.description) == [#"#1 search("a")"#, #"#2 search("b")"#])
    #expect(backend.log == [.search("a"), .search("b")])

    try backend.release(.search("b"))
    try backend.release(.search("a"))
    try await settled(a)
    try await settled(b)

    #expect(answered == ["b", "a"])
    #expect(backend.pending.isEmpty)
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

  @Test func `each request accepts a given answer of its kind`() async throws {
    let post = Post(id: 9, author: 1, authorName: "Ada", text: "Given")
    let profile = Profile(
      id: 1, username: "Given", bio: "", regions: [], partnerDistance: .near)
    let page = Task { try await backend.page(after: nil) }
    let found = Task { try await backend.search("a") }
    let published = Task { try await backend.publish("b") }
    let loaded = Task { try await backend.profile(1) }
    let saved = Task { try await backend.save(SampleData.me) }
    let liked = Task { try await backend.setLiked(true, post: 99) }
    await settle()

    let answers: [SampleBackend.Answer] = [
      .page(Page(items: [post], next: nil)), .posts([post]), .post(post), .profile(profile),
      .profile(profile), .done,
    ]
    for answer in answers { try backend.releaseFirst(with: answer) }

    #expect(try await settled(page) == Page(items: [post], next: nil))
    #expect(try await settled(found) == [post])
    #expect(try await settled(published) == post)
    #expect(try await settled(loaded) == profile)
    #expect(try await settled(saved) == profile)
    try await settled(liked)
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

  @Test func `releaseAll answers the pending calls in order`() async throws {
    var answered: [Int] = []
    let chain = Task {
      _ = try await backend.search("1")
      answered.append(1)
      _ = try await backend.search("3")
      answered.append(3)
    }
    let other = Task {
      _ = try await backend.search("2")
      answered.append(2)
    }
    await settle()

    backend.releaseAll()
    await settle()

    #expect(answered == [1, 2])
    #expect(backend.pending.map(\.request) == [.search("3")])
    backend.releaseAll()
    try await settled(chain)
    try await settled(other)
  }

  @Test func `the older of two equal requests is released first`() async throws {
    let calls = (0..<2).map { _ in Task { try await backend.search("a") } }
    await settle()

    try backend.release(.search("a"), with: .posts([]))

    #expect(try await settled(calls[0]) == [])
    #expect(backend.pending.map(\.id) == [2])
    backend.releaseAll()
    _ = try await settled(calls[1])
  }
}
