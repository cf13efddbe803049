import LabBackend
import LabDomain
import LabStreams
import StageUI
import Testing

@testable import ToldOnce

@Suite struct Check {
  private let backend = SampleBackend(policy: .gated)
  private let viewModel: FeedViewModel
  private let screen: Stage

  init() {
    viewModel = FeedViewModel(
      posts: [
        Post(id: 1, author: 2, authorName: "Ada", text: "A pot of tea"),
        Post(id: 2, author: 2, authorName: "Ada", text: "A loaf of bread"),
      ], repository: backend)
    screen = Stage(FeedView(viewModel: viewModel))
    screen.appear()
  }

  @Test("shows a notice when a like fails") func showsANotice() async throws {
    try await like()
    try await answer(.failure(.offline))

    #expect(
      isNoticeShown,
      "A like failed while the feed was on screen, and no alert came up. Follow the error to the view."
    )
  }

  @Test("shows a notice once, not again on return") func showsANoticeOnce() async throws {
    try await like()
    try await answer(.failure(.offline))
    try await close()
    screen.disappear()
    await appear(screen)

    #expect(
      !isNoticeShown,
      """
      The alert was closed, and coming back opened it again: its stream repeats the last value for \
      each new subscriber. Right for the posts, but what about a notice?
      """)
  }

  @Test("shows a notice once, not again on a new screen")
  func showsANoticeOnNoSecondScreen() async throws {
    try await like()
    try await answer(.failure(.offline))
    try await close()
    screen.disappear()
    let second = Stage(FeedView(viewModel: viewModel))
    await appear(second)

    #expect(
      notice(on: second) == nil,
      """
      The alert was closed, and a new screen of the same feed opens it again: the output gives the \
      new subscriber a notice that another has shown. Who knows which are still to be told?
      """)
  }

  @Test("keeps a notice until a screen listens")
  func keepsANoticeUntilAScreenListens() async throws {
    try await failWhileAway([.offline])
    await appear(screen)

    #expect(
      isNoticeShown,
      """
      The like failed while another screen was open, and the notice is lost: no screen \
      listened, and what was sent then is gone. Where could a notice wait?
      """)
  }

  @Test("keeps a notice for a new screen", .enabled { try await keepsANoticeOnce })
  func keepsANoticeForANewScreen() async throws {
    try await failWhileAway([.offline])
    let second = Stage(FeedView(viewModel: viewModel))
    await appear(second)

    #expect(
      notice(on: second) != nil,
      """
      The like failed while no feed was open, and a new feed shows nothing: the old one, which is \
      not on screen, has taken the notice. When should a screen stop listening?
      """)
    guard notice(on: second) != nil else { return }
    try second.tap("OK")
    second.disappear()
    await appear(screen)
    #expect(
      !isNoticeShown,
      """
      A new feed has shown the notice that waited, and the old feed shows it again. Who takes it \
      from where it waits?
      """)
  }

  @Test("shows both notices that waited", .enabled { try await keepsANoticeOnce })
  func showsBothThatWaited() async throws {
    try await failWhileAway([.offline, .server])
    await appear(screen)
    let told = try await closeAll()

    #expect(
      told.sorted() == Self.words([.offline, .server]).sorted(),
      """
      Two likes failed while another screen was open, and the feed then showed \
      \(told.count == 1 ? "one notice" : "\(told.count) notices"). What became of the other?
      """)
    #expect(
      told.sorted() != Self.words([.offline, .server]).sorted()
        || told == Self.words([.offline, .server]),
      """
      Two likes failed while another screen was open, and the feed told the second first. Which \
      of the notices has waited longer?
      """)
  }

  @Test("shows both notices that come while it is open", .enabled { try await isToldOnce })
  func showsBothThatCome() async throws {
    try await fail([.offline, .server])
    let told = try await closeAll()

    #expect(
      told.sorted() == Self.words([.offline, .server]).sorted(),
      """
      A second like failed while the alert of the first was open, and the feed showed \
      \(told.count == 1 ? "one notice" : "\(told.count) notices"). What does the second replace?
      """)
    #expect(
      told.sorted() != Self.words([.offline, .server]).sorted()
        || told == Self.words([.offline, .server]),
      """
      A second like failed while the alert of the first was open, and covered it. What is the second \
      notice to wait for?
      """)
  }

  @Test("shows both of two equal notices", .enabled { try await showsBothOfTwo })
  func showsBothOfTwoEqual() async throws {
    let open = Check()
    try await failWhileAway([.offline, .offline])
    await appear(screen)
    let toldLater = try await closeAll()
    try await open.fail([.offline, .offline])
    let told = try await open.closeAll()

    #expect(
      [toldLater.count, told.count] == [2, 2],
      """
      Two likes failed with the same words, and the feed showed \(toldLater.count) of two that waited, \
      and \(told.count) of two that came while it was open. What makes two equal events one?
      """)
  }

  @Test("shows a second equal notice") func showsASecondEqualNotice() async throws {
    try await like()
    try await answer(.failure(.offline))
    try await close()
    try await like()
    try await answer(.failure(.offline))

    #expect(
      isNoticeShown,
      """
      A second like failed with the same words, and no alert came up. Is the second compared with \
      the first, or has the screen unsubscribed?
      """)
  }

  @Test("shows nothing for a cancelled like") func showsNothingForACancelledLike() async throws {
    try await like()
    try await answer(.failure(.cancelled))

    #expect(
      !isNoticeShown,
      "A like was cancelled, and an alert came up. What is `Notice(.like, .cancelled)`, and what do you send?"
    )
  }

  @Test("tells a late screen the posts") func tellsALateScreenThePosts() async {
    let late = Stage(FeedView(viewModel: viewModel))
    await appear(late)

    #expect(
      late.text.contains("A pot of tea"),
      """
      A screen that comes late shows no posts: nothing repeats the current value for it. The posts \
      are state, the notice is an event. Which of the two should repeat?
      """)
  }

  private var isNoticeShown: Bool { notice(on: screen) != nil }

  /// What the open alert says: the error's words.
  private func notice(on screen: Stage) -> String? {
    guard screen.text.contains("Could not change the like") else { return nil }
    return Self.words(DomainError.allCases).first { screen.text.contains($0) } ?? ""
  }

  private static func words(_ errors: [DomainError]) -> [String] { errors.map(\.message) }

  private func appear(_ screen: Stage) async {
    screen.appear()
    await screen.settle()
  }

  private func like(_ number: Int = 1) async throws {
    await screen.settle()
    try #require(screen.text.contains("tea"), "The feed shows no posts, so no post can be liked.")
    try screen.tap("like-\(number)")
    await screen.settle()
  }

  /// Likes a post for each error, and then lets the likes fail.
  private func fail(_ errors: [DomainError], meanwhile: () -> Void = {}) async throws {
    for index in errors.indices { try await like(index + 1) }
    meanwhile()
    for error in errors { try await answer(.failure(error)) }
  }

  private func failWhileAway(_ errors: [DomainError]) async throws {
    try await fail(errors) { screen.disappear() }
  }

  /// Closes the alert.
  private func close() async throws {
    try #require(isNoticeShown, "The first like failed, and no alert came up.")
    try screen.tap("OK")
    await screen.settle()
  }

  /// Closes one alert after the other; returns what they said, of the first four.
  private func closeAll() async throws -> [String] {
    var told: [String] = []
    while told.count < 4, let words = notice(on: screen) {
      told.append(words)
      try await close()
    }
    return told
  }

  private func answer(_ answer: SampleBackend.Answer) async throws {
    try #require(!backend.pending.isEmpty, "A tap on a post no longer requests a like.")
    try backend.releaseFirst(with: answer)
    await screen.settle()
  }
}

extension Check {
  /// Whether a notice shows, and does not come back once it is closed.
  private static var isToldOnce: Bool {
    get async throws {
      let feed = Check()
      try await feed.fail([.offline])
      guard try await feed.closeAll().count == 1 else { return false }
      feed.screen.disappear()
      let second = Stage(FeedView(viewModel: feed.viewModel))
      for screen in [second, feed.screen] { await feed.appear(screen) }
      return feed.notice(on: second) == nil && !feed.isNoticeShown
    }
  }

  private static var keepsANoticeOnce: Bool {
    get async throws {
      let feed = Check()
      try await feed.failWhileAway([.offline])
      await feed.appear(feed.screen)
      return try await isToldOnce && feed.isNoticeShown
    }
  }

  /// Whether two different notices show, whenever they come.
  private static var showsBothOfTwo: Bool {
    get async throws {
      let (open, away) = (Check(), Check())
      try await open.fail([.offline, .server])
      try await away.failWhileAway([.offline, .server])
      await away.appear(away.screen)
      let counts = [try await open.closeAll().count, try await away.closeAll().count]
      return counts == [2, 2]
    }
  }
}
