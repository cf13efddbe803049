import Foundation
import Testing

@testable import LabAudit

/// The compiler's answer to each mistake that copies a state, under each guard that Swift offers.
struct CopyGuardsTests {
  /// Code that makes a mistake, named as in the table of `docs/copies.md`.
  struct Mistake: Sendable {
    let name: String
    /// How the code takes the state, unless a guard says; `nil` where it takes none.
    var convention: String? = ""
    /// - Parameters:
    ///   - convention: how the code takes the state.
    ///   - kind: begins the names of the types, which are noncopyable with `Unique`.
    let code: @Sendable (_ convention: String, _ kind: String) -> String
  }

  enum Guard: CaseIterable {
    case none, performanceHints, borrowing, consuming, noncopyable
  }

  static let mistakes = [
    Mistake(name: "reducer that returns a new state") {
      """
      func reduce(_ state: \($0) \($1)State) -> \($1)State {
        var next = state
        next.posts[0].isLiked = true
        return next
      }
      """
    },
    Mistake(name: "snapshot kept during the change", convention: "inout") {
      """
      func like(_ state: \($0) \($1)State) {
        let kept = state
        state.posts[0].isLiked = true
        show(kept.isLoading)
      }
      """
    },
    Mistake(name: "subscriber that keeps the last state") {
      """
      final class Subscriber {
        var last = \($1)State()
        func receive(_ state: \($0) \($1)State) { last = state }
      }
      """
    },
    Mistake(name: "closure that captures a state to undo") {
      "func undo(_ state: \($0) \($1)State) -> () -> Void { { show(state.isLoading) } }"
    },
    Mistake(name: "scan that keeps the current state") {
      """
      struct Scan: ~Copyable {
        var current = \($1)State()
        mutating func receive(_ next: (\($0) \($1)State) -> \($1)State) -> \($1)State {
          current = next(current)
          return current
        }
      }
      """
    },
    Mistake(name: "`didSet` that reads `oldValue`", convention: nil) {
      """
      final class Store {
        var state = \($1)State() { didSet { show(oldValue.isLoading) } }
      }
      """
    },
    Mistake(name: "`if case .loaded(var state)`", convention: "inout") {
      """
      func like(_ phase: \($0) \($1)Phase) {
        if case .loaded(var state) = phase {
          state.posts[0].isLiked = true
          phase = .loaded(state)
        }
      }
      """
    },
    Mistake(name: "array of the state kept: `let old = state.posts`", convention: "inout") {
      """
      func like(_ state: \($0) \($1)State) {
        let old = state.posts
        state.posts[0].isLiked = true
        show(old.isEmpty)
      }
      """
    },
    Mistake(name: "the same with `let old = state.posts.span`", convention: "inout") {
      """
      func like(_ state: \($0) \($1)State) {
        let old = state.posts.span
        state.posts[0].isLiked = true
        show(old.isEmpty)
      }
      """
    },
    Mistake(name: "no mistake: a function that returns the array") {
      "func posts(of state: \($0) \($1)State) -> [Post] { state.posts }"
    },
  ]

  private static let declarations = """
    struct Post { var isLiked = false }
    struct State { var posts: [Post] = []; var isLoading = false }
    struct UniqueState: ~Copyable { var posts: [Post] = []; var isLoading = false }
    enum Phase { case idle; case loaded(State) }
    enum UniquePhase: ~Copyable { case idle; case loaded(UniqueState) }
    func show(_ flag: Bool) {}

    """

  private let probe = CompilerProbe(root: Repository.here.root)

  @Test(arguments: mistakes)
  func `the compiler answers a mistake as the page says`(_ mistake: Mistake) throws {
    let page = try #require(Repository.here.file("docs/copies.md"))

    let answers = try Guard.allCases.map { try answer(to: mistake, under: $0)?.rawValue ?? "–" }

    let row = "| \(mistake.name) | \(answers.joined(separator: " | ")) |"
    #expect(page.lines.contains { $0.text == row }, "\(row)")
  }

  /// `nil` where the guard is about a parameter and the code can have none of its kind.
  private func answer(
    to mistake: Mistake, under guarding: Guard
  ) throws -> CompilerProbe.Answer? {
    let usual = mistake.convention
    let code: String
    switch guarding {
    case .none, .performanceHints: code = mistake.code(usual ?? "", "")
    case .borrowing:
      if usual != "" { return nil }
      code = mistake.code("borrowing", "")
    case .consuming:
      if usual == nil { return nil }
      code = mistake.code("consuming", "")
    case .noncopyable: code = mistake.code(usual == "" ? "borrowing" : "inout", "Unique")
    }
    let flags = guarding == .performanceHints ? ["-Wwarning", "PerformanceHints"] : []
    return try probe.answer(to: Self.declarations + code, flags: flags)
  }
}

extension CopyGuardsTests.Mistake: CustomTestStringConvertible {
  var testDescription: String { name }
}

extension CompilerProbe {
  /// The compiler's response to a file.
  enum Answer: String, Sendable {
    case error, warning, silent
  }

  /// Returns the most severe diagnostic for a file without imports, including ownership checks.
  ///
  /// - Throws: ``CompilerProbeError``, or the reason why the compiler cannot be started.
  func answer(to text: String, flags: [String] = []) throws -> Answer {
    let file = FileManager.default.temporaryDirectory
      .appending(path: "probe-\(UUID().uuidString).swift")
    try text.write(to: file, atomically: true, encoding: .utf8)
    defer { try? FileManager.default.removeItem(at: file) }
    let said = try compile(
      ["-emit-sil", file.path, "-o", "/dev/null", "-module-name", "Probe"] + flags)
    if said.contains(where: { $0.contains(": error: ") }) { return .error }
    return said.contains { $0.contains(": warning: ") } ? .warning : .silent
  }
}
