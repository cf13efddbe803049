import LabTracepoints
import Observation
import StageUI
import Testing

@testable import LabTrace

struct BodyLogTests {
  @Observable
  final class Model: TracedObject {
    var named = 0
    var unnamed = 0
    /// Writes another property while its own write is under way.
    var outer = 0 {
      didSet { named += 1 }
    }
  }

  // Each has a closure, and so runs with the body around it.

  struct Named: View {
    let model: Model
    var onTap = {}
    var body: some View { Text("\(model.named)") }
  }

  struct Unnamed: View {
    let model: Model
    var onTap = {}
    var body: some View { Text("\(model.unnamed)") }
  }

  struct Outer: View {
    let model: Model
    var onTap = {}
    var body: some View { Text("\(model.outer)") }
  }

  struct Screen: View {
    let model: Model
    @State private var title = "a"

    var body: some View {
      Named(model: model)
      Unnamed(model: model)
      Outer(model: model)
      TextField("Title", text: Binding(get: { title }, set: { title = $0 }))
    }
  }

  private let model = Model()

  private func recorder(level: TraceLevel = .fields) -> Recorder {
    let recorder = Recorder(level: level, explainsBodies: true)
    recorder.watch(model) { fields in
      fields.value(\.named, "named")
      fields.value(\.outer, "outer")
    }
    return recorder
  }

  /// Runs `write` as an act, and returns why which bodies ran.
  private func reasons(_ recorder: Recorder, _ write: () -> Void) async -> [String] {
    let stage = Stage(Screen(model: model), observer: recorder)
    stage.appear()
    recorder.stagePerforms("act", perform: write)
    await stage.settle()
    return recorder.bodyLog?.acts.last?.bodies.map { "\($0.view): \($0.reason)" } ?? []
  }

  @Test func `names the property that a body had read`() async {
    #expect(await reasons(recorder()) { model.named = 1 } == ["Named: Model.named"])
  }

  @Test func `a property that is not watched has no name, next to one that has`() async {
    let unnamed = "Unnamed: a property that is not traced"

    #expect(await reasons(recorder()) { model.unnamed = 1 } == [unnamed])
    #expect(
      await reasons(recorder()) {
        model.unnamed = 2
        model.named = 2
      }.sorted() == ["Named: Model.named", unnamed])
  }

  @Test func `a write inside another has its own name`() async {
    #expect(
      await reasons(recorder()) { model.outer = 1 }.sorted() == [
        "Named: Model.named", "Outer: Model.outer",
      ])
  }

  @Test func `names a watched state, and what ran inside`() async throws {
    let recorder = recorder()
    recorder.watch(state: "Screen.title", StateFields { (title: String) in title })
    let stage = Stage(Screen(model: model), closures: .neverEqual, observer: recorder)
    stage.appear()

    try stage.type("b", into: "Title")

    let acts = try #require(recorder.bodyLog?.acts)
    #expect(acts.map(\.act) == ["appear", "type \"b\" into Title"])
    #expect(
      acts[0].bodies.map(\.reason.description) == Array(repeating: "first appearance", count: 4))
    #expect(
      acts[1].bodies.map { "\($0.view): \($0.reason)" } == [
        "Screen: @State Screen.title", "Named: parent Screen: @State Screen.title",
        "Unnamed: parent Screen: @State Screen.title", "Outer: parent Screen: @State Screen.title",
      ])
    #expect(acts[1].bodies.map(\.changed) == [1, 0, 0, 0])
  }
}
