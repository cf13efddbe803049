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
    let mistake = Self.firstMistake

    #expect(
      mistake == nil,
      """
      LikesReducer, given \(mistake ?? ""). What did the feed do for these, and with which \
      fields? All of that belongs to the child.
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
      #expect(screen.firstMistake == nil, "\(screen.firstMistake ?? "")")
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

    feed.send(.published(.tea))
    profile.send(.nameChanged("Ada"))
    for intent: LikesIntent in [.tapped(9), .answered(9, .offline), .tapped(9)] {
      feed.send(.likes(intent))
    }
    for intent: LikesIntent in [.tapped(10), .answered(10, .offline), .tapped(10)] {
      profile.send(.likes(intent))
    }
    let isKept = feed.state.posts == [.tea] && profile.state.name == "Ada"
    let (feedLikes, profileLikes) = (feed.state.likes, profile.state.likes)
    feed.send(.published(.bread))
    profile.send(.nameChanged("Bob"))

    #expect(
      isKept && feed.state.posts == [.bread, .tea] && profile.state.name == "Bob",
      "`published` or `nameChanged` no longer does what it did, or a like undoes it.")
    #expect(
      feed.state.likes == feedLikes && profile.state.likes == profileLikes,
      """
      `\(feed.state.likes == feedLikes ? "nameChanged" : "published")` changes `likes`. Which \
      intents are for the child?
      """)
    #expect(
      !profile.state.likes.liked.contains(9),
      """
      A tap on the feed changed the profile's state. Each screen embeds likes of its own; where do \
      these two meet?
      """)
  }

  @Test("the screens keep nothing else for liking", .enabled { await screensForward })
  func keepsNothingElse() throws {
    let fields = [Mirror(reflecting: FeedState()), Mirror(reflecting: ProfileState())]
      .flatMap(\.children).compactMap(\.label)
      .filter(["liked", "sending", "notice"].contains)
    let cases = try LearnersCode.sources().matches(of: /(?:case|,)\s+(like(?:Tapped|Answered))\b/)
      .map { String($0.1) }
    let left = (fields + cases).first

    #expect(
      left == nil,
      """
      A screen has kept its `\(left ?? "")` beside `likes`, which replaces all that it had for \
      liking. Which of the two will a view use?
      """)
  }

  @Test("no screen uses another", .enabled { await screensForward })
  func usesNoOtherScreen() throws {
    let code = try LearnersCode.sources()
    let isShared =
      code.matches(of: /(?s)\b(Feed|Profile)Reducer\b[^(){}]*\{.*?\n\}/).contains {
        let other = $0.1 == "Feed" ? /\bProfile(Reducer|State)\b/ : /\bFeed(Reducer|State)\b/
        // The default `\b` sees no boundary at a dot.
        return $0.0.contains(other.wordBoundaryKind(.simple))
      }

    #expect(
      !isShared,
      """
      One screen likes by way of the other's reducer. Nothing differs today; what happens to it on \
      the day the other handles a like in its own way? The child is there for both.
      """)
  }

  @Test("liking is written once", .enabled { await screensForward })
  func isWrittenOnce() throws {
    let code = try LearnersCode.sources()
    let places = code.matches(of: /\(\s*\.like\s*,/).count
    let changes =
      /\.likes\.(liked|sending|notice)(\s*=(?!=)|\.(insert|remove|form\w+|subtract|update)\b)/
    let own = code.firstMatch(of: changes.wordBoundaryKind(.simple))?.1

    #expect(
      places <= 1,
      """
      Nothing differs today, but `Notice(.like, …)` is made in \(places) places, so liking is still \
      written \(places) times. Which of them will the next fix miss?
      """)
    #expect(
      own == nil,
      """
      Nothing differs today, but a screen changes `likes.\(own ?? "")` by itself, so a part of liking \
      is still written twice. Who alone should change what is in `likes`?
      """)
  }
}

extension Check {
  /// The first intents after which the child, alone, is not where the feed was, and how it differs.
  private static var firstMistake: String? {
    let expected: [(intent: LikesIntent, liked: Set<Post.ID>, sent: [LikesEffect])] = [
      (.tapped(1), [1], [LikesEffect(isLiked: true, id: 1)]),
      (.tapped(1), [1], []),
      (.answered(1, nil), [1], []),
      (.tapped(1), [], [LikesEffect(isLiked: false, id: 1)]),
      (.tapped(2), [2], [LikesEffect(isLiked: true, id: 2)]),
      (.answered(1, .offline), [1, 2], []),
      (.answered(2, .server), [1], []),
      (.tapped(3), [1, 3], [LikesEffect(isLiked: true, id: 3)]),
      (.answered(3, nil), [1, 3], []),
    ]
    var state = LikesState()
    var notice: Notice?
    for (index, step) in expected.enumerated() {
      let effects = LikesReducer.reduce(into: &state, step.intent)
      notice = step.intent.notice ?? notice
      let found = Outcome(liked: state.liked, notice: state.notice, sent: effects)
      let difference = found.difference(
        from: Outcome(liked: step.liked, notice: notice, sent: step.sent))
      if let difference {
        return "`\(description(of: expected[...index].map(\.intent)))`, differs: \(difference)"
      }
    }
    return nil
  }

  private static var childLikes: Bool { firstMistake == nil }

  private static var screensForward: Bool {
    childLikes && Screen.both().allSatisfy { $0.firstMistake == nil }
  }
}

/// A screen of the learner, with a backend of its own.
private struct Screen {
  let name: String
  /// How its reducer first differs from the child alone.
  let firstMistake: String?
  let likes: () -> LikesState
  private let send: (LikesIntent) -> Void
  private let backend: SampleBackend

  static func both() -> [Screen] { [feed(), profile()] }

  private static func feed() -> Screen {
    let backend = SampleBackend(policy: .gated)
    let store = FeedStore(repository: backend)
    var state = FeedState()
    let hasCase =
      if case .published = FeedIntent.likes(LikesIntent.tapped(1)) { false } else { true }
    let mistake = firstMistake(of: "feed", state, state.likes, hasCase: hasCase) { intent in
      (FeedReducer.reduce(into: &state, .likes(intent)), state.likes)
    }
    return Screen(
      name: "feed", firstMistake: mistake, likes: { store.state.likes },
      send: { store.send(.likes($0)) }, backend: backend)
  }

  private static func profile() -> Screen {
    let backend = SampleBackend(policy: .gated)
    let store = ProfileStore(repository: backend)
    var state = ProfileState()
    let hasCase =
      if case .nameChanged = ProfileIntent.likes(LikesIntent.tapped(1)) { false } else { true }
    let mistake = firstMistake(of: "profile", state, state.likes, hasCase: hasCase) { intent in
      (ProfileReducer.reduce(into: &state, .likes(intent)), state.likes)
    }
    return Screen(
      name: "profile", firstMistake: mistake, likes: { store.state.likes },
      send: { store.send(.likes($0)) }, backend: backend)
  }

  private static func firstMistake(
    of name: String, _ state: Any, _ start: LikesState, hasCase: Bool,
    reduce: (LikesIntent) -> (effects: [Any], likes: LikesState)
  ) -> String? {
    guard hasCase else {
      return "`\(name.capitalized)Intent` has no case `likes(LikesIntent)` yet."
    }
    let session: [LikesIntent] = [
      .tapped(4), .tapped(4), .answered(4, nil), .tapped(4), .tapped(5), .answered(4, .offline),
      .tapped(4), .answered(5, .server), .answered(4, nil),
    ]
    var child = start
    for (index, intent) in session.enumerated() {
      let sent = LikesReducer.reduce(into: &child, intent)
      let (effects, likes) = reduce(intent)
      let expected = Outcome(liked: child.liked, notice: child.notice, sent: sent)
      let found = Outcome(
        liked: likes.liked, notice: likes.notice, sent: effects.compactMap(likesEffect))
      guard let difference = found.difference(from: expected) else { continue }
      if !Mirror(reflecting: state).children.contains(where: { $0.label == "likes" }) {
        return "`\(name.capitalized)State` has no field `likes` yet."
      }
      if found.sent.isEmpty && found.liked == expected.liked && found.notice == expected.notice {
        return """
          The child's state is right, but its request does not come out of the \(name)'s reducer.
          """
      }
      return """
        The \(name)'s reducer, given `\(description(of: session[...index]))` in `.likes`, differs \
        from the child: \(difference). The child knows what to do; what is left for this case?
        """
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

/// What an intent leads to.
private struct Outcome {
  let liked: Set<Post.ID>
  let notice: Notice?
  let sent: [LikesEffect]

  func difference(from expected: Outcome) -> String? {
    if liked != expected.liked {
      "`liked` is \(text(of: liked)) instead of \(text(of: expected.liked))"
    } else if notice != expected.notice {
      "`notice` is \(text(of: notice)) instead of \(text(of: expected.notice))"
    } else if sent != expected.sent {
      "the requests are \(text(of: sent)) instead of \(text(of: expected.sent))"
    } else {
      nil
    }
  }

  private func text(of liked: Set<Post.ID>) -> String {
    "[\(liked.map { "\($0)" }.sorted().joined(separator: ", "))]"
  }

  private func text(of notice: Notice?) -> String { notice.map { "\"\($0.message)\"" } ?? "nil" }

  private func text(of effects: [LikesEffect]) -> String {
    "[\(effects.map { "\($0.isLiked ? "like" : "unlike") \($0.id)" }.joined(separator: ", "))]"
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
  fileprivate static let tea = Post(id: 1, author: 1, authorName: "Ada", text: "Tea")
  fileprivate static let bread = Post(id: 2, author: 1, authorName: "Ada", text: "Bread")
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

extension FeedIntent { fileprivate static func likes(_: some Any) -> Self { .published(.tea) } }
extension ProfileIntent { fileprivate static func likes(_: some Any) -> Self { .nameChanged("") } }
