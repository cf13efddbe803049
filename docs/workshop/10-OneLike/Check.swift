import LabBackend
import LabDomain
import StageUI
import Testing

@testable import OneLike

@Suite struct Check {
  @Test("two apps share nothing, and leave nothing behind")
  func belongsToOneApp() async throws {
    #expect(
      try await Self.appsAreApart,
      """
      Two apps are open side by side, and a like in one changes the other: it belongs to the whole \
      process. What is there exactly once in each app?
      """)

    var backend: SampleBackend? = .gated
    weak let released = backend
    if let backend { try await Self.like(backend) }
    backend = nil
    await Stage(EmptyView()).settle()
    #expect(
      released == nil,
      """
      An app and its screens are gone, and something of them still holds the repository. Is the \
      owner of the likes held by something that never goes, or by what it holds itself?
      """)
  }

  @Test("back in the feed, a like on a profile is there", .enabled { try await appsAreApart })
  func showsTheLikeOnReturn() async throws {
    #expect(
      try await Self.showsTheLikeOnReturn,
      """
      The server has a like from the profile, and the feed does not show it: each screen changes \
      posts of its own, or their owner is not `@Observable`. What could own the like for both?
      """)
  }

  @Test("a like shows on both screens at once", .enabled { try await showsTheLikeOnReturn })
  func showsTheLikeAtOnce() async throws {
    var app = await App.open()
    try await app.tap("like-1", on: app.profile)
    try #require(
      app.feed.shows("♥ 4 Tea"),
      """
      Side by side, a like on the profile is missing in the feed until the feed appears again or \
      the server has answered. Until then there are two truths. What could both screens read?
      """)

    app = await App.open()
    try await app.tap("like-1", on: app.feed)
    try #require(
      app.profile.shows("♥ 4 Tea"),
      """
      The feed learns of a like on the profile, and the profile of none in the feed. How many such \
      paths do three screens need, and how many if all read the same posts?
      """)

    try await app.answerAll()
    await app.close(\.feed)
    await app.close(\.profile)
    await app.openProfile()
    try #require(
      app.profile.shows("♥ 4 Tea"),
      """
      A like was made in the feed, both screens closed, and a profile that opens now does not show \
      it: the like went with a screen. What lives as long as the app?
      """)

    _ = App()
    await app.openProfile()
    try #require(
      app.profile.shows("♥ 4 Tea"),
      """
      A second app was made, and a new profile of the first does not show its like: the newer app \
      has replaced the owner. What is there exactly once in each app?
      """)
  }

  @Test("a failed like is undone on both screens", .enabled { try await isShared })
  func undoesAFailedLikeOnBoth() async throws {
    let app = await App.open()
    try await app.tap("like-1", on: app.profile)
    try await app.tap("like-2", on: app.feed)
    try await app.answer(.setLiked(true, 2))
    try await app.answer(.setLiked(true, 1), with: .failure(.offline))
    try #require(
      app.feed.shows("♡ 3 Tea") && app.profile.shows("♡ 3 Tea"),
      """
      A like has failed and a screen still shows it: the tap reached both screens, its failure did \
      not. What would be left to tell them if they only read?
      """)
    try #require(
      app.feed.shows("♥ 1 Bread"),
      """
      The like of one post failed, and the like of another is gone, too: all posts are as before \
      the tap. The other screen has written since then. What exactly is there to undo?
      """)

    try await app.tap("like-1", on: app.profile)
    await app.close(\.profile)
    try await app.answer(.setLiked(true, 1), with: .failure(.offline))
    try #require(
      app.feed.shows("♡ 3 Tea"),
      """
      A like failed after its profile was closed, and the feed still shows it: the answer came to \
      a screen that is gone. Who should wait for it?
      """)
  }

  @Test("a post has one request under way", .enabled { try await isShared })
  func sendsOneRequestAtATime() async throws {
    for screen in [\App.feed, \App.profile] {
      let app = await App.open()
      try await app.tap("like-1", on: app[keyPath: screen])
      try await app.answerAll()
      try #require(
        app.backend.log == [.setLiked(true, 1)],
        """
        One tap sends \(app.backend.log). If a screen passes its tap on, both ask for the like. \
        What is the difference between a tap and a like that shows?
        """)
    }
    for (first, second) in [(\App.feed, \App.profile), (\App.profile, \App.feed)] {
      let app = await App.open()
      try await app.tap("like-1", on: app[keyPath: first])
      try await app.tap("like-1", on: app[keyPath: second])
      try #require(
        app.backend.pending.map(\.request) == [.setLiked(true, 1)],
        """
        After a tap on each screen, \(app.backend.pending) are under way at once, and may arrive \
        in any order. Both screens show the same like; who knows of both requests?
        """)

      try await app.answerAll()
      try #require(
        app.backend.log == [.setLiked(true, 1), .setLiked(false, 1)]
          && app.feed.shows("♡ 3 Tea") && app.profile.shows("♡ 3 Tea"),
        """
        A like was undone on the other screen before its answer came, and in the end the screens \
        or the server, which got \(app.backend.log), have it. Who saw the last tap?
        """)
    }
  }

  @Test("a refresh keeps a like that is under way", .enabled { try await isShared })
  func keepsALikeOnRefresh() async throws {
    let app = await App.open()
    try await app.tap("like-1", on: app.profile)
    try await app.refresh()
    try #require(
      app.feed.shows("♥ 4 Tea") && app.profile.shows("♥ 4 Tea"),
      """
      The feed was refreshed while a like from the profile was under way, and the like is gone: \
      the server did not know of it yet. Who did?
      """)

    try await app.answerAll()
    try await app.refresh(.page(Page(items: Array(Posts.sample), next: nil)))
    try #require(
      app.feed.shows("♡ 3 Tea") && app.profile.shows("♡ 3 Tea"),
      """
      A like was answered, then undone on another device, and after a refresh a screen still shows it. Until when \
      does a tap know more than the server?
      """)
  }
}

extension Check {
  /// Whether a like in one of two apps, which have one repository, changes nothing in the other.
  private static var appsAreApart: Bool {
    get async throws {
      let backend = SampleBackend.gated
      let (app, other) = (await App.open(backend), await App.open(backend))
      let before = [other.feed.text, other.profile.text]
      try await app.tap("like-1", on: app.feed)
      try await app.tap("like-3", on: app.profile)
      return [other.feed.text, other.profile.text] == before
    }
  }

  /// Likes on both screens of an app, until the server has answered.
  private static func like(_ backend: SampleBackend) async throws {
    let app = await App.open(backend)
    try await app.tap("like-1", on: app.feed)
    try await app.tap("like-3", on: app.profile)
    try await app.answerAll()
  }

  /// Whether a like on a profile is in the feed when the profile has closed.
  private static var showsTheLikeOnReturn: Bool {
    get async throws {
      guard try await appsAreApart else { return false }
      let app = App()
      app.feed.appear()
      await app.settle()
      app.feed.disappear()
      app.profile.appear()
      await app.settle()
      try await app.tap("like-1", on: app.profile)
      try await app.answerAll()
      app.profile.disappear()
      app.feed.appear()
      await app.settle()
      return app.feed.shows("♥ 4 Tea")
    }
  }

  /// Whether a like on either screen shows on both at once.
  private static var isShared: Bool {
    get async throws {
      guard try await showsTheLikeOnReturn else { return false }
      for screen in [\App.feed, \App.profile] {
        let app = await App.open()
        try await app.tap("like-1", on: app[keyPath: screen])
        guard app.feed.shows("♥ 4 Tea"), app.profile.shows("♥ 4 Tea") else { return false }
      }
      return true
    }
  }
}

/// An app whose requests wait for an answer.
private final class App {
  let backend: SampleBackend
  private let screens: Screens
  fileprivate(set) var feed: Stage
  fileprivate(set) var profile: Stage

  init(_ backend: SampleBackend = .gated) {
    self.backend = backend
    screens = Screens(posts: .sample, repository: backend)
    feed = Stage(screens.feed())
    profile = Stage(screens.profile(of: 1))
  }

  /// Returns an app that shows both screens side by side.
  static func open(_ backend: SampleBackend = .gated) async -> App {
    let app = App(backend)
    app.feed.appear()
    app.profile.appear()
    await app.settle()
    return app
  }

  /// Opens another profile in place of the one that was open.
  func openProfile() async {
    profile = Stage(screens.profile(of: 1))
    profile.appear()
    await settle()
  }

  /// Closes a screen for good.
  func close(_ screen: ReferenceWritableKeyPath<App, Stage>) async {
    self[keyPath: screen].disappear()
    self[keyPath: screen] = Stage(EmptyView())
    await settle()
  }

  func tap(_ name: String, on screen: Stage) async throws {
    try screen.tap(name)
    await settle()
  }

  func refresh(_ answer: SampleBackend.Answer = .ordinary) async throws {
    try feed.refresh()
    await settle()
    try await self.answer(.page(after: nil), with: answer)
  }

  /// Answers all such requests.
  func answer(
    _ request: SampleBackend.Request, with answer: SampleBackend.Answer = .ordinary
  ) async throws {
    repeat {
      try backend.release(request, with: answer)
      await settle()
    } while backend.pending.contains { $0.request == request }
  }

  func answerAll() async throws {
    while !backend.pending.isEmpty {
      try backend.releaseFirst()
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

extension SampleBackend {
  fileprivate static var gated: SampleBackend {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = Array(Posts.sample)
    return SampleBackend(data, policy: .gated)
  }
}

extension Posts {
  fileprivate static let sample: Posts = [
    Post(id: 3, author: 1, authorName: "Ada", text: "Rain", likeCount: 5, isLiked: true),
    Post(id: 2, author: 2, authorName: "Bo", text: "Bread"),
    Post(id: 1, author: 1, authorName: "Ada", text: "Tea", likeCount: 3),
  ]
}
