import Domain
import SampleBackend
import Testing

struct FeedAnswersTests {
  private let data = SampleData(scale: 1, seed: 1)

  @Test func `50 posts come as pages of 20, 20 and 10, and then the end`() async throws {
    let backend = SampleBackend(data)

    let first = try await backend.page(after: nil)
    let second = try await backend.page(after: first.next)
    let third = try await backend.page(after: second.next)

    #expect([first, second, third].map(\.items.count) == [20, 20, 10])
    #expect(first.items + second.items + third.items == data.posts)
    #expect(third.next == nil)
  }

  @Test func `a full last page is the end too`() async throws {
    var data = data
    data.posts = Array(data.posts.prefix(40))
    let backend = SampleBackend(data)

    let first = try await backend.page(after: nil)
    let second = try await backend.page(after: first.next)

    #expect(second.items.count == 20)
    #expect(second.next == nil)
  }

  @Test func `without posts the first page is empty and the end`() async throws {
    var data = data
    data.posts = []

    let page = try await SampleBackend(data).page(after: nil)

    #expect(page == Page(items: [], next: nil))
  }

  @Test func `posts in any order are served newest first`() async throws {
    var shuffled = data
    shuffled.posts.reverse()

    let page = try await SampleBackend(shuffled).page(after: nil)

    #expect(page.items == Array(data.posts.prefix(20)))
  }

  @Test func `an unknown cursor is not found`() async {
    let backend = SampleBackend(data)

    await #expect(throws: DomainError.notFound) { try await backend.page(after: Cursor(51)) }
  }

  @Test func `publishing between two pages repeats and skips no row`() async throws {
    let backend = SampleBackend(data)
    let first = try await backend.page(after: nil)

    _ = try await backend.publish("Hello")
    let second = try await backend.page(after: first.next)

    #expect(first.items + second.items == Array(data.posts.prefix(40)))
  }

  @Test func `a published post is on top, by the person at the device`() async throws {
    let backend = SampleBackend(data)

    let post = try await backend.publish("Hello")
    let page = try await backend.page(after: nil)

    #expect(post == Post(id: 51, author: 1, authorName: SampleData.me.username, text: "Hello"))
    #expect(page.items.first == post)
  }

  @Test func `the first post of an empty feed is number 1`() async throws {
    var data = data
    data.posts = []

    let post = try await SampleBackend(data).publish("Hello")

    #expect(post.id == 1)
  }

  @Test func `a like is counted once and on the next page load`() async throws {
    let backend = SampleBackend(data)
    let before = try #require(data.posts.first { $0.id == 50 })

    try await backend.setLiked(true, post: 50)
    try await backend.setLiked(true, post: 50)
    let after = try await backend.page(after: nil).items.first

    #expect(after?.isLiked == true)
    #expect(after?.likeCount == before.likeCount + 1)
  }

  @Test(arguments: [Post.ID(0), 51, -1])
  func `a like of an unknown post is not found`(id: Post.ID) async {
    let backend = SampleBackend(data)

    await #expect(throws: DomainError.notFound) { try await backend.setLiked(true, post: id) }
  }

  @Test func `every post can be liked by its id, even with gaps`() async throws {
    var data = data
    data.posts.removeAll { $0.id.rawValue.isMultiple(of: 3) }
    let backend = SampleBackend(data)

    for post in data.posts { try await backend.setLiked(true, post: post.id) }

    #expect(try await backend.search("").allSatisfy(\.isLiked))
    await #expect(throws: DomainError.notFound) { try await backend.setLiked(true, post: 3) }
  }

  @Test func `search finds text and authors in any case, newest first`() async throws {
    var data = data
    data.posts = [
      Post(id: 3, author: 1, authorName: "Ada Lindqvist", text: "Bread"),
      Post(id: 2, author: 2, authorName: "Noor", text: "Nothing here"),
      Post(id: 1, author: 2, authorName: "Noor", text: "A LINDEN tree"),
    ]
    let backend = SampleBackend(data)

    let found = try await backend.search("lInd")

    #expect(found.map(\.id) == [3, 1])
  }

  @Test func `an empty query finds every post, an odd one none`() async throws {
    let backend = SampleBackend(data)

    #expect(try await backend.search("") == data.posts)
    #expect(try await backend.search("∅") == [])
  }
}
