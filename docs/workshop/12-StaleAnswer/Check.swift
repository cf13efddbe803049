import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StaleAnswer

@Suite final class Check {
  private let backend = SampleBackend(policy: .gatedIgnoringCancellation)
  private let store: SearchStore
  private var searched: [String] = []

  init() {
    store = SearchStore(repository: backend)
  }

  @Test("shows the posts that were found") func showsTheAnswer() async throws {
    await type("tea")
    let isSearching = store.state.isSearching
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.tea],
      "A single search no longer shows its posts. An answer comes back to the store as an intent.")
    #expect(
      isSearching && !store.state.isSearching,
      "`isSearching` is no longer true from the query until its answer. Where do they set it?")
  }

  @Test("shows the failure of a search", .enabled { await searchesAtOnce() })
  func showsTheFailure() async throws {
    await type("tea")
    try await answer(1, with: .failure(.offline))

    #expect(
      store.state.notice == Notice(.search, .offline) && !store.state.isSearching,
      """
      The newest search failed, and the state does not say so: it should have a notice and no longer \
      be searching. Only failures of older searches are to be dropped.
      """)
  }

  @Test("replays a session without a request") func replaysWithoutARequest() async throws {
    let isSilent = await Self.replaysSilently()
    let isWorking = try Self.workInTheReducer() != nil

    #expect(
      isSilent || !isWorking,
      """
      Replaying a recorded session sent real requests: the reducer itself starts the work. \
      What could it return instead, so that only `send` does the work?
      """)
    #expect(
      isSilent || isWorking,
      """
      Replaying a recorded session sent real requests, though the reducer starts none. What does \
      `replay` do with what the reducer returns?
      """)
  }

  @Test("the reducer does no work", .enabled { await replaysSilently() })
  func keepsTheWorkOutOfTheReducer() throws {
    let work = try Self.workInTheReducer()

    #expect(
      work == nil,
      """
      A replay sends nothing, and the work is still in the reducer: \(work ?? ""). A reducer \
      that only changes the state need not know who asks. Who does the work then?
      """)
  }

  @Test("replays what was typed") func replaysWhatWasTyped() {
    let replayed = store.replay([.queryChanged("tea"), .queryChanged("bread")])

    #expect(
      replayed.query == "bread" && replayed.isSearching,
      """
      After a replay of "tea" and "bread" the returned state is not one that searches for "bread". \
      A replay leaves out the requests, and reduces every intent.
      """)
    #expect(
      store.state.query == "" && store.state.posts == [],
      "A replay changed the state on screen. Which state does `replay` reduce into?")
  }

  @Test("keeps the newer answer when the older one comes last", .enabled { await searchesAtOnce() })
  func keepsTheNewerAnswer() async throws {
    await type("tea")
    await type("bread")
    try await answer(2, with: .posts([.bread]))
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.bread],
      """
      The search for "tea" was answered after the one for "bread", and its posts are shown under \
      "bread". Which searches may still write?
      """)
  }

  @Test("ignores an older answer that comes first", .enabled { await searchesAtOnce() })
  func ignoresAnOlderAnswerThatComesFirst() async throws {
    await type("tea")
    await type("bread")
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [] && store.state.isSearching,
      """
      "bread" is being searched, and the answer to "tea" was written: its posts, or that the search \
      has ended. The answers come in order here. Is the order what makes an answer old?
      """)
  }

  @Test("ignores an older failure", .enabled { await searchesAtOnce() })
  func ignoresAnOlderFailure() async throws {
    await type("tea")
    await type("bread")
    try await answer(1, with: .failure(.offline))

    #expect(
      store.state.notice == nil && store.state.isSearching,
      """
      "bread" is being searched, and the search for "tea" failed: that was written, as a notice or as \
      the end of the search. An answer can be a failure, too.
      """)
  }

  @Test("clearing the field ends the search", .enabled { await searchesAtOnce() })
  func clearingEndsTheSearch() async {
    await type("tea")
    await type("")

    #expect(
      !store.state.isSearching,
      """
      The field was cleared during a search, and the state is searching forever: no answer will end \
      it. Which intent can?
      """)
  }

  @Test("drops a failure after the field is cleared", .enabled { await searchesAtOnce() })
  func dropsAFailureAfterClearing() async throws {
    await type("tea")
    await type("")
    try await answer(1, with: .failure(.offline))

    #expect(
      store.state.notice == nil,
      "The field is empty, yet a late failure shows a notice. Clearing the field ends a search too."
    )
  }

  @Test("drops an answer after the field is cleared", .enabled { await searchesAtOnce() })
  func dropsAnAnswerAfterClearing() async throws {
    await type("tea")
    await type("")
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [],
      "The field is empty, yet a late answer fills the list. Clearing the field ends a search too.")
  }

  @Test("ignores an older answer to the same text", .enabled { await searchesAtOnce() })
  func ignoresAnOlderAnswerToTheSameText() async throws {
    for query in ["tea", "bread", "tea"] { await type(query) }
    try await answer(3, with: .posts([.tea, .moreTea]))
    try await answer(2, with: .posts([.bread]))
    // Anything else is the subject of another test.
    guard store.state.posts == [.tea, .moreTea] else { return }
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.tea, .moreTea],
      """
      "tea" was searched twice, and the first answer replaced the second: both belong to the same \
      text. What do two requests never share?
      """)
  }

  @Test("writes nothing once a search is cancelled") func writesNothingOnceCancelled() async {
    backend.policy = .gated
    await type("tea")
    await type("bread")
    let isFirstCancelled = backend.pending.map(\.request) == [.search("bread")]

    #expect(
      !isFirstCancelled || store.state.isSearching,
      """
      You cancel the older search, and it still writes: it ended the newer one's progress. After \
      `await` a cancelled task goes on. What must it ask before it sends?
      """)
  }

  @Test(
    "replaying leaves the running search alone", .enabled { await replaysSilently() },
    .enabled { await searchesAtOnce() })
  func replayingLeavesTheSearchAlone() async throws {
    await type("tea")
    _ = store.replay([.queryChanged(""), .queryChanged("bread")])
    try await answer(1, with: .posts([.tea]))

    #expect(
      store.state.posts == [.tea],
      """
      Replaying an old session stopped the search on screen, or its answer no longer counts. What does \
      the reducer change besides the state that it is given?
      """)
    #expect(
      backend.log.count == 1,
      """
      A session was replayed, and its search was sent with the next intent. Where did the reducer leave \
      what is to be done, and who else may find it there?
      """)
  }

  private func type(_ query: String) async {
    if !query.isEmpty { searched.append(query) }
    store.send(.queryChanged(query))
    await settle()
  }

  /// Answers the search with this number, counted from 1.
  private func answer(_ number: Int, with answer: SampleBackend.Answer) async throws {
    try #require(
      backend.log.count <= searched.count,
      """
      \(backend.log.count) requests were sent for the texts \(searched). Each text is searched once, \
      and an empty one never. Who sends the others?
      """)
    try #require(
      backend.log.count == searched.count || !backend.pending.isEmpty,
      """
      "\(searched.last ?? "")" was typed, and no request reached the repository. Who does the work that \
      the reducer leaves to `send`, or what does it wait for?
      """)
    try #require(
      backend.log.count == searched.count,
      """
      \(searched) were typed, and \(backend.log.count) of \(searched.count) searches were sent before \
      the first answer. Each text is searched at once. What does the newest search wait for, or why is \
      it left out?
      """)
    let call = try #require(
      backend.pending.first { $0.id == number },
      "The repository no longer holds search number \(number). What took it back?")
    try backend.release(call, with: answer)
    await settle()
  }
}

extension Check {
  private static func searchesAtOnce() async -> Bool {
    let backend = SampleBackend(policy: .gatedIgnoringCancellation)
    let store = SearchStore(repository: backend)
    store.send(.queryChanged("tea"))
    await settle()
    return backend.log.count == 1
  }

  private static func replaysSilently() async -> Bool {
    let backend = SampleBackend(policy: .gatedIgnoringCancellation)
    _ = SearchStore(repository: backend).replay([.queryChanged("tea"), .queryChanged("bread")])
    await settle()
    return backend.log == []
  }

  /// Where the reducer, or a function that it calls, starts work. A replay cannot tell if the work is
  /// behind a condition, so the check reads the code: of the functions that `replay` calls.
  private static func workInTheReducer() throws -> String? {
    let source = try LearnersCode.sources()
    let functions = functions(in: source)
    let reducers = functions.filter {
      // `send` may decide from the intent what is to be done.
      $0.name != "send" && $0.body.contains(/\bcase\s[^:]*\.queryChanged\b/)
        && $0.body.contains(/\bposts\b|\.found\b/.wordBoundaryKind(.simple))
    }
    let replayed = called(by: functions.filter { $0.name == "replay" }, of: functions)
    let named = reducers.filter(replayed.contains)
    return (named.isEmpty ? reducers : named).lazy
      .compactMap { work(in: $0, functions, source) }.first
  }

  /// The functions, those that they call, and so on.
  private static func called(by functions: [Function], of all: [Function]) -> Set<Function> {
    var found = Set(functions)
    var open = functions
    while let function = open.popLast() {
      open += all.filter { function.calls($0) && found.insert($0).inserted }
    }
    return found
  }

  private static func work(
    in function: Function, _ all: [Function], _ source: String, _ visited: Set<Function> = []
  ) -> String? {
    let words = /\b(repository|Task|DispatchQueue|OperationQueue|Thread|Timer|await|async)\b/
      .wordBoundaryKind(.simple)
    if let word = function.body.firstMatch(of: words) {
      return "`\(function.name)` uses `\(word.1)`"
    }
    if let closure = function.closureCalled(in: source) {
      return "`\(function.name)` calls the closure `\(closure)`"
    }
    let visited = visited.union([function])
    for called in all where function.calls(called) && !visited.contains(called) {
      // Which of several of a name is called is for the compiler to know: if one is right, all are.
      let namesakes = all.filter { $0.name == called.name && !visited.contains($0) }
      let found = namesakes.compactMap { work(in: $0, all, source, visited) }
      if found.count == namesakes.count { return found[0] }
    }
    return nil
  }

  private struct Function: Hashable {
    let name: String
    let isStatic: Bool
    let body: String

    /// Not the case of an effect, as in `.search(query)` or `Effect.search(query)`.
    func calls(_ other: Function) -> Bool {
      let type = other.isStatic ? "\\w+" : "(?:Self|[a-z]\\w*)"
      let call = "(?:(?<![\\w.])|(?<![\\w.])\(type)[?!]?\\.)\(other.name)\\s*[({]"
      let argument = "[(,]\\s*(?:\\w+\\.)?\(other.name)\\s*[),]"
      return body.range(of: "\(call)|\(argument)", options: .regularExpression) != nil
    }

    /// A variable that this calls: its closure comes from elsewhere, and may do any work.
    func closureCalled(in source: String) -> Substring? {
      let optional = /(\$\d|\b(?!(?:as|try)\b)\w+[?!])\(/.wordBoundaryKind(.simple)
      if let call = body.firstMatch(of: optional) { return call.1 }
      let variables = source.matches(of: /\b(?:(?:let|var)\s+(\w+)|([a-z_]\w*)\s*:)/)
        .compactMap { $0.1 ?? $0.2 }
      let functions = source.matches(of: /\bfunc\s+(\w+)|\blet\s+(\w+)[^{}\n]*=\s*\{/)
        .compactMap { $0.1 ?? $0.2 }
      let names = Set(variables).subtracting(functions)
      return body.matches(of: /(?:(\w+[?!]?|[)\]])?(\.))?(\b\w+)\(/.wordBoundaryKind(.simple))
        .first { names.contains($0.3) && ($0.2 == nil || $0.1?.first?.isUppercase == false) }?.3
    }
  }

  /// The learner's functions, and the closures that have a name.
  private static func functions(in source: String) -> [Function] {
    source.matches(
      of: /(?<before>[^\n{}]*)\b(?:func\s+|(?:let|var)\s+(?=\w+[^{}\n]*=\s*\{))(?<name>\w+)[^{}]*\{/
    ).map { match in
      Function(
        name: String(match.name), isStatic: match.before.contains(/\b(static|class)\b/),
        body: String(source.block(from: match.range.upperBound)))
    }
  }
}

/// Returns when nothing is left to run on the main actor.
private func settle() async {
  await Stage(EmptyView()).settle()
}

extension Post {
  fileprivate static let tea = Post(id: 1, author: 1, authorName: "Noor", text: "A pot of tea")
  fileprivate static let moreTea = Post(id: 2, author: 2, authorName: "Ada", text: "More tea")
  fileprivate static let bread = Post(id: 3, author: 1, authorName: "Noor", text: "A loaf of bread")
}
