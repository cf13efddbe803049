import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// The events that sessions are made of, at most 64, in a fixed order.
package struct Alphabet {
  package let name: String
  /// The data, and the screen that the app begins with.
  package let session: RecordedSession
  let letters: [Letter]

  /// An event that may be possible in many states.
  enum Letter: Hashable {
    /// A step that says the same in every state.
    case step(Step)
    /// An answer to a pending call, by its position in the order of arrival.
    case answer(Int, failure: String?)
  }

  /// The most requests under way that are explored from.
  package static let mostCalls = 3

  /// - Parameters:
  ///   - profile: the profile that the app begins with; `nil` for the feed.
  ///   - failures: the errors that a call may be answered with; `nil` for a success.
  package init(
    _ name: String, profile: Int? = nil, steps: [Step], failures: [String?] = [nil, "offline"]
  ) {
    self.name = name
    // Three posts on two pages.
    session = RecordedSession(dataSeed: 1, posts: 3, pageSize: 2, profile: profile)
    let answers = (0..<Self.mostCalls).flatMap { call in
      failures.map { Letter.answer(call, failure: $0) }
    }
    letters = answers + steps.map { Letter.step($0) }
    precondition(letters.count <= 64, "a state keeps its letters in 64 bits")
  }
}

extension Alphabet {
  package static let all = [feed, profile, both, shared]

  static let feed = Alphabet(
    "feed",
    steps: around + feedSteps + [.tap(element: "like-49"), .type(text: "zz", field: "Search")],
    failures: [nil, "offline", "server", "cancelled"])
  static let profile = Alphabet(
    "profile", profile: 3, steps: around + profileSteps + [saveElsewhere(3), .tap(element: "OK")],
    failures: [nil, "offline", "nameTaken", "notFound", "cancelled"])
  /// The author opens a profile over the feed. Less of each screen than the alphabets of one screen.
  package static let both = Alphabet(
    "both",
    steps: around + [.tap(element: "author-50")] + feedSteps + profileSteps + [saveElsewhere(2)],
    failures: [nil, "offline", "nameTaken"])

  /// Likes on both screens, and what can come between: few letters, so that sessions are long enough for the way
  /// to a profile and back.
  package static let shared = Alphabet(
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
  /// The letters that are possible now, as bits.
  func offers(in app: StagedApp) -> UInt64 {
    let calls = app.pendingCalls
    let elements = app.isOnScreen ? app.elements.filter(\.isEnabled) : []
    func has(_ name: String, _ kinds: Set<ScreenElement.Kind>) -> Bool {
      elements.contains { kinds.contains($0.kind) && ($0.identifier ?? $0.label) == name }
    }
    var offers: UInt64 = 0
    for (index, letter) in letters.enumerated() {
      let isPossible =
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
      if isPossible { offers |= 1 << index }
    }
    return offers
  }

  /// Whether the letter may start a request.
  func mayRequest(_ letter: UInt8) -> Bool {
    switch letters[Int(letter)] {
    case .answer, .step(.disappear): false
    case .step: true
    }
  }

  /// The step that a letter says now; `nil` for an answer to a call that is not under way.
  func step(_ letter: UInt8, in app: StagedApp) -> PlannedStep? {
    switch letters[Int(letter)] {
    case .step(let step): return PlannedStep(step: step)
    case .answer(let position, let failure):
      let calls = app.pendingCalls
      guard calls.indices.contains(position) else { return nil }
      let call = calls[position]
      let alike = calls.filter { $0.request == call.request }
      return PlannedStep(
        step: .answer(call: call.id, request: call.request.description, failure: failure),
        occurrence: alike.firstIndex(of: call) ?? 0)
    }
  }
}

/// A step that means the same in all patterns, whose calls may have other numbers.
package struct PlannedStep: Hashable {
  package var step: Step
  /// Which of the calls with this request an answer is for.
  var occurrence = 0

  /// The step in one app.
  func step(in app: StagedApp) -> Step {
    guard case .answer(_, let request, let failure) = step else { return step }
    let calls = app.backend.pending.filter { $0.request.description == request }
    guard calls.indices.contains(occurrence) else { return step }
    return .answer(call: calls[occurrence].id, request: request, failure: failure)
  }
}

extension SampleBackend.Request {
  fileprivate var isSave: Bool {
    if case .save = self { true } else { false }
  }
}
