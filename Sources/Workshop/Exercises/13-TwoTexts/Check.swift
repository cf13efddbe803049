import LabDomain
import StageUI
import Testing

@testable import TwoTexts

@Suite struct Check {
  @Test("shows the name that the store accepted")
  func showsTheStoresName() throws {
    let (store, stage) = Self.screen()

    try stage.type(Self.long, into: "Name")

    #expect(
      stage.text.contains("Name ‹\(store.name)›"),
      """
      After a name of 26 characters the field shows something other than the store holds. Two texts \
      are kept, and each is right in its own eyes. Which of them does the field show?
      """)
  }

  @Test("the store hears every key")
  func everyKeyReachesTheStore() throws {
    let (store, stage) = Self.screen()

    try stage.type("Grace", into: "Name")

    #expect(
      store.name == "Grace",
      """
      "Grace" was typed and the store still holds another name. A text that is handed over later is \
      a second text until then. When does the store learn what is typed?
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
  func keepsTheMessage() throws {
    let (_, stage) = Self.screen()

    try stage.type(Self.long, into: "Name")

    #expect(
      stage.text.contains("! \(NameProblem.tooLong.message)"),
      """
      The texts agree, but "At most 20 characters." is gone before it can be read: the copy answers \
      the store's change with an intent of its own. What would be left to keep in step with one text?
      """)
  }
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

  /// Whether the field shows what the store accepted.
  private static func limits() throws -> Bool {
    let (store, stage) = screen()
    try stage.type(long, into: "Name")
    return stage.text.contains("Name ‹\(store.name)›")
  }

  /// Whether it also shows a name that it has not written.
  private static func followsTheStore() throws -> Bool {
    let (store, stage) = screen()
    var newer = ada
    newer.username = "Grace"
    store.send(.savedElsewhere(newer))
    return try limits() && stage.text.contains("Name ‹Grace›")
  }
}
