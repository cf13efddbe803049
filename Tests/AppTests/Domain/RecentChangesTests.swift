import LabBackend
import LabDomain
import LabSpecification
import Testing

/// What succeeds while an older request waits, and which answers get it.
struct RecentChangesTests {
  private let backend = SampleBackend.gated()
  private let useCases: UseCases

  init() {
    useCases = UseCases(feed: backend, profiles: backend)
  }

  @Test func `an answer gets only what succeeded since its own request`() async throws {
    let search = Task { try await useCases.searchPosts("o") }
    let like = Task { try await useCases.toggleLike(3, to: true) }
    await settle()
    try backend.release(.setLiked(true, 3), with: .done)
    try await settled(like)
    let page = Task { try await useCases.loadFeedPage() }
    await settle()

    try backend.release(.page(after: nil), with: .page(Page(items: .short, next: nil)))
    #expect(try await settled(page).items == .short)
    try backend.release(.search("o"), with: .posts(.short))
    #expect(try await settled(search).map(\.isLiked) == [true, true, false])
  }

  @Test func `nothing is kept once the last request has its answer`() async throws {
    let search = Task { try await useCases.searchPosts("o") }
    await settle()
    let like = Task { try await useCases.toggleLike(3, to: true) }
    await settle()
    try backend.release(.setLiked(true, 3), with: .done)
    try await settled(like)
    #expect(useCases.recentChanges != "")

    try backend.release(.search("o"), with: .posts(.short))
    _ = try await settled(search)

    #expect(useCases.recentChanges == "")
  }

  @Test func `a published post joins the first page, unless it is there`() async throws {
    let post = Post(id: 4, author: 1, authorName: "Noor", text: "Hello")
    let newer = Post(id: 5, author: 2, authorName: "Ada", text: "Newer")
    let first = Task { try await useCases.loadFeedPage() }
    let next = Task { try await useCases.loadFeedPage(after: Cursor(1)) }
    let publish = Task { try await useCases.publishPost("Hello") }
    await settle()
    try backend.release(.publish("Hello"), with: .post(post))
    #expect(try await settled(publish) == post)

    try backend.release(.page(after: nil), with: .page(Page(items: [newer, post], next: nil)))
    #expect(try await settled(first).items == [newer, post])
    try backend.release(.page(after: Cursor(1)), with: .page(Page(items: .short, next: nil)))
    #expect(try await settled(next).items == .short)
  }

  @Test func `a saved profile changes itself and its author's posts`() async throws {
    let ada = Profile(id: 2, username: "Ada", bio: "", regions: [], partnerDistance: .near)
    let bo = Profile(id: 3, username: "Bo", bio: "", regions: [], partnerDistance: .near)
    var renamed = bo
    renamed.username = "Bo Ek"
    let loads = [ada, bo].map { profile in Task { try await useCases.loadProfile(profile.id) } }
    let search = Task { try await useCases.searchPosts("o") }
    let save = Task { [renamed] in try await useCases.saveProfile(renamed) }
    await settle()
    try backend.release(.save(renamed), with: .profile(renamed))
    #expect(try await settled(save) == renamed)

    for profile in [ada, bo] {
      try backend.release(.profile(profile.id), with: .profile(profile))
    }
    #expect(try await settled(loads[0]).profile == ada)
    #expect(try await settled(loads[1]).profile == renamed)
    try backend.release(.search("o"), with: .posts(.short))
    #expect(try await settled(search).map(\.authorName) == ["Ada", "Bo Ek", "Ada"])
  }
}
