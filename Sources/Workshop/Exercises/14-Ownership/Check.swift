import LabDomain
import Observation
import StageUI
import Testing

@testable import Ownership

@Suite struct Check {
  @Test("typing changes the name on the screen") func typingReachesTheModel() throws {
    #expect(
      try Self.typingWorks(),
      "Typing changes nothing: the intent calls an object that is gone. Who should keep it?")
  }

  @Test("a save shows its answer", .enabled { try await typingWorks() })
  func answersAreShown() async throws {
    #expect(
      try await Self.showsTheAnswer(),
      "The server has answered and the screen still waits: what has the intent lost meanwhile?")
  }

  @Test("closing a screen releases its objects") func closingReleasesTheScreen() async throws {
    let closed = try await Self.closedScreens()
    #expect(
      closed.allSatisfy { !$0.isEmpty },
      "The check sees no object behind the view. What does it hold instead of intent and model?")
    let areReleased = closed.map { $0.allSatisfy { $0.object == nil } }

    #expect(
      areReleased[0],
      """
      The closed screen stays in memory: something strong still leads to its objects, from one \
      another or from a static. Which arrow?
      """)
    #expect(
      !areReleased[0] || areReleased[1],
      """
      Of two closed screens, the newer stays in memory: something outside keeps the last screen made. \
      What lives longer than a screen?
      """)
  }

  @Test("an answer after closing is ignored", .enabled { try await typingWorks() })
  func lateAnswersAreIgnored() async {
    // In a process of its own, which a crash ends.
    await #expect(
      processExitsWith: .success,
      """
      An answer after closing crashes: `unowned` and `!` promise that the object is still there. \
      Which reference becomes nil instead?
      """
    ) { await closeWhileSaving() }
  }

  @Test("two screens are apart", .enabled { try await typingWorks() })
  func screensAreApart() throws {
    let stages = [Stage(ProfileView.make(.ada) { $0 }), Stage(ProfileView.make(.ada) { $0 })]
    for stage in stages { stage.appear() }

    try stages[0].type("Grace", into: "Name")

    #expect(
      stages[0].text.contains("Grace"),
      "With two screens open only the newer one works: they share an owner. What should own the objects of each?"
    )
    #expect(
      stages[1].text.contains("Ada"),
      "Typing on one screen changes the other: both were given the same model. Who made it?")
  }

  @Test("a hidden screen can come back", .enabled { try await typingWorks() })
  func comesBack() throws {
    let stage = Stage(ProfileView.make(.ada) { $0 })
    stage.appear()
    stage.disappear()
    stage.appear()

    try stage.type("Grace", into: "Name")

    #expect(
      stage.text.contains("Grace"),
      """
      The screen was hidden, came back, and is dead. Hiding is not closing, and it cut an arrow. What \
      alone should cut that arrow?
      """)
  }

  @Test("a hidden screen gets its answer", .enabled { try await showsTheAnswer() })
  func isAnsweredWhileHidden() async throws {
    #expect(
      try await Self.showsTheAnswer(hiding: true),
      """
      The screen was hidden while it saved, came back, and says "Saving…" forever: the answer came \
      in between. What dropped it? Hiding is not closing.
      """)
  }

  @Test("a screen that never appears is released", .enabled { try await closingReleases() })
  func releasesWhatNeverAppears() async {
    var screen: ProfileView? = ProfileView.make(.ada) { $0 }
    let objects = screen.map(objects) ?? []

    screen = nil
    await settle()

    #expect(
      objects.allSatisfy { $0.object == nil },
      """
      A screen was made and never shown, and its objects stay: something has to happen on the \
      screen before they go. What do they need to go by themselves?
      """)
  }

  @Test(
    "closing while saving releases the model", .enabled { try await typingWorks() },
    .enabled { try await closingReleases() })
  func closingWhileSavingReleasesTheModel() async throws {
    Self.server = Server()
    var screen: ProfileView? = ProfileView.make(.ada, save: Self.server.save)
    let objects = screen.map(objects) ?? []
    var stage = screen.map { Stage($0) }
    stage?.appear()
    try stage?.type("Grace", into: "Name")
    try stage?.tap("Save")
    await settle()

    stage?.disappear()
    (stage, screen) = (nil, nil)
    await settle()

    #expect(
      !objects.contains { $0.object is any Observable },
      """
      A save is pending and the screen is closed, and its model waits for an answer that no one \
      will see. Which solid arrow keeps it?
      """)
  }
}

extension Check {
  /// Never answers: the request is still pending when the check ends.
  private static var server = Server()

  private static func typingWorks() throws -> Bool {
    let stage = Stage(ProfileView.make(.ada) { $0 })
    stage.appear()
    try stage.type("Grace", into: "Name")
    return stage.text.contains("Grace")
  }

  /// Whether the answer to a save is shown, by a screen that stays or is hidden until then.
  private static func showsTheAnswer(hiding: Bool = false) async throws -> Bool {
    guard try typingWorks() else { return false }
    let server = Server()
    let stage = Stage(ProfileView.make(.ada, save: server.save))
    stage.appear()
    try stage.type("Grace", into: "Name")
    try stage.tap("Save")
    await stage.settle()

    if hiding { stage.disappear() }
    server.answer()
    await stage.settle()
    if hiding { stage.appear() }
    return stage.text.contains("(Save)")
  }

  private static func closingReleases() async throws -> Bool {
    try await closedScreens().joined().allSatisfy { $0.object == nil }
  }

  /// Opens two screens and closes both; returns what was behind each. If only the last one made is kept,
  /// the second replaces the first.
  private static func closedScreens() async throws -> [[Weak]] {
    var screens = [ProfileView.make(.ada) { $0 }, ProfileView.make(.ada) { $0 }]
    let objects = screens.map(objects)
    var stages = screens.map { Stage($0) }
    for stage in stages {
      stage.appear()
      try stage.type("Grace", into: "Name")
      stage.disappear()
    }
    (stages, screens) = ([], [])
    await settle()
    return objects
  }
}

extension Profile {
  fileprivate static let ada = Profile(
    id: 1, username: "Ada", bio: "", regions: [], partnerDistance: .allCases[0])
}

/// Answers a save when the test says so.
private final class Server {
  private var waiting: [CheckedContinuation<Void, Never>] = []

  func save(_ profile: Profile) async throws(DomainError) -> Profile {
    await withCheckedContinuation { waiting.append($0) }
    return profile
  }

  func answer() {
    for request in waiting { request.resume() }
    waiting = []
  }
}

private func closeWhileSaving() async {
  let server = Server()
  var stage: Stage? = Stage(ProfileView.make(.ada, save: server.save))
  stage?.appear()
  try? stage?.type("Grace", into: "Name")
  try? stage?.tap("Save")
  await settle()

  stage?.disappear()
  stage = nil
  server.answer()
  await settle()
}

private func settle() async {
  await Stage(EmptyView()).settle()
}

private struct Weak {
  weak let object: AnyObject?
}

/// A mirror shows nothing of `@State`.
private protocol KeepsValue {
  var kept: Any { get }
}

extension State: KeepsValue {
  fileprivate var kept: Any { wrappedValue }
}

/// The objects of this exercise that a view holds, directly or through others.
private func objects(behind view: ProfileView) -> [Weak] {
  var found: [ObjectIdentifier: Weak] = [:]
  func visit(_ value: Any) {
    if let state = value as? any KeepsValue { return visit(state.kept) }
    let mirror = Mirror(reflecting: value)
    if mirror.displayStyle == .class,
      "\(String(reflecting: type(of: value)))".hasPrefix("Ownership.")
    {
      let object = value as AnyObject
      guard found.updateValue(Weak(object: object), forKey: ObjectIdentifier(object)) == nil
      else { return }
    }
    for child in mirror.children { visit(child.value) }
  }
  visit(view)
  return Array(found.values)
}
