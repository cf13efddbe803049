import LabSourceCode
import Testing

/// The compiler's answer to each mistake that copies a state, under each guard that Swift offers.
struct CopyGuardsTests {
  /// Code that makes a mistake, and what the compiler says to it in the order of `Guard`.
  struct Mistake: Sendable {
    let name: String
    let answers: [CompilerProbe.Answer?]
    /// A part of the only error, wherever the answer is one.
    var refusal = ""
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
    Mistake(
      name: "reducer that returns a new state",
      answers: [.silent, .silent, .error, .silent, .error],
      refusal: "'state' is borrowed and cannot be consumed"
    ) {
      """
      func reduce(_ state: \($0) \($1)State) -> \($1)State {
        var next = state
        next.posts[0].isLiked = true
        return next
      }
      """
    },
    Mistake(
      name: "snapshot kept during the change",
      answers: [.silent, .silent, nil, .silent, .error],
      refusal: "'state' used after consume", convention: "inout"
    ) {
      """
      func like(_ state: \($0) \($1)State) {
        let kept = state
        state.posts[0].isLiked = true
        show(kept.isLoading)
      }
      """
    },
    Mistake(
      name: "subscriber that keeps the last state",
      answers: [.silent, .silent, .error, .silent, .error],
      refusal: "'state' is borrowed and cannot be consumed"
    ) {
      """
      final class Subscriber {
        var last = \($1)State()
        func receive(_ state: \($0) \($1)State) { last = state }
      }
      """
    },
    Mistake(
      name: "closure that captures a state to undo",
      answers: [.silent, .silent, .error, .silent, .error],
      refusal: "cannot be captured by an escaping closure"
    ) {
      "func undo(_ state: \($0) \($1)State) -> () -> Void { { show(state.isLoading) } }"
    },
    Mistake(
      name: "scan that keeps the current state",
      answers: [.silent, .silent, .silent, .silent, .error],
      refusal: "missing reinitialization of inout parameter 'self' after consume"
    ) {
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
    Mistake(
      name: "`didSet` that reads `oldValue`",
      answers: [.silent, .silent, nil, nil, .error],
      refusal: "'self.state' is borrowed and cannot be consumed", convention: nil
    ) {
      """
      final class Store {
        var state = \($1)State() { didSet { show(oldValue.isLoading) } }
      }
      """
    },
    Mistake(
      name: "`if case .loaded(var state)`",
      answers: [.silent, .silent, nil, .silent, .error],
      refusal: "missing reinitialization of inout parameter 'phase' after consume",
      convention: "inout"
    ) {
      """
      func like(_ phase: \($0) \($1)Phase) {
        if case .loaded(var state) = phase {
          state.posts[0].isLiked = true
          phase = .loaded(state)
        }
      }
      """
    },
    Mistake(
      name: "array of the state kept: `let old = state.posts`",
      answers: [.silent, .silent, nil, .silent, .silent], convention: "inout"
    ) {
      """
      func like(_ state: \($0) \($1)State) {
        let old = state.posts
        state.posts[0].isLiked = true
        show(old.isEmpty)
      }
      """
    },
    Mistake(
      name: "the same with `let old = state.posts.span`",
      answers: [.error, .error, nil, .error, .error],
      refusal: "overlapping accesses to 'state", convention: "inout"
    ) {
      """
      func like(_ state: \($0) \($1)State) {
        let old = state.posts.span
        state.posts[0].isLiked = true
        show(old.isEmpty)
      }
      """
    },
    Mistake(
      name: "no mistake: a function that returns the array",
      answers: [.silent, .warning, .silent, .silent, .silent]
    ) {
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
    let asked = try Guard.allCases.map { try answer(to: mistake, under: $0) }

    #expect(asked.map { $0?.answer } == mistake.answers, "\(mistake.name)")
    for errors in asked.compactMap({ $0?.errors }) where !errors.isEmpty {
      #expect(isRefused(errors, for: mistake), "\(mistake.name): \(errors)")
    }
  }

  /// Whether the compiler gives the one error that the mistake is about.
  private func isRefused(_ errors: [String], for mistake: Mistake) -> Bool {
    errors.count == 1 && !mistake.refusal.isEmpty && errors[0].contains(mistake.refusal)
  }

  @Test func `the page shows every answer`() throws {
    let page = try #require(Repository.here.file("docs/copies.md"))
    let lines = page.lines.map(\.text)

    for mistake in Self.mistakes {
      let cells = mistake.answers.map { $0?.rawValue ?? "–" }
      #expect(lines.contains("| \(mistake.name) | \(cells.joined(separator: " | ")) |"))
    }
  }

  /// `nil` where the guard is about a parameter and the code can have none of its kind.
  private func answer(
    to mistake: Mistake, under guarding: Guard
  ) throws -> (answer: CompilerProbe.Answer, errors: [String])? {
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
