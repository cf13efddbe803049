import LabCallStack
import LabContract
import LabPatterns
import LabSessions
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabTrace

/// The changes with a line, and those whose function says why.
@MainActor
struct ChangedLinesTests {
  private var events: [Event] = []

  /// Adds an act that writes once for each function; `nil` stands for a write without a line.
  private mutating func act(
    _ name: String, writes functions: String?..., in file: String = "Sources/Patterns/MVI/A.swift"
  ) {
    let act = events.count
    events.append(Event(id: act, cause: nil, kind: .act(name)))
    for function in functions {
      events.append(
        Event(
          id: events.count, cause: act, kind: .mutation(Mutation(field: "a")),
          site: function.map { Site(function: $0, file: file, line: 1) }))
    }
  }

  private var counts: [Int] {
    let lines = ChangedLines(of: events, in: "MVI")
    return [lines.located, lines.toldByFunction]
  }

  @Test mutating func `a function that serves one kind of act says why`() {
    act("tap like-50", writes: "Model.like(_:)")
    act("tap like-49", writes: "Model.like(_:)", "Model.like(_:)")
    #expect(counts == [3, 3])

    act("refresh", writes: "Model.like(_:)")
    #expect(counts == [4, 0])
  }

  @Test mutating func `closures, initialisers and accessors say nothing`() {
    act(
      "tap", writes: "closure #1 in Model.like(_:)", "implicit closure #1 in A", "Model.init(id:)",
      "View.body.getter", "Model.name.setter", "Model.name.modify")

    #expect(counts == [6, 0])
  }

  @Test mutating func `counts lines of the pattern only`() {
    act("tap", writes: "a()", nil)
    act("tap", writes: "b()", in: "Sources/Patterns/MVIReactor/A.swift")

    #expect(counts == [1, 1])
  }

  @Test(
    .enabled(if: Symbolizer.walksStacks, "stacks are not walked here"),
    arguments: [("MVVM", [23, 21, 12, 0]), ("MVI", [29, 29, 4, 29])])
  func `a session has these`(_ name: String, _ expected: [Int]) async throws {
    var audit = Audit(of: nil, seeds: 0..<0)
    audit.session = Session(likes: 2)
    let pattern = try #require(Patterns.all.first { $0.name == name })

    let found = try await audit.named(on: pattern)

    #expect([found.mutations, found.located, found.toldByFunction, found.named] == expected)
  }
}
