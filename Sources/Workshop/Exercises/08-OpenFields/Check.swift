import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import OpenFields

@Suite struct Check {
  @Test("views cannot write what they only show")
  func closesWhatIsShown() {
    let open = names(of: Self.shown)

    #expect(
      open.isEmpty,
      """
      Any view may write \(names(of: Self.shown + Self.bound).count) of 18 fields. No control needs \
      these: \(open.joined(separator: ", ")). Who should be their only writer?
      """)
  }

  @Test("views cannot write what they bind", .enabled { await isClosed(shown) })
  func closesWhatIsBound() {
    let open = names(of: Self.bound)

    #expect(
      open.isEmpty,
      """
      \(open.count) of 18 fields can be written by any code that holds the view model: \
      \(open.joined(separator: ", ")). What does the user do to each? Give that a method.
      """)
  }

  @Test("protocols list the entries", .enabled { await isClosed(shown + bound) })
  func listsTheEntries() throws {
    let unlisted = try Self.unlisted()

    #expect(
      unlisted.isEmpty,
      """
      0 of 18 fields are open. But no protocol lists what a view may ask of \
      \(unlisted.joined(separator: " and ")). What would you write down for a colleague who builds \
      a second view?
      """)
  }

  @Test("the protocols have no setters", .enabled { try await unlisted().isEmpty })
  func protocolsHaveNoSetters() throws {
    let open = try Self.setters()

    #expect(
      open.isEmpty,
      """
      The protocols list methods, and setters: \(open.joined(separator: ", ")). A `set` in a \
      protocol is the open field under another name, so who wrote it is as unknown as before.
      """)
  }

  @Test(
    "the classes are closed too", .enabled { try await unlisted().isEmpty },
    .enabled { try await setters().isEmpty })
  func classesAreClosedToo() {
    let open = names(of: Self.bound)

    #expect(
      open.isEmpty,
      """
      The protocols list entries, and \(open.count) fields of the classes can be written past them, \
      by a view, a router or a test. Close them where they are declared.
      """)
  }

  @Test("the rules for texts still hold")
  func rulesMoveAlong() async throws {
    let (feed, profile) = await Self.screens()

    try profile.type("Abcdefghijklmnopqrstuvwxyz", into: "Name")
    try feed.type(String(repeating: "a", count: PostRule.limit + 1), into: "New post")

    #expect(
      profile.text.contains("Name ‹Abcdefghijklmnopqrst›\n! \(NameProblem.tooLong.message)")
        && feed.text.contains("\(PostRule.limit)/\(PostRule.limit)"),
      """
      A text beyond its limit is kept as typed. `didSet` applied the rule to every write. \
      Writes pass through a method now, so where does the rule belong?
      """)
  }

  @Test("every control still works")
  func everyControlStillWorks() async throws {
    let (feed, profile) = await Self.screens()

    try feed.tap("message")
    try feed.type("bread", into: "Search")
    try feed.tap("Liked only")
    try feed.type("Hello", into: "New post")
    try profile.type("Grace", into: "Name")
    try profile.tap("distance-near")
    try profile.tap("Back")
    try profile.tap("Keep editing")

    #expect(
      !feed.text.contains("Saved") && feed.text.contains("Search ‹bread›")
        && feed.text.contains("[x] Liked only") && feed.text.contains("New post ‹Hello›")
        && profile.text.contains("Name ‹Grace›") && profile.text.contains("● Up to 10 km")
        && !profile.text.contains("Discard"),
      """
      The fields are closed, and a control does nothing: a binding whose `set` is empty compiles. \
      Try every control of both screens. Which one does not reach its view model?
      """)
  }
}

/// A stored property, and whether the compiler lets this file write to it.
private struct Field {
  let name: String
  let isOpen: Bool

  init<Root, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
    (self.name, isOpen) = (name, true)
  }

  /// Chosen by the compiler where the setter is out of reach.
  init<Root, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    (self.name, isOpen) = (name, false)
  }
}

extension Check {
  private static let shown = [
    Field("phase", \FeedViewModel.phase), Field("posts", \FeedViewModel.posts),
    Field("paging", \FeedViewModel.paging), Field("found", \FeedViewModel.found),
    Field("isPublishing", \FeedViewModel.isPublishing), Field("phase", \ProfileViewModel.phase),
    Field("profile", \ProfileViewModel.profile),
    Field("nameProblem", \ProfileViewModel.nameProblem),
    Field("isSaving", \ProfileViewModel.isSaving),
  ]

  private static let bound = [
    Field("isLikedOnly", \FeedViewModel.isLikedOnly), Field("query", \FeedViewModel.query),
    Field("notice", \FeedViewModel.notice), Field("message", \FeedViewModel.message),
    Field("draft", \FeedViewModel.draft), Field("distance", \ProfileViewModel.distance),
    Field("notice", \ProfileViewModel.notice),
    Field("isAskingToDiscard", \ProfileViewModel.isAskingToDiscard),
    Field("name", \ProfileViewModel.name),
  ]

  /// The view models without a list of entries.
  private static func unlisted() throws -> [String] {
    try owners.filter { try lists(of: $0).isEmpty }
  }

  /// The listed properties that can be set.
  private static func setters() throws -> [Substring] {
    try owners.flatMap(lists).flatMap {
      $0.matches(of: /var (\w+)[^{\n]*\{\s*(?:get\s+set|set\s+get)/).map(\.1)
    }
  }

  private static let owners = ["FeedViewModel", "ProfileViewModel"]

  /// The protocols with methods that a class conforms to.
  private static func lists(of owner: String) throws -> [Substring] {
    let source = try source()
    return try source.matches(of: /(?ms)^[^\n]*\bprotocol (\w+).*?^\}/).filter {
      let conformance = try Regex("(class|extension) \(owner)\\b[^{]*\\b\($0.1)\\b")
      return $0.0.contains("func ") && source.contains(conformance)
    }.map(\.0)
  }

  /// The learner's code: the check cannot name a protocol that may not exist.
  private static func source() throws -> String {
    let folder = URL(filePath: #filePath).appending(path: "../../../Sources/OpenFields")
      .standardized
    return try FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)
      .filter { $0.pathExtension == "swift" }
      .map { try String(contentsOf: $0, encoding: .utf8) }
      .joined(separator: "\n")
      .replacing(/\/\/.*/, with: "")
  }

  private static func isClosed(_ fields: [Field]) -> Bool {
    fields.allSatisfy { !$0.isOpen }
  }

  private func names(of fields: [Field]) -> [String] {
    fields.filter(\.isOpen).map(\.name)
  }

  private static func screens() async -> (feed: Stage, profile: Stage) {
    let backend = SampleBackend()
    let useCases = UseCases(feed: backend, profiles: backend)
    let feed = Stage(FeedView(viewModel: FeedViewModel(useCases: useCases, message: .saved)))
    let profile = Stage(
      ProfileView(viewModel: ProfileViewModel(id: SampleData.me.id, useCases: useCases)))
    for stage in [feed, profile] {
      stage.appear()
      await stage.settle()
    }
    return (feed, profile)
  }
}
