import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

/// The events that sessions are made of, in a fixed order.
nonisolated public struct Alphabet: Sendable, CustomStringConvertible {
  /// The name in the text of what was found.
  public let name: String
  /// The name.
  public var description: String { name }
  /// The profile that the app begins with; `nil` for the feed.
  private let profile: Int?
  /// An answer names its call by the position among those under way, and no request.
  private let letters: [Step]

  /// The most requests under way that sessions continue from.
  static let mostCalls = 3

  /// - Parameters:
  ///   - profile: the profile that the app begins with; `nil` for the feed.
  ///   - failures: the errors that a call may be answered with; `nil` for a success.
  init(
    _ name: String, profile: Int? = nil, steps: [Step], failures: [DomainError?] = [nil, .offline]
  ) {
    self.name = name
    self.profile = profile
    let answers = (0..<Self.mostCalls).flatMap { call in
      failures.map { Step.answer(call: call, request: "", failure: $0) }
    }
    letters = answers + steps
  }
}

nonisolated extension Alphabet {
  /// All four.
  public static let all = [feed, profile, both, shared]

  /// The feed, with two likes.
  public static let feed = Alphabet(
    "feed",
    steps: around + feedSteps + [.tap(element: "like-49"), .type(text: "zz", field: "Search")]
      + [.tap(element: "compose"), .tap(element: "Cancel"), .tap(element: "publish-post")],
    failures: [nil, .offline, .server, .cancelled])
  /// The form, and a save by another device.
  public static let profile = Alphabet(
    "profile", profile: 3,
    steps: around + profileSteps
      + [.type(text: "Bo ", field: "Name"), saveElsewhere(3), .tap(element: "OK")],
    failures: [nil, .offline, .nameTaken, .notFound, .cancelled])
  /// The author opens a profile over the feed. Less of each screen than the alphabets of one screen.
  public static let both = Alphabet(
    "both",
    steps: around + [.tap(element: "author-50")] + feedSteps + profileSteps + [saveElsewhere(2)],
    failures: [nil, .offline, .nameTaken])

  /// Likes on both screens, a link to a person twice and one to the first screen, and what can come between: few
  /// letters, so that sessions are long enough for the way to a profile and back.
  public static let shared = Alphabet(
    "shared",
    steps: [
      .appear, .disappear, .tap(element: "author-50"), .tap(element: "Back"),
      .tap(element: "like-50"), .tap(element: "Liked only"), .tap(element: "OK"), .refresh,
      .link(profiles: [2, 2]), .link(profiles: []),
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
    .tap(element: "Keep editing"), .tap(element: "distance-anywhere"), .tap(element: "Reset"),
    .type(text: "Bo", field: "Name"), .type(text: "", field: "Name"), .tap(element: "Undo"),
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
  func offers(in app: StagedApp) -> [Step] {
    let (calls, elements) = (app.pendingCalls, app.elements)
    let taps = elements.names(.button, .toggle)
    let (fields, rows) = (elements.names(.field), elements.names(.row))
    return letters.filter { letter in
      switch letter {
      case .answer(let call, _, let failure):
        call < calls.count && (failure != .nameTaken || "\(calls[call].request)".hasPrefix("save("))
      case .appear: !app.isOnScreen && !app.path.isEmpty
      case .disappear: app.isOnScreen
      case .tap(let element): taps.contains(element)
      case .type(_, let field): fields.contains(field)
      case .reveal(let row): rows.contains(row)
      case .refresh: app.path.last == .feed && !elements.isEmpty
      case .wait: !app.clock.sleepers.isEmpty
      case .save, .link: true
      }
    }
  }
}
