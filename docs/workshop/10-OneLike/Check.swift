import LabBackend
import LabDomain
import StageUI
import Testing

@testable import OneLike

@Suite struct Check {
  @Test("two apps share nothing")
  func belongsToOneApp() async throws {
    let (app, other) = (await App.open(), await App.open())
    try await app.tap("like-1", on: app.feed)

    #expect(
      other.feed.shows("♡ 3 Tea"),
      """
      Two apps are open side by side, and a like in one changes the other: it belongs to the whole \
      process. What is there exactly once in each app?
      """)
  }

  @Test("a like shows on both screens")
  func showsTheLikeAtOnce() async throws {
    let app = await App.open()
    app.feed.disappear()
    try await app.tap("like-1", on: app.profile)
    await app.answerAll()
    app.feed.appear()
    await app.feed.settle()
    try #require(
      app.feed.shows("♥ 4 Tea"),
      """
      The server has a like from the profile, and the feed does not show it: each screen changes \
      posts of its own, or their owner is not `@Observable`. What could own the like for both?
      """)

    let pad = await App.open()
    try await pad.tap("like-1", on: pad.profile)
    let isInFeed = pad.feed.shows("♥ 4 Tea")
    try await pad.tap("like-2", on: pad.feed)
    #expect(
      isInFeed && pad.profile.shows("♥ 1 Rain"),
      """
      Side by side, a like on one screen is missing on the other until that appears again or \
      the server has answered. Until then there are two truths. What could both screens read?
      """)
  }

  @Test("a failed like is undone on both screens")
  func undoesAFailedLikeOnBoth() async throws {
    let app = await App.open()
    try await app.tap("like-1", on: app.profile)
    try await app.tap("like-2", on: app.feed)
    try app.backend.release(.setLiked(true, 1), with: .failure(.offline))
    await app.settle()
    #expect(
      app.feed.shows("♡ 3 Tea") && app.profile.shows("♡ 3 Tea"),
      """
      A like has failed and a screen still shows it: the tap reached both screens, its failure did \
      not. What would be left to tell them if they only read?
      """)
    #expect(
      app.feed.shows("♥ 1 Rain"),
      """
      The like of one post failed, and the like of another is gone, too: all posts are as before \
      the tap. The other screen has written since then. What exactly is there to undo?
      """)
  }

  @Test("a post has one request under way")
  func sendsOneRequestAtATime() async throws {
    let app = await App.open()
    try await app.tap("like-1", on: app.feed)
    try await app.tap("like-1", on: app.profile)
    try #require(
      app.backend.pending.map(\.request) == [.setLiked(true, 1)],
      """
      After a tap on each screen, \(app.backend.pending) are under way at once, and may arrive \
      in any order. Both screens show the same like; who knows of both requests?
      """)

    await app.answerAll()
    #expect(
      app.backend.log == [.setLiked(true, 1), .setLiked(false, 1)] && app.feed.shows("♡ 3 Tea"),
      """
      A like was undone on the other screen before its answer came, and in the end the feed \
      or the server, which got \(app.backend.log), has it. Who saw the last tap?
      """)
  }
}

/// An app that shows both screens, and whose requests wait for an answer.
private struct App {
  let backend: SampleBackend
  let screens: Screens
  let feed: Stage
  let profile: Stage

  static func open() async -> App {
    let posts: Posts = [
      Post(id: 2, author: 1, authorName: "Ada", text: "Rain"),
      Post(id: 1, author: 1, authorName: "Ada", text: "Tea", likeCount: 3),
    ]
    var data = SampleData(scale: 1, seed: 1)
    data.posts = Array(posts)
    let backend = SampleBackend(data, policy: .gated)
    let screens = Screens(posts: posts, repository: backend)
    let app = App(
      backend: backend, screens: screens, feed: Stage(screens.feed()),
      profile: Stage(screens.profile(of: 1)))
    app.feed.appear()
    app.profile.appear()
    await app.settle()
    return app
  }

  func tap(_ name: String, on screen: Stage) async throws {
    try screen.tap(name)
    await settle()
  }

  func answerAll() async {
    while !backend.pending.isEmpty {
      try? backend.releaseFirst()
      await settle()
    }
  }

  func settle() async {
    await feed.settle()
    await profile.settle()
  }
}

extension Stage {
  fileprivate func shows(_ post: String) -> Bool { text.contains("[\(post)]") }
}
