import Observation

#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

@Observable
private final class Model {
  var value: Int
  init(_ value: Int = 0) { self.value = value }
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

/// Toggles its state when it appears, and reads it back.
private struct ReadingBack: View {
  let log: Log
  @State private var isOn = false

  var body: some View {
    Text("").onAppear {
      isOn.toggle()
      log.lines.append("\(isOn)")
    }
  }
}

/// Has a task for each value of its state.
private struct Restarting: View {
  let log: Log
  let onAppear: (Binding<Int>) -> Void
  @State private var value = 0

  var body: some View {
    Text("")
      .onAppear { onAppear($value) }
      .task(id: value) { log.lines.append("sees \(value)") }
  }
}

/// Reads the object around it when it appears.
private struct Reader: View {
  let log: Log
  @Environment(Model.self) private var model

  var body: some View {
    Text("").onAppear { log.lines.append(model.value == 1 ? "read" : "another") }
  }
}

/// Puts its object into the environment.
private struct Giver: View {
  let log: Log
  @State private var model = Model(1)
  var body: some View { Reader(log: log).environment(model) }
}

extension RecordedScene {
  static let appearance = [
    RecordedScene(
      .appearance, "a child writes 1 to a binding in onAppear; the parent reads it in its own",
      recorded: "the parent reads 1",
      openSwiftUI("BindableCompatibilityTests.bindableExample")
    ) { host in
      await host.log { Holder(log: $0) }.joined(separator: ", ")
    },
    RecordedScene(
      .appearance, "onAppear; shown", recorded: "called 1",
      openSwiftUI("AppearanceActionModifierCompatibilityTests.appear")
    ) { host in
      "called \(await host.log { log in Text("").onAppear { log.lines.append("") } }.count)"
    },
    RecordedScene(
      .appearance, "a state toggled in onAppear, and read back at once", recorded: "true",
      openSwiftUI("StateCompatibilityTests.appear")
    ) { host in
      await host.log { ReadingBack(log: $0) }.joined(separator: ", ")
    },
    RecordedScene(
      .tasks, "task; shown", recorded: "started 1",
      openSwiftUI("TaskModifierCompatibilityTests.taskWithoutID")
    ) { host in
      "started \(await host.log { log in Text("").task { log.lines.append("") } }.count)"
    },
    RecordedScene(
      .tasks, "task(id:) of a state; later the state + 1", recorded: "started 2, last sees 1",
      openSwiftUI("TaskModifierCompatibilityTests.taskWithID")
    ) { host in
      let log = Log()
      var value: Binding<Int>?
      host.show(Restarting(log: log) { value = $0 })
      await host.settle()
      value?.wrappedValue += 1
      await host.settle()
      return "started \(log.lines.count), last \(log.lines.last ?? "")"
    },
    RecordedScene(
      .environment, "a parent's object in the environment; a child reads it in onAppear",
      recorded: "read",
      openSwiftUI("Environment_ObservableCompatibilityTests.environmentObservableObject")
    ) { host in
      await host.log { Giver(log: $0) }.joined(separator: ", ")
    },
  ]
}
