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
      \(unlisted.joined(separator: " and ")), or the class does not conform to it. What would you write \
      down for a colleague who builds a second view?
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

  @Test("no other field opens them", .enabled { await isClosed(shown + bound) })
  func opensNothingElse() throws {
    let open = try Self.otherOpenFields()

    #expect(
      open.isEmpty,
      """
      The 18 names are closed, and any code with the view model may write \
      \(open.joined(separator: " and ")), with all that is in it. Moving fields into an open field closes none.
      """)
  }

  @Test("views write nothing", .enabled { await isClosed(shown + bound) })
  func viewsWriteNothing() throws {
    let writes = try Self.writesOfViews()

    #expect(
      writes.isEmpty,
      """
      A view still writes to its view model: \(writes.joined(separator: ", ")). A computed property \
      with a `set`, or a setter open to its file, is the open field under another name.
      """)
  }

  @Test("no view model hands out a binding", .enabled { await isClosed(shown + bound) })
  func handsOutNoBindings() throws {
    let bindings = try Source().bindings

    #expect(
      bindings.isEmpty,
      """
      The 18 fields are closed, and a member hands out a binding: \(bindings.joined(separator: ", ")). \
      Any code with the view model can write through it, past every list. Who should make the binding?
      """)
  }

  @Test(
    "views hold the list", .enabled { await isClosed(shown + bound) },
    .enabled { try await unlisted().isEmpty })
  func viewsHoldTheList() throws {
    let unused = try Self.owners.filter { try !Source().uses(Source().lists(of: $0)) }

    #expect(
      unused.isEmpty,
      """
      The entries of \(unused.joined(separator: " and ")) are listed, and no code is given the list: \
      a view that holds the class can call all of it. What type should `actions` have?
      """)
  }

  @Test(
    "views call the list", .enabled { await isClosed(shown + bound) },
    .enabled { try await unlisted().isEmpty })
  func viewsCallTheList() throws {
    let calls = Set(try Self.callsPastTheList()).sorted()

    #expect(
      calls.isEmpty,
      """
      A view calls past its list: \(calls.joined(separator: ", ")). Neither a reader of the list nor a \
      second object in its place learns of it. Call `actions`.
      """)
  }

  @Test("the rules for texts still hold")
  func rulesMoveAlong() async throws {
    let (feed, profile) = await Self.screens(SampleBackend())

    try profile.type("Abcdefghijklmnopqrstuvwxyz", into: "Name")
    try feed.type(String(repeating: "a", count: PostRule.limit + 1), into: "New post")

    #expect(
      profile.text.contains("Name ‹Abcdefghijklmnopqrst›\n! \(NameProblem.tooLong.message)")
        && feed.text.contains("\(PostRule.limit)/\(PostRule.limit)"),
      """
      A text beyond its limit is kept as typed, or a name is cut and nothing below it says so. \
      `didSet` saw to both on every write. Once writes pass through a method, where does the rule belong?
      """)
  }

  @Test("a loaded name has the rule too")
  func loadedNamesHaveTheRule() async throws {
    var long = SampleData.me
    long.username = "Abcdefghijklmnopqrstuvwxyz"
    let backend = SampleBackend(policy: .gated)
    let (_, profile) = await Self.screens(backend)

    try backend.release(.profile(long.id), with: .profile(long))
    await profile.settle()

    #expect(
      profile.text.contains("Name ‹Abcdefghijklmnopqrst›\n! \(NameProblem.tooLong.message)"),
      """
      The server sent a name of 26 characters, and the field does not show its first 20 with the \
      problem below, as `didSet` saw to. Which write goes past the method with the rule?
      """)
  }

  @Test("every control still works")
  func everyControlStillWorks() async throws {
    let backend = SampleBackend()
    let (feed, profile) = await Self.screens(backend)
    let (ofFeed, ofProfile) = (Trial(on: feed, with: backend), Trial(on: profile, with: backend))

    await ofFeed.runFeed()
    await ofProfile.runProfile()

    let dead = ofFeed.dead + ofProfile.dead
    #expect(
      dead.isEmpty,
      """
      These controls do not do what they did: \(dead.joined(separator: ", ")). A \
      binding whose `set` is empty compiles, and so does a closure. What should each reach?
      """)
  }
}

/// A stored property, and whether the compiler lets this file write to it.
private struct Field {
  /// With its class: both have a `phase` and a `notice`.
  let name: String
  let isOpen: Bool

  init<Root, Value>(_ name: String, _ path: ReferenceWritableKeyPath<Root, Value>) {
    (self.name, isOpen) = ("\(Root.self).\(name)", true)
  }

  /// Chosen by the compiler where the setter is out of reach.
  init<Root, Value>(_ name: String, _ path: KeyPath<Root, Value>) {
    (self.name, isOpen) = ("\(Root.self).\(name)", false)
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
    let source = try Source()
    return owners.filter { source.lists(of: $0).allSatisfy { !$0.body.contains("func ") } }
  }

  /// The listed properties that can be set.
  private static func setters() throws -> [Substring] {
    let source = try Source()
    return owners.flatMap(source.lists).flatMap {
      $0.body.matches(of: /var\s+(\w+)[^{}]*\{[^{}]*\bset\b/).map(\.1)
    }
  }

  /// The stored properties beside the 18 that are declared without `private`.
  private static func otherOpenFields() throws -> [String] {
    let (source, backend) = (try Source(), SampleBackend())
    let useCases = UseCases(feed: backend, profiles: backend)
    let objects: [Any] = [
      FeedViewModel(useCases: useCases),
      ProfileViewModel(id: SampleData.me.id, useCases: useCases),
    ]
    let known = Set((shown + bound).map(\.name))
    return zip(owners, objects).flatMap { owner, object in
      openFields(of: object, owner, source).filter { !known.contains($0) }
    }
  }

  /// The open fields of an object, and of the objects that it lets others read.
  private static func openFields(
    of object: Any, _ path: String, _ source: Source
  ) -> [String] {
    let type = "\(type(of: object))"
    return Mirror(reflecting: object).children.flatMap { child -> [String] in
      // `@Observable` stores `fields` as `_fields`.
      guard let name = child.label?.replacing(/^_/, with: "") else { return [] }
      if source.isOpen(name, in: type) { return ["\(path).\(name)"] }
      let isObject = Mirror(reflecting: child.value).displayStyle == .class
      // Deeper objects may lead back.
      guard isObject, path.count(where: { $0 == "." }) < 3, source.isShown(name, in: type)
      else { return [] }
      return openFields(of: child.value, "\(path).\(name)", source)
    }
  }

  private static func writesOfViews() throws -> [Substring] {
    // The default `\b` sees no boundary at a dot.
    let write = /\$viewModel\b(?:\.\w+)*|\bviewModel\.[\w.?]+\s*[-+]?=(?!=)/
      .wordBoundaryKind(.simple)
    return try Source().views.flatMap { $0.matches(of: write).map(\.0) }
  }

  /// The methods of a view model that a view calls on it.
  private static func callsPastTheList() throws -> [Substring] {
    let (source, call) = (try Source(), /\bviewModel\??\.(\w+)/.wordBoundaryKind(.simple))
    let methods = Set(source.names(after: "func"))
      .subtracting(source.names(after: "var") + source.names(after: "let"))
    return source.views.flatMap {
      $0.matches(of: call).filter { methods.contains($0.1) }.map(\.0)
    }
  }

  private static let owners = ["FeedViewModel", "ProfileViewModel"]

  private static func isClosed(_ fields: [Field]) -> Bool {
    fields.allSatisfy { !$0.isOpen }
  }

  private func names(of fields: [Field]) -> [String] {
    fields.filter(\.isOpen).map(\.name)
  }

  private static func screens(
    _ backend: SampleBackend
  ) async -> (feed: Stage, profile: Stage) {
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

/// A screen, and the controls of it that do not do what they did.
private final class Trial {
  private let stage: Stage
  private let backend: SampleBackend
  private(set) var dead: [String] = []

  init(on stage: Stage, with backend: SampleBackend) {
    (self.stage, self.backend) = (stage, backend)
  }

  func runFeed() async {
    await tap("message") { !$0.contains("Saved") }
    await type("bread", into: "Search") {
      $0.contains("Search ‹bread›") && backend.log.contains(.search("bread"))
    }
    await tap("Liked only") { $0.contains("[x] Liked only") }
    await tap("Liked only") { !$0.contains("[x] Liked only") }
    await type("Hello", into: "New post") { $0.contains("New post ‹Hello›") }
    await fails("Publish", "Could not publish") { $0 == .publish("Hello") }
  }

  func runProfile() async {
    await type("Grace", into: "Name") { $0.contains("Name ‹Grace›") }
    await tap("distance-near") { $0.contains("● Up to 10 km") }
    await tap("Back") { $0.contains("Discard your changes?") }
    await tap("Keep editing") { !$0.contains("Discard your changes?") }
    await fails("Save", "Could not save") { if case .save = $0 { true } else { false } }
  }

  /// Taps a button whose request fails, and closes the alert.
  private func fails(
    _ name: String, _ title: String, sends: (SampleBackend.Request) -> Bool
  ) async {
    backend.policy = .gated
    await tap(name) { _ in backend.pending.map(\.request).contains(where: sends) }
    try? backend.releaseFirst(with: .failure(.offline))
    await stage.settle()
    await tap("OK", of: "OK in the alert '\(title)'") { !$0.contains(title) }
    backend.policy = .immediate
  }

  private func tap(
    _ name: String, of control: String? = nil, isDone: (String) -> Bool
  ) async {
    let isThere = (try? stage.tap(name)) != nil
    await stage.settle()
    if !isThere || !isDone(stage.text) { dead.append(control ?? name) }
  }

  private func type(
    _ text: String, into name: String, isDone: (String) -> Bool
  ) async {
    let isThere = (try? stage.type(text, into: name)) != nil
    await stage.settle()
    if !isThere || !isDone(stage.text) { dead.append(name) }
  }
}

/// The learner's code, without comments and strings: the check cannot name what may not exist.
private struct Source {
  /// A declaration with its braces.
  struct Block {
    let name: String
    /// What is between the name and the braces.
    let clause: Substring
    let body: Substring
  }

  private let text: String

  init() throws {
    text = try LearnersCode.sources()
  }

  /// The protocols in the code that a class conforms to, by way of others too.
  func lists(of owner: String) -> [Block] {
    var names = Set(
      (blocks("class") + blocks("extension")).filter { $0.name == owner }.flatMap {
        words(in: $0.clause)
      })
    let protocols = blocks("protocol")
    let aliases = text.matches(of: /typealias\s+(\w+)\s*=\s*([^\n;]+)/)
    var count = 0
    while count < names.count {
      count = names.count
      for list in protocols where names.contains(list.name) {
        names.formUnion(words(in: list.clause))
      }
      for alias in aliases where names.contains(String(alias.1)) {
        names.formUnion(words(in: alias.2))
      }
    }
    return protocols.filter { names.contains($0.name) }
  }

  /// Whether a type other than a conformance names one of the protocols.
  func uses(_ lists: [Block]) -> Bool {
    let rest = text.replacing(/\b(?:class|extension|protocol|actor)\s+\w+[^{]*\{/, with: "{")
    return lists.contains { list in words(in: rest[...]).contains(list.name) }
  }

  /// The views, with their extensions.
  var views: [Substring] {
    let types = blocks("struct").filter { words(in: $0.clause).contains("View") }
    let names = Set(types.map(\.name) + ["View"])
    return (types + blocks("extension").filter { names.contains($0.name) }).map(\.body)
  }

  /// Whether a class declares a variable that other files may set.
  func isOpen(_ name: String, in owner: String) -> Bool {
    let variables = declarations(of: name, in: owner).filter { $0.contains(/\bvar\b/) }
    return !variables.isEmpty && variables.allSatisfy { !$0.contains("private") }
  }

  /// Whether a class declares a property that other files may read.
  func isShown(_ name: String, in owner: String) -> Bool {
    declarations(of: name, in: owner).contains { !$0.contains(/private(?!\(set\))/) }
  }

  private func declarations(of name: String, in owner: String) -> [Substring] {
    blocks("class").filter { $0.name == owner }.flatMap {
      $0.body.matches(of: /([\w@()]+\s+)*(?:var|let)\s+(\w+)/).filter { $0.2 == name }.map(\.0)
    }
  }

  /// The members of classes and protocols, also in extensions, that speak of bindings.
  var bindings: [String] {
    let owners = blocks("class") + blocks("protocol")
    let names = Set(owners.map(\.name))
    let aliases = text.matches(of: /typealias\s+(\w+)[^=\n]*=[^\n]*\bBinding\b/).map(\.1)
    let types = Set(["Binding", "Bindable"] + aliases.map(String.init))
    let bodies = owners + blocks("extension").filter { names.contains($0.name) }
    return bodies.flatMap { members(of: $0, using: types) }
  }

  /// The members of a block that use one of the types.
  private func members(of block: Block, using types: Set<String>) -> [String] {
    let members = block.body.matches(of: /\b(?:(?:var|let|func)\s+(\w+)|subscript)/)
    let ends = members.dropFirst().map(\.range.lowerBound) + [block.body.endIndex]
    return zip(members, ends).compactMap { member, end -> String? in
      let code = block.body[member.range.lowerBound..<end]
      guard !types.isDisjoint(with: words(in: code)) else { return nil }
      return "\(block.name).\(member.1 ?? "subscript")"
    }
  }

  func names(after keyword: String) -> [Substring] {
    text.matches(of: /\b(func|var|let)\s+(\w+)/).filter { $0.1 == keyword }.map(\.2)
  }

  private func words(in text: Substring) -> [String] {
    text.matches(of: /\w+/).map { String($0.0) }
  }

  private func blocks(_ kind: String) -> [Block] {
    text.matches(of: /\b(class|extension|protocol|struct)\s+(\w+)([^{};]*)\{/)
      .filter { $0.1 == kind }
      .map { Block(name: String($0.2), clause: $0.3, body: text.block(from: $0.range.upperBound)) }
  }
}
