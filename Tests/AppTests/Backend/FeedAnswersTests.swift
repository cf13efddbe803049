import LabBackend
import LabDomain
import Testing

struct FeedAnswersTests {
  private let data = SampleData(scale: 1, seed: 1)

  @Test(arguments: [(50, [20, 20, 10]), (40, [20, 20]), (0, [0])])
  func `posts in any order come in pages of 20, newest first`(
    _ count: Int, _ sizes: [Int]
  ) async throws {
    var data = data
    data.posts = Array(data.posts.prefix(count).reversed())
    let backend = SampleBackend(data)

    var pages = [try await backend.page(after: nil)]
    while let next = pages.last?.next { pages.append(try await backend.page(after: next)) }

    #expect(pages.map(\.items.count) == sizes)
    #expect(pages.flatMap(\.items) == data.posts.reversed())
    await #expect(throws: DomainError.notFound) { try await backend.page(after: Cursor(51)) }
  }

  @Test func `publishing between two pages repeats and skips no row`() async throws {
    let backend = SampleBackend(data)
    let first = try await backend.page(after: nil)

    let post = try await backend.publish("Hello")
    let second = try await backend.page(after: first.next)

    #expect(post == Post(id: 51, author: 1, authorName: SampleData.me.username, text: "Hello"))
    #expect(try await backend.page(after: nil).items.first == post)
    #expect(first.items + second.items == Array(data.posts.prefix(40)))
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

  @Test func `search finds text and authors in any case, newest first`() async throws {
    var data = data
    data.posts = [
      Post(id: 3, author: 1, authorName: "Ada Lindqvist", text: "Bread"),
      Post(id: 2, author: 2, authorName: "Noor", text: "Nothing here"),
      Post(id: 1, author: 2, authorName: "Noor", text: "A LINDEN tree"),
    ]
    let backend = SampleBackend(data)

    for (query, ids) in [("lInd", [3, 1]), ("", [3, 2, 1]), ("∅", [])] {
      #expect(try await backend.search(query).map(\.id.rawValue) == ids)
    }
  }
}
