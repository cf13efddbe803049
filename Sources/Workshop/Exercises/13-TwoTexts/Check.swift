import LabDomain
import StageUI
import Testing

@testable import TwoTexts

@Suite struct Check {
  @Test("shows the name that the store accepted")
  func showsTheStoresName() throws {
    let (store, stage) = Self.screen()

    try stage.type(Self.long, into: "Name")

    let keepsWhatWasTyped = stage.shows(Self.long)
    #expect(
      !keepsWhatWasTyped,
      """
      After a name of 26 characters the field shows something other than the store holds. Two texts \
      are kept, and each is right in its own eyes. Which of them does the field show?
      """)
    #expect(
      keepsWhatWasTyped || stage.shows(store.name),
      """
      After a name of 26 characters the field shows neither what was typed nor the name that the \
      store accepted. What does its binding read?
      """)
  }

  @Test("the store hears every key")
  func everyKeyReachesTheStore() throws {
    let (store, stage) = Self.screen()

    try stage.type("Grace", into: "Name")

    let isKeptByTheView = store.name != "Grace" && stage.shows("Grace")
    #expect(
      !isKeptByTheView,
      """
      "Grace" was typed and the store still holds another name. A text that is handed over later is \
      a second text until then. When does the store learn what is typed?
      """)
    #expect(
      isKeptByTheView || store.name == "Grace",
      """
      "Grace" was typed, and neither the store nor the field has it. What does the field's binding do \
      with a new text?
      """)
    guard store.name == "Grace" else { return }
    let missed = try ["Grace ", ""].first { text in
      try stage.type(text, into: "Name")
      return store.name != NameRule.accept(text).name
    }
    #expect(
      missed == nil,
      """
      "\(missed ?? "")" was typed after "Grace", and the store has "\(store.name)": an empty text or a \
      space did not reach it. Who decides what a name may be?
      """)
  }

  @Test("shows a name that was saved elsewhere", .enabled { try await limits() })
  func showsANameSavedElsewhere() throws {
    #expect(
      try Self.followsTheStore(),
      """
      Typing is right now, but a name saved on another device reaches the store and not the field. \
      The view's copy is only renewed when this field changes it. Who else writes the name?
      """)
  }

  @Test("keeps the message about a long name", .enabled { try await followsTheStore() })
  func keepsTheMessage() {
    #expect(
      Self.leavesTheStoreAlone(),
      """
      The store got a name of 26 characters and said "At most 20 characters."; then the view sent \
      it another intent, and the message was gone. The user had not typed. What does the view do when \
      the store's name changes?
      """)
  }

  @Test("shows the message about a long name", .enabled { try await canJudgeTheMessage() })
  func showsTheMessage() throws {
    let (store, stage) = Self.screen()

    try stage.type(Self.long, into: "Name")

    let isKnown = store.nameProblem == .tooLong
    #expect(
      isKnown,
      """
      A name of 26 characters was typed, and the store reports no problem: it did not get the text \
      as it was typed. Whose rule is the limit?
      """)
    #expect(
      !isKnown || stage.text.contains("! \(NameProblem.tooLong.message)"),
      """
      The store knows that the name is too long, and the screen does not say so. Where does the \
      field get its problem from?
      """)
  }

  @Test("keeps the name once", .enabled { try await followsTheStore() })
  func keepsOneText() throws {
    let (store, stage) = Self.screen()
    try stage.type("Grace", into: "Name")
    let owners = Mirror(reflecting: store).children.filter { $0.value as? String == "Grace" }
      .compactMap { $0.label?.trimmingPrefix("_") }
    let runs = Self.runsForANameSavedElsewhere()

    #expect(
      owners.count < 2,
      """
      The store keeps the name \(owners.count) times: \(owners.joined(separator: ", ")). Each write \
      has to remember the others. Which of them is the truth?
      """)
    #expect(
      runs < 2,
      """
      A name was saved elsewhere, and a `body` ran \(runs) times for it: at first the screen was drawn \
      with a text of the view's own, which caught up later. What would be left to keep in step with \
      one text?
      """)
  }

  @Test("only the store writes its name")
  func nameStaysClosed() {
    let canWrite = isWritable(\ProfileStore.name)

    #expect(
      !canWrite,
      """
      Any code can write the store's `name` now, past its rule and without an intent. Does the field \
      need to write the property, or to ask for a change?
      """)
  }

  // The compiler takes the first only where this file may write, as any other file may.
  private func isWritable(_: ReferenceWritableKeyPath<ProfileStore, String>) -> Bool { true }
  private func isWritable(_: KeyPath<ProfileStore, String>) -> Bool { false }
}

extension Check {
  private static var ada: Profile {
    Profile(id: 1, username: "Ada", bio: "", regions: [], partnerDistance: .near)
  }

  private static var long: String { "Abcdefghijklmnopqrstuvwxyz" }

  private static func screen() -> (ProfileStore, Stage) {
    let store = ProfileStore(ada)
    let stage = Stage(ProfileView(store: store))
    stage.appear()
    return (store, stage)
  }

  /// Whether the field shows what the store accepted of a typed name.
  private static func limits() throws -> Bool {
    let (store, stage) = screen()
    try stage.type(long, into: "Name")
    return store.name == String(long.prefix(20)) && stage.shows(store.name)
  }

  /// Whether it also shows a name that it has not written, before an edit and after one.
  private static func followsTheStore() throws -> Bool {
    let (store, stage) = screen()
    save("Grace", in: store)
    let followsAtFirst = stage.shows("Grace")
    for name in ["Gracie", "Grace"] { try stage.type(name, into: "Name") }
    save("Bob", in: store)
    return try limits() && followsAtFirst && stage.shows("Bob")
  }

  /// Whether the screen sends nothing when the store's name changes.
  private static func leavesTheStoreAlone() -> Bool {
    let (store, stage) = screen()
    store.send(.nameChanged(long))
    _ = stage.text
    return store.nameProblem == .tooLong
  }

  private static func canJudgeTheMessage() throws -> Bool {
    try followsTheStore() && leavesTheStoreAlone()
  }

  /// How often the busiest view ran until the screen was up to date.
  private static func runsForANameSavedElsewhere() -> Int {
    let (store, stage) = screen()
    // The first change may switch a state that has nothing to do with the name.
    save("Bob", in: store)
    _ = stage.text
    let before = stage.bodies
    save("Eve", in: store)
    _ = stage.text
    return stage.bodies.map { $1.run - (before[$0]?.run ?? 0) }.max() ?? 0
  }

  private static func save(_ name: String, in store: ProfileStore) {
    var newer = store.profile
    newer.username = name
    store.send(.savedElsewhere(newer))
  }
}

extension Stage {
  fileprivate func shows(_ name: String) -> Bool { text.contains("Name ‹\(name)›") }
}
