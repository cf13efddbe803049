import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import RowsAgain

@Suite struct Check {
  @Test("a like shows") func showsTheLike() async throws {
    let feed = try await Feed()

    try await feed.like(3)
    let row = feed.row(3)
    try feed.stage.tap("Liked only")

    #expect(
      row == "[♥ 1]  Post 3" || feed.row(3) == "nothing",
      """
      The like was not shown at all: the feed knows that post 3 is liked, and its row says \(row). \
      Which field does your comparison leave out?
      """)
    #expect(
      row == "[♥ 1]  Post 3" || feed.row(3) != "nothing",
      """
      The like was not shown at all: post 3 was tapped, its row says \(row), and Liked only does not \
      find it. What should the heart of a row write to?
      """)
  }

  @Test("a like among 50 posts runs at most 4 bodies", .enabled { try await aLikeShows })
  func likeRunsOneRow() async throws {
    let feed = try await Feed()
    let first = try await feed.bodies { try await feed.like(3) }
    let second = try await feed.bodies { try await feed.like(44) }

    let run = max(first.run, second.run)

    #expect(
      run <= 4,
      """
      A like ran \(run) bodies, and one post of 50 has changed. A row runs again if it differs from \
      the row before, or if something changed that its body reads. Which is it in a row whose post is \
      still the same?
      """)
  }

  @Test("the body that shows a like makes one row", .enabled { try await aLikeShows })
  func eachRowIsAView() async throws {
    let feed = try await Feed()
    let loaded = feed.stage.bodies

    let changed = try await feed.bodies { try await feed.like(3) }.changed

    let shared = changed.first { (loaded[$0]?.run ?? 0) < Feed.count }
    #expect(
      shared == nil,
      """
      The heart is made in the body of \(shared ?? ""), which makes those of all 50 posts. Few \
      bodies ran, but one of them made every row again. What has to be a view of its own, so that the \
      others can be skipped?
      """)
  }

  @Test(
    "a second tap takes a like back, and two likes both stay",
    .enabled { try await aLikeShows })
  func bothLikesStay() async throws {
    let feed = try await Feed()

    try await feed.like(3)
    try await feed.like(3)
    #expect(
      feed.row(3) == "[♡ 0]  Post 3",
      """
      Post 3 was tapped twice, and its row says \(feed.row(3)). A second tap takes the like back. When \
      was it decided what a tap does: when the row was made, or when it was tapped?
      """)
    try await feed.like(3)
    try await feed.like(7)

    #expect(
      feed.liked == [7, 3],
      """
      Posts 3 and 7 were liked one after the other, and the liked posts are \(feed.liked). A row that \
      was skipped after the first like has the closure from before it. Which posts does it write back?
      """)
  }

  @Test(
    "a new post gets a row, and every heart likes its own post",
    .enabled { try await aLikeShows })
  func everyHeartLikesItsPost() async throws {
    let feed = try await Feed()

    try await feed.refresh([Feed.post(51)] + Feed.posts)
    #expect(
      feed.stage.text.contains("Liked only\n[♡ 0]  Post 51\n[♡ 0]  Post 50\n"),
      """
      A refresh brought a new post, and it is not at the top of the screen. Where do the rows come \
      from, if not from the posts that were loaded last?
      """)
    try await feed.like(20)

    #expect(
      feed.liked == [20],
      """
      A new post came in at the top, then post 20 was liked, and the liked posts are \(feed.liked). Its \
      row was skipped, for its post is the same. What else did the row keep, and is it still true?
      """)
  }

  @Test("a refresh shows new counts and texts", .enabled { try await aLikeShows })
  func showsNewCounts() async throws {
    let feed = try await Feed()

    try await feed.refresh(
      Feed.posts.filter { $0.id != 22 }.map { post in
        Feed.post(
          post.id, post.id == 21 ? "Edited" : nil, likes: post.id == 20 ? 5 : 0)
      })

    #expect(
      feed.row(20) == "[♡ 5]  Post 20",
      """
      Five others like post 20 now, and after a refresh its row says \(feed.row(20)). It was skipped \
      although its post has changed. Which of the things that it shows does its comparison leave out?
      """)
    #expect(
      feed.stage.text.contains("[♡ 0]  Edited\n") && feed.row(21) == "nothing",
      """
      The text of post 21 was edited, and after a refresh its row says \(feed.row(21)). A comparison \
      names each field that a row shows, or all at once. Which way survives the next new field?
      """)
    #expect(
      feed.row(22) == "nothing",
      """
      The server no longer sends post 22, and after a refresh its row is still there. Who takes away \
      the rows whose posts are gone?
      """)
  }

  @Test(
    "the feed owns the likes that its rows show",
    .enabled { try await aLikeShows }, .enabled { try await keepsTwoLikes })
  func feedOwnsTheLikes() async throws {
    let feed = try await Feed()
    try await feed.like(3)

    try await feed.refresh(Feed.posts.map { Feed.post($0.id, isLiked: $0.id == 20) })
    #expect(
      feed.row(3) == "[♡ 0]  Post 3" && feed.row(20) == "[♥ 1]  Post 20",
      """
      By the server's answer the user likes post 20 and not post 3, and the rows say \
      \(feed.row(20)) and \(feed.row(3)). Two places know whether a post is liked. Which does a \
      refresh reach?
      """)
    try await feed.like(7)
    try feed.stage.tap("Liked only")

    #expect(
      feed.liked == [20, 7],
      """
      Posts 20 and 7 are liked, and under Liked only the full hearts are those of \(feed.liked). The \
      feed selects from its own posts; which likes never reached them?
      """)
  }
}

extension Check {
  private static var aLikeShows: Bool {
    get async throws {
      let feed = try await Feed()
      try await feed.like(3)
      return feed.liked == [3]
    }
  }

  private static var keepsTwoLikes: Bool {
    get async throws {
      let feed = try await Feed()
      try await feed.like(3)
      try await feed.like(7)
      return feed.liked == [7, 3]
    }
  }
}

/// A feed of 50 posts on the stage, where closures that captured equal values are equal.
private struct Feed {
  static let count = 50
  static let posts = (1...count).reversed().map { post(.init($0)) }

  let stage: Stage
  private let backend = SampleBackend(policy: .gated)

  init() async throws {
    stage = Stage(FeedView(repository: backend), closures: .byCaptures)
    stage.appear()
    await stage.settle()
    try await answer(Self.posts)
  }

  static func post(
    _ id: Post.ID, _ text: String? = nil, likes: Int = 0, isLiked: Bool = false
  ) -> Post {
    Post(
      id: id, author: 1, authorName: "Ada", text: text ?? "Post \(id)",
      likeCount: isLiked ? likes + 1 : likes, isLiked: isLiked)
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
  func row(_ id: Int) -> String { lines.first { $0.hasSuffix(" Post \(id)") } ?? "nothing" }

  /// The numbers of the posts that are shown as liked.
  var liked: [Int] {
    lines.compactMap { $0.wholeMatch(of: /\[♥.* Post (\d+)/).flatMap { Int($0.1) } }
  }

  private var lines: [String] { stage.text.components(separatedBy: "\n") }

  /// Returns how many bodies an act runs, and the views whose bodies change the screen.
  func bodies(_ act: () async throws -> Void) async rethrows -> (run: Int, changed: [String]) {
    let before = stage.bodies
    try await act()
    let after = stage.bodies
    return (
      after.values.reduce(0) { $0 + $1.run } - before.values.reduce(0) { $0 + $1.run },
      after.keys.filter { after[$0]?.changed != before[$0, default: BodyCount()].changed }.sorted()
    )
  }
}
