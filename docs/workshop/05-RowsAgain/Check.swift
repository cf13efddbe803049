import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import RowsAgain

@Suite struct Check {
  @Test("liking one of 50 posts runs at most 4 bodies")
  func likeRunsOneRow() async throws {
    let feed = try await Feed()
    let rows = feed.stage.bodies["FeedRow"]?.run ?? 0
    let loaded = feed.bodiesRun

    try await feed.like(3)

    let run = feed.bodiesRun - loaded
    #expect(
      run <= 4,
      """
      Liking one of 50 posts ran \(run) bodies. The stage runs a row again if it differs from the row \
      before, or if something changed that its body reads. Which is true of a row whose post is still \
      the same?
      """)
    #expect(
      rows == Feed.posts.count,
      """
      The feed has \(rows) views named `FeedRow`, so one body makes all 50 rows each time. What has to be \
      a view of its own, so that the others can be skipped?
      """)
  }

  @Test("a like shows")
  func showsTheLike() async throws {
    let feed = try await Feed()

    try await feed.like(3)

    #expect(
      feed.row(3) == "[♥ 1]  Post 3",
      """
      Post 3 was liked, and its row says \(feed.row(3)). The row was skipped, or the like went \
      nowhere. Which field does your comparison leave out, or what should the heart write to?
      """)
  }

  @Test("a second tap takes a like back, and two likes both stay")
  func bothLikesStay() async throws {
    let feed = try await Feed()

    for id in [20, 20, 3, 7] { try await feed.like(id) }

    #expect(
      feed.row(3) == "[♥ 1]  Post 3" && feed.row(7) == "[♥ 1]  Post 7"
        && feed.row(20) == "[♡ 0]  Post 20",
      """
      Post 20 was tapped twice, which takes its like back, then posts 3 and 7 were liked. The rows say \
      \(feed.row(3)), \(feed.row(7)) and \(feed.row(20)). A row that was skipped after the first like \
      has the closure from before it. Which posts does it write back?
      """)
  }

  @Test("a refresh shows what the server says")
  func feedOwnsTheLikes() async throws {
    let feed = try await Feed()
    try await feed.like(3)

    try await feed.refresh([Feed.post(51)] + Feed.posts.map { Feed.post($0.id, likes: 5) })

    #expect(
      feed.row(3) == "[♡ 5]  Post 3" && feed.row(51) == "[♡ 0]  Post 51",
      """
      The server sent a new post 51, and says that the user does not like post 3. The rows say \
      \(feed.row(51)) and \(feed.row(3)). Two places know whether a post is liked. Which does a \
      refresh reach?
      """)
  }
}

/// A feed of 50 posts on the stage, where closures that captured equal values are equal.
private struct Feed {
  static let posts = (1...50).reversed().map { post(.init($0)) }

  let stage: Stage
  private let backend = SampleBackend(policy: .gated)

  init() async throws {
    stage = Stage(FeedView(repository: backend), closures: .byCaptures)
    stage.appear()
    await stage.settle()
    try await answer(Self.posts)
  }

  static func post(_ id: Post.ID, likes: Int = 0) -> Post {
    Post(id: id, author: 1, authorName: "Ada", text: "Post \(id)", likeCount: likes)
  }

  func like(_ id: Int) async throws {
    try stage.tap("like-\(id)")
    await stage.settle()
  }

  func refresh(_ posts: [Post]) async throws {
    try stage.refresh()
    await stage.settle()
    try await answer(posts)
  }

  private func answer(_ posts: [Post]) async throws {
    try backend.release(.page(after: nil), with: .page(Page(items: posts, next: nil)))
    await stage.settle()
  }

  /// The line of a post.
  func row(_ id: Int) -> String {
    stage.text.components(separatedBy: "\n").first { $0.hasSuffix(" Post \(id)") } ?? "nothing"
  }

  var bodiesRun: Int { stage.bodies.values.reduce(0) { $0 + $1.run } }
}
