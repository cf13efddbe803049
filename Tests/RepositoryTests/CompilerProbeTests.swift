import Foundation
import SourceCode
import Testing

struct CompilerProbeTests {
  private let good = CompilerProbe.Line(
    "let value = viewModel.query; viewModel.query = value", given: "viewModel: FeedViewModel")
  private let bad = CompilerProbe.Line(
    "let value = viewModel.shown; viewModel.shown = value", given: "viewModel: FeedViewModel")

  @Test func `each line of a batch gets its own answer`() throws {
    let errors = try CompilerProbe.here.errors(in: [good, bad, good], asFileOf: "MVVM")

    #expect(
      errors == [[], ["cannot assign to property: 'shown' is a get-only property"], []])
  }

  @Test func `another module gets other answers`() throws {
    let relay = CompilerProbe.Line(
      "viewModel.queryRelay.send(\"\")", given: "viewModel: FeedViewModel")

    #expect(try CompilerProbe.here.errors(in: [relay], asFileOf: "InputOutput") == [[]])
    #expect(
      try CompilerProbe.here.errors(in: [relay], asUserOf: "InputOutput") == [
        ["'queryRelay' is inaccessible due to 'internal' protection level"]
      ])
  }

  @Test func `a compiler that finds no modules is no compiler that allows everything`() {
    let probe = CompilerProbe(root: Repository.here.root.path, modules: "/nowhere")

    #expect(throws: CompilerProbeError.self) { try probe.errors(in: [good], asFileOf: "MVVM") }
  }
}
