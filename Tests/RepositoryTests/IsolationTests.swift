import LabSourceCode
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

  private func errors(_ code: String, given owner: String, in pattern: String) throws -> [String] {
    let body = code.replacing("$0", with: "owner")
    let lines = [
      CompilerProbe.Line(body, given: "owner: \(owner)"),
      CompilerProbe.Line("Task.detached { \(body) }", given: "owner: \(owner)"),
    ]
    let errors = try probe.errors(in: lines, asFileOf: pattern)
    #expect(errors[0] == [], "on the main actor")
    return errors[1]
  }

  @Test(arguments: entries.keys.sorted())
  func `the compiler refuses a write off the main actor`(_ pattern: String) throws {
    let entry = try #require(Self.entries[pattern])

    let errors = try errors(entry.code, given: entry.given, in: pattern)

    // A call of two steps would have to wait for the main actor, and is refused for that.
    let refusal = pattern == "MVIReactor" ? "expression is 'async'" : "main actor-isolated"
    #expect(errors.count == 1 && errors[0].contains(refusal), "\(errors)")
  }
}
