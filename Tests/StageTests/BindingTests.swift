import Observation
import StageUI
import Testing

/// When a binding reads: counted by the bodies that run after a write.
struct BindingTests {
  @Observable
  final class Model {
    var text = ""
  }

  struct Field: View {
    @Binding var text: String
    var body: some View { TextField("Text", text: $text) }
  }

  struct Bindable: View {
    @StageUI.Bindable var model: Model
    var body: some View { Field(text: $model.text) }
  }

  struct Closures: View {
    let model: Model
    var body: some View { Field(text: Binding(get: { model.text }, set: { model.text = $0 })) }
  }

  struct Value {
    var text = ""
  }

  struct Stateful: View {
    @State private var value = Value()
    var body: some View { Field(text: $value.text) }
  }

  private func bodies(typingInto view: some View) throws -> [String: Int] {
    let stage = Stage(view)
    stage.appear()
    try stage.type("a", into: "Text")
    try stage.type("b", into: "Text")
    #expect(stage.text == "Text ‹b›")
    return stage.bodies.mapValues(\.run)
  }

  @Test func `a binding to an object is read by the body that creates it`() throws {
    #expect(try bodies(typingInto: Bindable(model: Model())) == ["Bindable": 3, "Field": 3])
    #expect(try bodies(typingInto: Closures(model: Model())) == ["Closures": 3, "Field": 3])
  }

  @Test func `a binding to state is read by the bodies that use it`() throws {
    #expect(try bodies(typingInto: Stateful()) == ["Stateful": 1, "Field": 3])
  }

  /// A view that always equals itself: only a value that its own body depends on runs it again.
  struct Sealed: View, @MainActor Equatable {
    @Binding var text: String
    var body: some View { Text(text) }
    static func == (_: Sealed, _: Sealed) -> Bool { true }
  }

  struct Outer: View {
    let model: Model
    var body: some View { Sealed(text: Binding(get: { model.text }, set: { model.text = $0 })) }
  }

  @Test func `a body that receives a binding depends on its value`() async {
    let model = Model()
    let stage = Stage(Outer(model: model))

    model.text = "new"
    await stage.settle()

    #expect(stage.text == "new")
    #expect(stage.bodies.mapValues(\.run) == ["Outer": 2, "Sealed": 2])
  }

  struct Chooser: View {
    @State private var chosen = 0
    @State private var other = 0
    var body: some View {
      Text("\(chosen)\(other)")
      Button("Choose") { chosen += 1 }
      Button("Change") { other += 1 }
      Unread(chosen: $chosen)
    }
  }

  /// A view that never reads its binding.
  struct Unread: View {
    @Binding var chosen: Int
    var body: some View { Text("-") }
  }

  @Test func `a binding to state carries the value that it was made with`() throws {
    let stage = Stage(Chooser())
    stage.appear()

    try stage.tap("Change")
    #expect(stage.bodies.mapValues(\.run) == ["Chooser": 2, "Unread": 1])
    try stage.tap("Choose")
    #expect(stage.bodies.mapValues(\.run) == ["Chooser": 3, "Unread": 2])
  }

  @Test func `outside a body a binding reads the value as it is`() {
    let model = Model()
    let binding = Binding(get: { Value(text: model.text) }, set: { model.text = $0.text })

    model.text = "new"

    #expect(binding.wrappedValue.text == "new")
    #expect(binding.text.wrappedValue == "new")
  }

  struct Pair: View {
    @State private var value = (first: Value(), second: Value())
    @State private var isSecond = false

    var body: some View {
      Field(text: isSecond ? $value.second.text : $value.first.text)
      Toggle("Second", isOn: $isSecond)
      Button("Change first") { value.first.text += "!" }
    }
  }

  @Test func `a body that reads a part of a state runs when that part changes`() throws {
    let stage = Stage(Pair())
    stage.appear()
    try stage.tap("Second")
    #expect(stage.bodies["Field"]?.run == 2)

    try stage.tap("Change first")
    #expect(stage.bodies["Field"]?.run == 2)
    try stage.type("b", into: "Text")
    #expect(stage.bodies["Field"]?.run == 3)
    try stage.tap("Second")
    #expect(stage.text == "Text ‹!›\n[ ] Second\n[Change first]")
  }

  struct Editor: View {
    @Binding var text: String
    let onEnd: (String) -> Void

    var body: some View {
      Text(text)
        .onDisappear { onEnd(text) }
    }
  }

  struct Screen: View {
    let model: Model
    let onEnd: (String) -> Void

    var body: some View {
      if model.text != "end" {
        Editor(text: Binding(get: { model.text }, set: { model.text = $0 }), onEnd: onEnd)
      }
    }
  }

  @Test func `a disappearing view reads the current value`() async {
    let model = Model()
    var last: [String] = []
    let stage = Stage(Screen(model: model) { last.append($0) })
    stage.appear()

    model.text = "end"
    await stage.settle()

    #expect(last == ["end"])
  }
}

struct EnvironmentTests {
  @Observable
  final class Model {
    var name: String
    init(_ name: String) { self.name = name }
  }

  struct Name: View {
    @Environment(Model.self) private var model
    var body: some View { Button(model.name) { model.name += "!" } }
  }

  struct Screen: View {
    @State private var isInner = true
    let inner = Model("inner")

    var body: some View {
      Name().accessibilityIdentifier("outer")
      VStack { Name().accessibilityIdentifier("inner") }
        .environment(isInner ? inner : Model("other"))
      Button("Swap") { isInner.toggle() }
    }
  }

  @Test func `a view reads and observes the nearest object of the type`() throws {
    let stage = Stage(Screen().environment(Model("outer")))
    stage.appear()

    try stage.tap("inner")
    #expect(stage.text == "[outer]\n[inner!]\n[Swap]")
    #expect(stage.bodies["Screen"]?.run == 1)

    try stage.tap("Swap")
    #expect(stage.text == "[outer]\n[other]\n[Swap]")
  }

  struct Plain: View {
    var body: some View { Text("plain") }
  }

  struct Titled: View {
    let title: String
    @Environment(Model.self) private var model
    var body: some View { Text("\(title) \(model.name)") }
  }

  struct Swapping: View {
    let models = [Model("a"), Model("b")]
    @State private var number = 0

    var body: some View {
      VStack {
        Plain()
        Titled(title: "number \(number)")
      }
      .environment(models[number])
      Button("Swap") { number = 1 }
    }
  }

  @Test func `a swapped object runs the views that read it, once`() throws {
    let stage = Stage(Swapping())
    stage.appear()

    try stage.tap("Swap")

    #expect(stage.text == "plain\nnumber 1 b\n[Swap]")
    #expect(stage.bodies.mapValues(\.run) == ["Swapping": 2, "Plain": 1, "Titled": 2])
  }
}
