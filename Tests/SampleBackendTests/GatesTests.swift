import Domain
import SampleBackend
import Testing

struct GatesTests {
  private let backend = SampleBackend(policy: .gated)

  @Test func `calls wait in the order of arrival, and stand in the log`() async throws {
    let calls = [search("a"), search("b")]
    await Gate.turn()

    #expect(backend.pending.map(\.description) == [#"#1 search("a")"#, #"#2 search("b")"#])
    #expect(backend.log == [.search("a"), .search("b")])

    backend.releaseAll()
    for call in calls { _ = try await call.value }
  }

  @Test func `of two calls the second can be answered first`() async throws {
    var answered: [String] = []
    let a = Task {
      _ = try await backend.search("a")
      answered.append("a")
    }
    let b = Task {
      _ = try await backend.search("b")
      answered.append("b")
    }
    await Gate.turn()

    try backend.release(.search("b"))
    try backend.release(.search("a"))
    try await a.value
    try await b.value

    #expect(answered == ["b", "a"])
    #expect(backend.pending.isEmpty)
  }

  @Test func `a released caller goes on at the next turn, not inside the release`() async throws {
    var isAnswered = false
    let call = Task {
      _ = try await backend.profile(1)
      isAnswered = true
    }
    await Gate.turn()

    try backend.releaseFirst()

    #expect(!isAnswered)
    await Gate.turn()
    #expect(isAnswered)
    try await call.value
  }

  @Test func `a call never leaves its actor, so one turn brings all in and one lets all go on`()
    async throws
  {
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
    await Gate.turn()
    #expect(answered == (0..<100).reversed())

    for call in calls { try await call.value }
  }

  @Test func `an ordinary answer is what the data says when it is released`() async throws {
    let publish = Task { try await backend.publish("Hello") }
    let load = Task { try await backend.page(after: nil) }
    await Gate.turn()

    try backend.release(.publish("Hello"))
    try backend.release(.page(after: nil))

    let post = try await publish.value
    #expect(try await load.value.items.first == post)
  }

  @Test func `an ordinary answer can be an error`() async throws {
    let like = Task { try await backend.setLiked(true, post: 99) }
    await Gate.turn()

    try backend.releaseFirst()

    await #expect(throws: DomainError.notFound) { try await like.value }
  }

  @Test func `each request takes a given answer of its kind`() async throws {
    let post = Post(id: 9, author: 1, authorName: "Ada", text: "Given")
    let profile = Profile(
      id: 1, username: "Given", bio: "", regions: [], partnerDistance: .near)
    let page = Task { try await backend.page(after: nil) }
    let found = Task { try await backend.search("a") }
    let published = Task { try await backend.publish("b") }
    let loaded = Task { try await backend.profile(1) }
    let saved = Task { try await backend.save(SampleData.me) }
    let liked = Task { try await backend.setLiked(true, post: 99) }
    await Gate.turn()

    let answers: [SampleBackend.Answer] = [
      .page(Page(items: [post], next: nil)), .posts([post]), .post(post), .profile(profile),
      .profile(profile), .done,
    ]
    for answer in answers { try backend.releaseFirst(with: answer) }

    #expect(try await page.value == Page(items: [post], next: nil))
    #expect(try await found.value == [post])
    #expect(try await published.value == post)
    #expect(try await loaded.value == profile)
    #expect(try await saved.value == profile)
    try await liked.value
  }

  @Test(arguments: [SampleBackend.Answer.done, .failure(.offline)])
  func `an answer that is not the ordinary one leaves the data as it is`(
    answer: SampleBackend.Answer
  ) async throws {
    let like = Task { try await backend.setLiked(true, post: 50) }
    await Gate.turn()
    try backend.releaseFirst(with: answer)
    _ = await like.result

    backend.policy = .immediate
    let page = try await backend.page(after: nil)

    #expect(page.items.first?.id == 50)
    #expect(page.items.first?.isLiked == false)
  }

  @Test func `releasing all answers what is pending now, in the order of arrival`() async throws {
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
    await Gate.turn()

    backend.releaseAll()
    await Gate.turn()

    #expect(answered == [1, 2])
    #expect(backend.pending.map(\.request) == [.search("3")])
    backend.releaseAll()
    try await chain.value
    try await other.value
  }

  @Test func `of two equal requests the older one is released first`() async throws {
    let calls = [search("a"), search("a")]
    await Gate.turn()

    try backend.release(.search("a"), with: .posts([]))

    #expect(try await calls[0].value == [])
    #expect(backend.pending.map(\.id) == [2])
    backend.releaseAll()
    _ = try await calls[1].value
  }

  @Test func `a change of policy leaves what is pending, and lets the next call through`()
    async throws
  {
    let held = search("a")
    await Gate.turn()

    backend.policy = .immediate
    _ = try await backend.profile(1)

    #expect(backend.pending.map(\.request) == [.search("a")])
    backend.releaseAll()
    _ = try await held.value
  }

  private func search(_ query: String) -> Task<[Post], any Error> {
    Task { try await backend.search(query) }
  }
}
