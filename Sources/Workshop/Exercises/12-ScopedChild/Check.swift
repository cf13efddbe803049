import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import ScopedChild

/// Each test likes posts of its own: a program that remembers more than it should fails one of them.
@Suite struct Check {
  @Test("the child likes without a screen")
  func likesWithoutAScreen() {
    let session = Self.firstWrongSession

    #expect(
      session == nil,
      """
      LikesReducer, given `\(session ?? "")`, does something else than the feed did. Which fields \
      of the feed do these intents read and write? They belong to the child.
      """)
  }

  @Test("the child fits a screen of another team", .enabled { await childLikes })
  func fitsAnotherTeamsScreen() {
    var (first, second) = (SearchState(), SearchState())

    let effects = SearchReducer.reduce(into: &first, .likes(.tapped(3)))

    #expect(
      SearchReducer.reduce(into: &second, .likes(.tapped(3))) == effects,
      """
      Two searches are open, the same post is tapped in both, and the second one does something \
      else. What does the child remember outside the state that it is given?
      """)
  }

  @Test("both screens forward every intent", .enabled { await childLikes })
  func forwardsEveryIntent() {
    for screen in Screen.both() {
      let session = screen.firstSessionOfItsOwn

      #expect(
        session == nil,
        """
        The \(screen.name)'s reducer, given `\(session ?? "")` in `.likes`, does something else than \
        the child alone. The child knows what to do; what is left for this case?
        """)
    }
  }

  @Test("both screens get the server's answers", .enabled { await screensForward })
  func getsTheAnswers() async throws {
    for screen in Screen.both() {
      try await screen.tap(7, answer: .failure(.offline))
      let likes = screen.likes()
      let hasRefusal = !likes.liked.contains(7) && likes.notice == Notice(.like, .offline)
      try await screen.tap(8, answer: .done)
      try await screen.tap(8, answer: .done)

      #expect(
        hasRefusal,
        """
        The server refused a like on the \(screen.name), and the screen's state has not heard of it. \
        Taps reach the child through the screen; which way does an answer take?
        """)
      #expect(
        !hasRefusal || !screen.likes().liked.contains(8),
        """
        A like on the \(screen.name) succeeded, and then the post cannot be unliked. The child waits \
        for every answer, also for a good one.
        """)
    }
  }

  @Test("a like changes nothing else", .enabled { await screensForward })
  func changesNothingElse() {
    let backend = SampleBackend(policy: .gated)
    let (feed, profile) = (FeedStore(repository: backend), ProfileStore(repository: backend))

    feed.send(.published(.sample))
    profile.send(.nameChanged("Ada"))
    feed.send(.likes(LikesIntent.tapped(9)))
    profile.send(.likes(LikesIntent.tapped(10)))

    #expect(
      feed.state.posts == [.sample] && profile.state.name == "Ada",
      "`published` or `nameChanged` no longer does what it did, or a like undoes it.")
    #expect(
      !profile.state.likes.liked.contains(9),
      """
      A tap on the feed changed the profile's state. Each screen embeds likes of its own; where do \
      these two meet?
      """)
  }

  @Test("liking is written once", .enabled { await screensForward })
  func isWrittenOnce() throws {
    let places = try sources().matches(of: /\.like\s*,/).count

    #expect(
      places <= 1,
      """
      Nothing differs today, but `Notice(.like, …)` is made in \(places) places, so liking is still \
      written \(places) times. Which of them will the next fix miss?
      """)
  }
}

extension Check {
  /// The first intents after which the child, alone, is not where the feed was.
  private static var firstWrongSession: String? {
    let expected: [(intent: LikesIntent, liked: Set<Post.ID>, sent: [LikesEffect])] = [
      (.tapped(1), [1], [LikesEffect(isLiked: true, id: 1)]),
      (.tapped(1), [1], []),
      (.answered(1, nil), [1], []),
      (.tapped(1), [], [LikesEffect(isLiked: false, id: 1)]),
      (.tapped(2), [2], [LikesEffect(isLiked: true, id: 2)]),
      (.answered(1, .offline), [1, 2], []),
      (.answered(2, .server), [1], []),
    ]
    var state = LikesState()
    for (index, step) in expected.enumerated() {
      let effects = LikesReducer.reduce(into: &state, step.intent)
      let lacksNotice = step.intent.notice.map { $0 != state.notice } ?? false
      if effects != step.sent || state.liked != step.liked || lacksNotice {
        return description(of: expected[...index].map(\.intent))
      }
    }
    return nil
  }

  private static var childLikes: Bool { firstWrongSession == nil }

  private static var screensForward: Bool {
    childLikes && Screen.both().allSatisfy { $0.firstSessionOfItsOwn == nil }
  }

  /// The learner's code: copies that agree differ only in their text.
  private func sources() throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/ScopedChild")
      .standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/\/\/.*/, with: "")
  }
}

/// A screen of the learner, with a backend of its own.
private struct Screen {
  let name: String
  /// The first intents after which its reducer is not where the child alone is.
  let firstSessionOfItsOwn: String?
  let likes: () -> LikesState
  private let send: (LikesIntent) -> Void
  private let backend: SampleBackend

  static func both() -> [Screen] { [feed(), profile()] }

  private static func feed() -> Screen {
    let backend = SampleBackend(policy: .gated)
    let store = FeedStore(repository: backend)
    var state = FeedState()
    let session = firstSession(from: state.likes) { intent in
      (FeedReducer.reduce(into: &state, .likes(intent)), state.likes)
    }
    return Screen(
      name: "feed", firstSessionOfItsOwn: session, likes: { store.state.likes },
      send: { store.send(.likes($0)) }, backend: backend)
  }

  private static func profile() -> Screen {
    let backend = SampleBackend(policy: .gated)
    let store = ProfileStore(repository: backend)
    var state = ProfileState()
    let session = firstSession(from: state.likes) { intent in
      (ProfileReducer.reduce(into: &state, .likes(intent)), state.likes)
    }
    return Screen(
      name: "profile", firstSessionOfItsOwn: session, likes: { store.state.likes },
      send: { store.send(.likes($0)) }, backend: backend)
  }

  private static func firstSession(
    from start: LikesState, reduce: (LikesIntent) -> (effects: [Any], likes: LikesState)
  ) -> String? {
    let session: [LikesIntent] = [
      .tapped(4), .tapped(4), .answered(4, nil), .tapped(4), .tapped(5), .answered(4, .offline),
      .tapped(4), .answered(5, .server), .answered(4, nil),
    ]
    var child = start
    for (index, intent) in session.enumerated() {
      let effects = LikesReducer.reduce(into: &child, intent)
      let found = reduce(intent)
      if found.effects.compactMap(likesEffect) != effects || found.likes.liked != child.liked
        || found.likes.notice != child.notice
      {
        return description(of: session[...index])
      }
    }
    return nil
  }

  /// Taps a post, and answers the request if there is one.
  func tap(_ id: Post.ID, answer: SampleBackend.Answer) async throws {
    send(.tapped(id))
    await settle()
    if let call = backend.pending.first { try backend.release(call, with: answer) }
    await settle()
  }
}

/// Returns the child's effect, also out of a case of the screen's effects.
private func likesEffect(_ effect: Any) -> LikesEffect? {
  effect as? LikesEffect
    ?? Mirror(reflecting: effect).children.lazy.compactMap { $0.value as? LikesEffect }.first
}

private func description(of session: some Sequence<LikesIntent>) -> String {
  session.map { intent in
    switch intent {
    case .tapped(let id): ".tapped(\(id))"
    case .answered(let id, let error): ".answered(\(id), \(error.map { ".\($0)" } ?? "nil"))"
    }
  }.joined(separator: ", ")
}

/// Returns when nothing is left to run on the main actor.
private func settle() async {
  await Stage(EmptyView()).settle()
}

extension LikesIntent {
  /// What the user has to be told.
  fileprivate var notice: Notice? {
    if case .answered(_, let error?) = self { Notice(.like, error) } else { nil }
  }
}

extension Post {
  fileprivate static let sample = Post(id: 1, author: 1, authorName: "Ada", text: "Tea")
}

// The screen of the other team.

private struct SearchState {
  var query = "tea"
  var likes = LikesState()
}

private enum SearchIntent {
  case queryChanged(String)
  case likes(LikesIntent)
}

private enum SearchReducer {
  static func reduce(into state: inout SearchState, _ intent: SearchIntent) -> [LikesEffect] {
    switch intent {
    case .queryChanged(let query):
      state.query = query
    case .likes(let intent):
      return LikesReducer.reduce(into: &state.likes, intent)
    }
    return []
  }
}

// A screen's field `likes` and its case `likes`. Until they are written, these stand in, so that the
// check compiles: the compiler prefers a member of the type itself, and one that is less generic.

private protocol EmbedsLikes {}

extension EmbedsLikes { var likes: LikesState { LikesState() } }
extension FeedState: EmbedsLikes {}
extension ProfileState: EmbedsLikes {}

extension FeedIntent { fileprivate static func likes(_: some Any) -> Self { .published(.sample) } }
extension ProfileIntent { fileprivate static func likes(_: some Any) -> Self { .nameChanged("") } }
