import Observation
import StageUI
import Testing

struct EquatableTests {
  struct Row: View, Equatable {
    let name: String
    var body: some View { Text(name) }
  }

  @Observable
  final class Model {
    var count = 0
  }

  struct Counter: View, Equatable {
    let model: Model
    @State private var taps = 0

    nonisolated static func == (one: Counter, other: Counter) -> Bool { one.model === other.model }

    var body: some View {
      Text("\(model.count)")
      Button("Tapped \(taps)") { taps += 1 }.accessibilityIdentifier("tap")
    }
  }

  struct Around: View {
    let model: Model
    @State private var title = "a"

    var body: some View {
      TextField("Title", text: $title)
      Counter(model: model)
    }
  }

  @Test func `an equal view follows its own state and observed values`() async throws {
    let model = Model()
    let stage = Stage(Around(model: model))
    stage.appear()
    try stage.type("b", into: "Title")
    #expect(stage.bodies["Counter"]?.run == 1)

    try stage.tap("tap")
    model.count = 1
    await stage.settle()
    #expect(stage.text == "Title ‹b›\n1\n[Tapped 1]")
  }

  /// Conditionally equatable: the name alone is compared.
  struct Part<Note>: View {
    let name: String
    let note: Note
    var body: some View { Text("\(name) \(note)") }
  }

  struct Parts: View {
    @State private var note = "one"

    var body: some View {
      TextField("Note", text: $note)
      Row(name: "row")
      Row(name: note)
      Part(name: "a", note: note).equatable()
      Part(name: "b", note: note)
    }
  }

  @Test func `skips the body of a view that is equal`() throws {
    let stage = Stage(Parts())
    stage.appear()
    try stage.type("two", into: "Note")
    #expect(stage.text == "Note ‹two›\nrow\ntwo\na one\nb one")
    #expect(stage.bodies["Row"] == BodyCount(run: 3, changed: 3))
    #expect(stage.bodies["Part"] == BodyCount(run: 2, changed: 2))
  }
}

extension EquatableTests.Part: Equatable where Note: Equatable {
  nonisolated static func == (one: Self, other: Self) -> Bool { one.name == other.name }
}
