import LabAudit
import Testing

/// The compiler's answer to writes off the main actor.
struct IsolationTests {
  /// The way a person's like or text enters each pattern.
  private static let entries: [String: (code: String, given: String)] = [
    "MV": ("$0.wrappedValue.query = \"\"", "Binding<FeedModel>"),
    "MVModel": ("$0.query = \"\"", "FeedModel"),
    "MVVM": ("$0.query = \"\"", "FeedViewModel"),
    "MVVMActions": ("$0.changeDraft(\"\")", "any FeedActions"),
    "InputOutput": ("$0.inputs.queryChanged(\"\")", "FeedViewModel"),
    "MVI": ("$0.send(.draftChanged(\"\"))", "FeedStore"),
    "MVIContainer": ("$0.draftChanged(\"\")", "any FeedIntentProtocol"),
    "MVIReactor": ("$0.action.send(.draftChanged(\"\"))", "FeedReactor"),
  ]

  private let probe = CompilerProbe(root: Repository.here.root)

  @Test(arguments: entries.keys.sorted())
  func `the compiler refuses a write off the main actor`(_ pattern: String) throws {
    let entry = try #require(Self.entries[pattern])
    let body = entry.code.replacing("$0", with: "owner")
    let lines = [body, "Task.detached { \(body) }"]
      .map { CompilerProbe.Line($0, given: "owner: \(entry.given)") }

    let errors = try probe.errors(in: lines, asFileOf: pattern)

    #expect(errors.map(\.count) == [0, 1])
    // A call of two steps would have to wait for the main actor, and is refused for that.
    let refusal = pattern == "MVIReactor" ? "expression is 'async'" : "main actor-isolated"
    #expect(errors[1].allSatisfy { $0.contains(refusal) }, "\(errors)")
  }
}
