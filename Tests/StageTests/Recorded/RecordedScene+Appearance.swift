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

extension RecordedScene {
  static let appearance = [
    RecordedScene(
      .appearance, "a child writes 1 to a binding in onAppear; the parent reads it in its own",
      recorded: "the parent reads 1",
      openSwiftUI("BindableCompatibilityTests.bindableExample")
    ) {
      let log = Log()
      let stage = Stage(Holder(log: log))
      stage.appear()
      await stage.settle()
      return log.lines.joined(separator: ", ")
    }
  ]
}
