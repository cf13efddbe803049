import Observation
import StageUI

@Observable
private final class Model {
  var value = 0
}

/// Writes its binding when it appears.
private struct Writer: View {
  @Binding var value: Int
  var body: some View { Text("").onAppear { value = 1 } }
}

/// Makes a binding to its object, and reads the object when it appears.
private struct Holder: View {
  let model = Model()
  let log: Log

  var body: some View {
    Writer(value: Bindable(model).value)
      .onAppear { log.lines.append("the parent reads \(model.value)") }
  }
}

/// Shows its binding.
private struct Child: View {
  @Binding var text: String
  var body: some View { Text(text) }
}

/// Passes its state on, and does not read it.
private struct Owner: View {
  @State private var text = ""

  var body: some View {
    TextField("Text", text: $text)
    Child(text: $text)
  }
}

extension RecordedScene {
  static let bindings = [
    RecordedScene(
      .bindings, "a child writes 1 to a binding in onAppear; the parent reads it in its own",
      recorded: "the parent reads 1",
      openSwiftUI("BindableCompatibilityTests.bindableExample"),
      difference: "on the stage the outer view appears before the one inside it"
    ) {
      let log = Log()
      let stage = Stage(Holder(log: log))
      stage.appear()
      await stage.settle()
      return log.lines.joined(separator: ", ")
    },
    RecordedScene(
      .bindings, "a state passed on as a binding, to a text field and a child; a letter",
      recorded: "Owner 0, Child 1",
      "\"How does this SwiftUI binding + state example manage to work …?\", a question of 2020",
      difference: "a text field belongs to the body around it; in SwiftUI it is a view of its own"
    ) {
      let stage = Stage(Owner())
      stage.appear()
      return try await stage.runs(of: "Owner", "Child") { try $0.type("a", into: "Text") }
    },
  ]
}
