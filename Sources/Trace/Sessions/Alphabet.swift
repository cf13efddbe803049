import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

/// The events that sessions are made of, in a fixed order.
nonisolated public struct Alphabet: Sendable {
  /// The name in the text of what was found.
  public let name: String
  /// The profile that the app begins with; `nil` for the feed.
  private let profile: Int?
  fileprivate let letters: [Letter]

  /// An event that may be possible in many states.
  enum Letter: Hashable, Sendable {
    /// A step that says the same in every state.
    case step(Step)
    /// An answer to a pending call, by its position in the order of arrival.
    case answer(Int, failure: String?)
  }

  /// The most requests under way that sessions continue from.
  static let mostCalls = 3

  /// - Parameters:
  ///   - profile: the profile that the app begins with; `nil` for the feed.
  ///   - failures: the errors that a call may be answered with; `nil` for a success.
  init(
    _ name: String, profile: Int? = nil, steps: [Step], failures: [String?] = [nil, "offline"]
  ) {
    self.name = name
    self.profile = profile
    let answers = (0..<Self.mostCalls).flatMap { call in
      failures.map { Letter.answer(call, failure: $0) }
    }
    letters = answers + steps.map { Letter.step($0) }
  }
}

nonisolated extension Alphabet: CustomStringConvertible {
  /// The name.
  public var description: String { name }
}

nonisolated extension Alphabet {
  /// All four.
  public static let all = [feed, profile, both, shared]

  /// The feed, with two likes.
  public static let feed = Alphabet(
    "feed",
    steps: around + feedSteps + [.tap(element: "like-49"), .type(text: "zz", field: "Search")],
    failures: [nil, "offline", "server", "cancelled"])
  /// The form, and a save by another device.
  public static let profile = Alphabet(
    "profile", profile: 3,
    steps: around + profileSteps
      + [.type(text: "Bo ", field: "Name"), saveElsewhere(3), .tap(element: "OK")],
    failures: [nil, "offline", "nameTaken", "notFound", "cancelled"])
  /// The author opens a profile over the feed. Less of each screen than the alphabets of one screen.
  public static let both = Alphabet(
    "both",
    steps: around + [.tap(element: "author-50")] + feedSteps + profileSteps + [saveElsewhere(2)],
    failures: [nil, "offline", "nameTaken"])

  /// Likes on both screens, and what can come between: few letters, so that sessions are long enough for the way
  /// to a profile and back.
  public static let shared = Alphabet(
    "shared",
    steps: [
      .appear, .disappear, .tap(element: "author-50"), .tap(element: "Back"),
      .tap(element: "like-50"), .tap(element: "Liked only"), .tap(element: "OK"), .refresh,
    ])

  private static let around: [Step] = [.appear, .disappear, .tap(element: "Retry")]
  private static let feedSteps: [Step] = [
    .tap(element: "like-50"), .tap(element: "Liked only"), .tap(element: "Publish"),
    .tap(element: "retry-page"), .tap(element: "OK"), .tap(element: "message"),
    .type(text: "a", field: "Search"), .type(text: "", field: "Search"),
    .type(text: "Hi", field: "New post"), .reveal(row: "feed-end"), .refresh,
    .wait(SearchRule.pause), .wait(SearchRule.pause / 2),
  ]
  private static func saveElsewhere(_ profile: Int) -> Step { .save(profile: profile, name: "Eve") }
  private static let profileSteps: [Step] = [
    .tap(element: "Back"), .tap(element: "Save"), .tap(element: "Discard"),
    .tap(element: "Keep editing"), .tap(element: "distance-anywhere"),
    .type(text: "Bo", field: "Name"), .type(text: "", field: "Name"),
  ]
}

extension Alphabet {
  /// Creates an app with three posts on two pages.
  func app(of pattern: any TraceablePattern, level: TraceLevel) -> StagedApp {
    StagedApp(
      pattern, SampleData(RecordedSession(dataSeed: 1, posts: 3)), pageSize: 2,
      path: [profile.map { .profile(Profile.ID($0)) } ?? .feed], level: level)
  }

  /// The letters that are possible now.
  func offers(in app: StagedApp) -> [Letter] {
    let calls = app.pendingCalls
    let elements = app.isOnScreen ? app.elements.filter(\.isEnabled) : []
    func has(_ name: String, _ kinds: Set<ScreenElement.Kind>) -> Bool {
      elements.contains { kinds.contains($0.kind) && ($0.identifier ?? $0.label) == name }
    }
    return letters.filter { letter in
      switch letter {
      case .answer(let call, let failure):
        call < calls.count && (failure != "nameTaken" || calls[call].request.isSave)
      case .step(.appear): !app.isOnScreen && !app.path.isEmpty
      case .step(.disappear): app.isOnScreen
      case .step(.tap(let element)): has(element, [.button, .toggle])
      case .step(.type(_, let field)): has(field, [.field])
      case .step(.reveal(let row)): has(row, [.row])
      case .step(.refresh): app.isOnScreen && app.path.last == .feed && !elements.isEmpty
      case .step(.wait): !app.clock.sleepers.isEmpty
      case .step(.save): true
      case .step(.answer): false
      }
    }
  }
}

extension SampleBackend.Request {
  fileprivate var isSave: Bool {
    if case .save = self { true } else { false }
  }
}
