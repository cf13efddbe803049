import Foundation
import LabBackend
import LabDomain
import StageUI
import Testing

@testable import StuckLoading

@Suite struct Check {
  @Test("shows Loading while a request is running")
  func showsLoading() async throws {
    let screen = Screen()

    try await screen.refresh()

    #expect(
      screen.isLoading && screen.backend.pending.count == 1,
      """
      After a tap on Refresh, Loading shows: \(screen.isLoading), requests running: \
      \(screen.backend.pending.count). It should be true and 1. What tells the flag that a request \
      has begun?
      """)
  }

  @Test("two quick taps send one request")
  func twoTapsSendOneRequest() async throws {
    let screen = Screen()

    try screen.stage.tap("Refresh")
    try await screen.refresh()

    #expect(
      screen.backend.log.count < 2,
      """
      Two taps, one right after the other, sent two requests: the flag was not yet set at the \
      second. Which parts of a stream run at once, and which only later, in its task?
      """)
  }

  @Test("shows the posts and no more Loading")
  func answerEndsLoading() async throws {
    let screen = Screen()

    try await screen.refresh()
    try await screen.answer()

    #expect(
      screen.stage.text.contains("First") && !screen.isLoading,
      "The posts should show and Loading should not, once a page has arrived.")

    try await screen.refresh()

    #expect(
      screen.backend.log.count == 2,
      "A page has arrived, and a tap on Refresh sends no request. What ignored the tap?")
  }

  @Test("ends loading when the request fails")
  func failureEndsLoading() async throws {
    #expect(
      try await Self.failureEnds(),
      """
      The request failed and Loading still shows, so a second tap does nothing. For which ends of \
      a request does your code reset the flag?
      """)
  }

  @Test("a failure shows its error, and Refresh works") func failureShows() async throws {
    let screen = Screen()

    try await screen.refresh()
    try await screen.answer(.failure(.offline))

    #expect(
      screen.viewModel.outputs.error == .offline,
      "The request failed and no error shows. Where in your code did the failure get lost?")
    guard try await Self.failureEnds() else { return }
    try await screen.refresh()
    #expect(
      screen.backend.log.count == 2,
      "After a failure a tap on Refresh sends no request. What ignored the tap?")
  }

  @Test("ends loading when the user leaves", .enabled { try await failureEnds() })
  func endsWhenLeaving() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      !screen.isLoading || !screen.backend.pending.isEmpty,
      """
      Loading ends after a failure, but if the user leaves before the answer, the flag is stuck. A \
      request that is cut off sends neither a page nor an error. What comes after a page, an \
      error and a cut-off alike?
      """)
  }

  @Test("leaving does not wait for a slow request", .enabled { try await leavingEnds() })
  func endsWithoutAnAnswer() async throws {
    let screen = Screen(policy: .gatedIgnoringCancellation)

    try await screen.refresh()
    await screen.leave()

    #expect(
      !screen.isLoading,
      """
      The flag is reset only when the cut-off request returns. Until then a tap does nothing, and \
      not every request stops when it is cancelled. Should the flag follow the end of the \
      work, or the end of the stream?
      """)
  }

  @Test("leaving cancels the request")
  func leavingCancels() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      screen.backend.pending.isEmpty,
      """
      The user has left and the request is still running: nothing has cancelled it. `take(until:)` \
      cancels the work of its stream. Is the request a part of that work?
      """)
  }

  @Test("leaving is not an error")
  func leavingSaysNothing() async throws {
    let screen = Screen()

    try await screen.refresh()
    await screen.leave()

    #expect(
      screen.viewModel.outputs.error == nil,
      """
      The user left, comes back and reads an error. Being cut off is an end, but not a failure, and \
      should not travel as one.
      """)
  }

  @Test("an old request does not end a new one's loading", .enabled { try await slowEnds() })
  func oldRequestsEndNothing() async throws {
    let screen = Screen(policy: .gatedIgnoringCancellation)
    try await screen.refresh()
    await screen.leave()
    screen.stage.appear()

    try await screen.refresh()
    try await screen.answer()

    #expect(
      screen.isLoading || screen.backend.log.count < 2,
      """
      The user left, came back and refreshed. The late answer to the first request ended the \
      loading of the second. Which request's end should the flag follow?
      """)
    #expect(
      screen.backend.log.count == 2,
      "The user left, came back and tapped Refresh, and no request was sent. What ignored the tap?")
  }

  @Test("one place ends loading", .enabled { try await slowEnds() })
  func endsInOnePlace() throws {
    let places = try Source().endings(of: "isLoading")

    #expect(
      places.count < 2,
      """
      Your code ends loading in \(places.count) places: \(places.joined(separator: ", ")). Is one of them \
      reached at once, however the stream ends? Then remove the others. If none is, what can run after \
      the stream, however it ends?
      """)
  }
}

extension Check {
  private static func failureEnds() async throws -> Bool {
    let screen = Screen()
    try await screen.refresh()
    try await screen.answer(.failure(.offline))
    return !screen.isLoading
  }

  /// Whether leaving ends loading at once, even if the request goes on.
  private static func slowEnds() async throws -> Bool {
    let screen = Screen(policy: .gatedIgnoringCancellation)
    try await screen.refresh()
    await screen.leave()
    let ends = try await leavingEnds()
    return !screen.isLoading && ends
  }

  /// Whether leaving ends the request and its loading, sooner or later.
  private static func leavingEnds() async throws -> Bool {
    let screen = Screen()
    try await screen.refresh()
    await screen.leave()
    return !screen.isLoading && screen.backend.pending.isEmpty
  }
}

/// A feed whose requests wait for an answer.
private struct Screen {
  let backend: SampleBackend
  let viewModel: FeedViewModel
  let stage: Stage

  init(policy: SampleBackend.Policy = .gated) {
    var data = SampleData(scale: 1, seed: 1)
    data.posts = [Post(id: 1, author: 1, authorName: "Ada", text: "First")]
    backend = SampleBackend(data, policy: policy)
    viewModel = FeedViewModel(useCases: UseCases(feed: backend, profiles: backend))
    stage = Stage(FeedView(viewModel: viewModel))
    stage.appear()
  }

  var isLoading: Bool { viewModel.outputs.isLoading }

  func refresh() async throws {
    try stage.tap("Refresh")
    await stage.settle()
  }

  func answer(_ answer: SampleBackend.Answer = .ordinary) async throws {
    try backend.releaseFirst(with: answer)
    await stage.settle()
  }

  func leave() async {
    stage.disappear()
    await stage.settle()
  }
}

/// The learner's code, without comments and texts. How many lines must remember a flag shows in no run.
private struct Source {
  private let code: String

  init() throws {
    code = try LearnersCode.sources()
  }

  /// The places that end what a flag shows: its writes, except those that begin it, and the calls of a
  /// function that writes.
  func endings(of flag: String) -> [String] {
    facts(behind: flag).flatMap { fact in
      writes(to: fact).flatMap { write in
        guard let function = functions.last(where: { $0.body.contains(write) }) else {
          return [line(at: write)]
        }
        let calls =
          matches(#"(func\s+)?\b\#(function.name)\s*\(([^)]*)\)"#).filter(fact.isEnded)
          + matches(#"[,(]\s*(?:\w+\.)*\#(function.name)\s*[),]"#)
        return calls.isEmpty ? [line(at: write)] : calls.map { line(at: $0.range.lowerBound) }
      }
    }
  }

  /// A stored property that shows Loading while it has a value.
  private struct Fact {
    let name: String
    /// The value as it is written; `nil` for any but `nil`.
    let on: String?

    /// Whether a match is no declaration, and assigns or passes a value that ends Loading.
    func isEnded(_ match: Regex<AnyRegexOutput>.Match) -> Bool {
      guard match[1].substring == nil, let value = match[2].substring else { return false }
      guard let on else { return value.isEmpty || value.contains(/\bnil\b/) }
      return !value.contains(on)
    }
  }

  /// The flag, or what it is computed from: flags, a case that it asks for, or whether there is a value.
  private func facts(behind flag: String) -> [Fact] {
    guard let body = matches(#"\bvar\s+\#(flag)\b[^{=\n]*\{([^}]*)\}"#).first?[1].substring
    else { return [Fact(name: flag, on: "true")] }
    let values = body.matches(of: /(\w+)\s*(?:==\s*(\.\w+)|!=\s*nil)/)
      .map { Fact(name: "\($0.1)", on: $0.2.map(String.init)) }
    let cases = body.matches(of: /case\s+(\.\w+)[^=]*=\s*(\w+)/)
      .map { Fact(name: "\($0.2)", on: "\($0.1)") }
    let flags = Set(body.matches(of: /\w+/).map { String($0.0) }).filter {
      !matches(#"\bvar\s+\#($0)\b[^\n]*=\s*false"#).isEmpty
    }
    return values + cases + flags.map { Fact(name: $0, on: "true") }
  }

  private func writes(to fact: Fact) -> [String.Index] {
    let value = #"\s*=(?!=)\s*([^\n;}]*)"#
    let alone = matches(#"((?:var|let)\s+)?\b\#(fact.name)\b\]?\#(value)"#)
    // A pattern, as in `.loading(isLoading) = event`, is no tuple.
    let inTuple = matches(
      #"[ {;]((?:var|let)\s+)?\([^()=]*\b\#(fact.name)\b[^()=]*\)\#(value)"#)
    // One switches on.
    let toggles = matches(#"\b\#(fact.name)\.toggle\(\)"#).dropFirst()
    return ((alone + inTuple).filter(fact.isEnded) + toggles).map(\.range.lowerBound)
  }

  /// The functions and closures with a name, an inner one after the one around it.
  private var functions: [(name: Substring, body: Range<String.Index>)] {
    code.matches(of: /\bfunc\s+(\w+)[^{]*\{|\b(?:let|var)\s+(\w+)[^{}\n=]*=\s*\{/).map { match in
      let body = code.block(from: match.range.upperBound)
      return (match.1 ?? match.2 ?? "", body.startIndex..<body.endIndex)
    }
  }

  private func line(at index: String.Index) -> String {
    let start = code[..<index].lastIndex(of: "\n").map(code.index(after:)) ?? code.startIndex
    return "`\(code[start...].prefix { $0 != "\n" }.trimmingCharacters(in: .whitespaces))`"
  }

  /// A dot ends a word, unlike in Unicode's text.
  private func matches(_ pattern: String) -> [Regex<AnyRegexOutput>.Match] {
    guard let regex = try? Regex(pattern) else { return [] }
    return code.matches(of: regex.wordBoundaryKind(.simple))
  }
}
