import Observation
import StageUI

// MARK: Appearance, tasks and the environment

@Observable
private final class Model {
  var tracked: Bool
  @ObservationIgnored var ignored = false

  init(tracked: Bool = false) { self.tracked = tracked }
}

/// Toggles its state when it appears, and reads it back.
private struct ReadingBack: View {
  let log: Log
  @State private var isOn = false

  var body: some View {
    EmptyView().onAppear {
      isOn.toggle()
      log.lines.append("\(isOn)")
    }
  }
}

/// Has a task for each value of its state.
private struct Restarting: View {
  let log: Log
  @State private var value = 0

  var body: some View {
    Button("Add") { value += 1 }
      .task(id: value) { log.lines.append("sees \(value)") }
  }
}

/// Reads the object around it when it appears.
private struct Reader: View {
  let log: Log
  @Environment(Model.self) private var model

  var body: some View {
    Text("").onAppear { log.lines.append(model.tracked ? "read" : "another") }
  }
}

/// Puts its object into the environment.
private struct Giver: View {
  let log: Log
  @State private var model = Model(tracked: true)
  var body: some View { Reader(log: log).environment(model) }
}

// MARK: onChange

/// Makes the first write now, and each other one in a turn of the main queue of its own.
private func write<Value>(_ values: some Collection<Value>, to set: @escaping (Value) -> Void) {
  guard let first = values.first else { return }
  set(first)
  Task { write(Array(values.dropFirst()), to: set) }
}

/// Writes its state when it appears, and logs its changes.
private struct Changing<Value: Equatable>: View {
  let log: Log
  @State var value: Value
  var writes: [Value]
  var isInitial = false

  var body: some View {
    Text("")
      .onAppear { write(writes) { value = $0 } }
      .onChange(of: value, initial: isInitial) { log.lines.append("\($0) → \($1)") }
  }
}

/// The same, with an action that takes no values.
private struct Counting<Value: Equatable>: View {
  let log: Log
  @State var value: Value
  var writes: [Value] = []
  var isInitial = false

  var body: some View {
    Text("")
      .onAppear { write(writes) { value = $0 } }
      .onChange(of: value, initial: isInitial) { log.lines.append("called") }
  }
}

// MARK: Children that hold values

/// Holds a number, and an object that stays the same.
private struct Number: View {
  let number: Int
  let log: Log
  var body: some View { Text(number.isMultiple(of: 2) ? "even" : "odd") }
}

/// Adds 2 in the first and in the second turn after it has appeared.
private struct AddingTwo<Child: View>: View {
  @State private var number = 0
  let child: (Int) -> Child

  var body: some View {
    child(number).onAppear { Task { write([2, 4]) { number = $0 } } }
  }
}

private struct Flag: View {
  let isOn: Bool
  var body: some View { Text(isOn ? "on" : "off") }
}

@ViewBuilder
private func flags(of model: Model, onAppear: @escaping (Model) -> Void) -> some View {
  VStack {
    Flag(isOn: model.tracked)
    Flag(isOn: model.ignored)
  }
  .onAppear { onAppear(model) }
}

private struct Holder: View {
  let model = Model()
  let onAppear: (Model) -> Void
  var body: some View { flags(of: model, onAppear: onAppear) }
}

private struct Owner: View {
  @State private var model = Model()
  let onAppear: (Model) -> Void
  var body: some View { flags(of: model, onAppear: onAppear) }
}

extension RecordedScene {
  static let lifecycle = appearances + changes + values

  private static let appearances = [
    RecordedScene(
      .appearance, "onAppear; shown", recorded: "called 1",
      openSwiftUI("AppearanceActionModifierCompatibilityTests.appear")
    ) {
      "called \(await log { log in EmptyView().onAppear { log.lines.append("") } }.count)"
    },
    RecordedScene(
      .appearance, "a state toggled in onAppear, and read back at once", recorded: "true",
      openSwiftUI("StateCompatibilityTests.appear")
    ) {
      await log { ReadingBack(log: $0) }.joined(separator: ", ")
    },
    RecordedScene(
      .tasks, "task; shown", recorded: "started 1",
      openSwiftUI("TaskModifierCompatibilityTests.taskWithoutID")
    ) {
      "started \(await log { log in Text("").task { log.lines.append("") } }.count)"
    },
    RecordedScene(
      .tasks, "task(id:) of a state; later the state + 1", recorded: "started 2, last sees 1",
      openSwiftUI("TaskModifierCompatibilityTests.taskWithID")
    ) {
      let log = Log()
      let stage = Stage(Restarting(log: log))
      stage.appear()
      await stage.settle()
      try stage.tap("Add")
      await stage.settle()
      return "started \(log.lines.count), last \(log.lines.last ?? "")"
    },
    RecordedScene(
      .environment, "a parent's object in the environment; a child reads it in onAppear",
      recorded: "read",
      openSwiftUI("Environment_ObservableCompatibilityTests.environmentObservableObject")
    ) {
      await log { Giver(log: $0) }.joined(separator: ", ")
    },
  ]

  private static let changes = [
    change("old and new values", recorded: "0 → 1, 1 → 2", "onChangeTwoParameters") {
      await log { Changing(log: $0, value: 0, writes: [1, 2]) }.joined(separator: ", ")
    },
    change("without values", recorded: "called 2", "onChangeZeroParameters") {
      "called \(await log { Counting(log: $0, value: 0, writes: [1, 2]) }.count)"
    },
    change("initial: true", recorded: "0 → 0, 0 → 1, 1 → 2", "onChangeWithInitial") {
      await log { Changing(log: $0, value: 0, writes: [1, 2], isInitial: true) }
        .joined(separator: ", ")
    },
    change(
      of: "a state that stays the same", "initial: true, without values", recorded: "called 1",
      "onChangeWithInitialZeroParameters"
    ) {
      "called \(await log { Counting(log: $0, value: 0, isInitial: true) }.count)"
    },
    change("a String", recorded: "called 2, last final", "stringValueChanges") {
      let lines = await log { Changing(log: $0, value: "initial", writes: ["changed", "final"]) }
      return "called \(lines.count), last \(lines.last?.split(separator: " → ").last ?? "")"
    },
    change(
      of: "a Bool, toggled in onAppear and in the next two turns", "without values",
      recorded: "called 3", "booleanValueChanges"
    ) {
      "called \(await log { Counting(log: $0, value: false, writes: [true, false, true]) }.count)"
    },
    RecordedScene(
      .equalWrites, "a state written 1 in onAppear, 2 in the next turn, and 2 in the one after",
      recorded: "called 2, last 1 → 2",
      openSwiftUI("ValueActionModifierCompatibilityTests.multipleValueChanges")
    ) {
      let lines = await log { Changing(log: $0, value: 0, writes: [1, 2, 2]) }
      return "called \(lines.count), last \(lines.last ?? "")"
    },
  ]

  private static func change(
    of state: String = "a state written in onAppear and in the next turn", _ what: String,
    recorded: String, _ test: String, stage: @escaping @MainActor () async -> String
  ) -> RecordedScene {
    RecordedScene(
      .changes, "onChange of \(state); \(what)",
      recorded: recorded, openSwiftUI("ValueActionModifierCompatibilityTests.\(test)"), stage: stage
    )
  }

  private static let values = [
    RecordedScene(
      .values, "a child with a number and an object, without ==; the number + 2, and + 2",
      recorded: "Number 3", openSwiftUI("EquatableViewCompatibilityTests.nonEquatable")
    ) {
      let log = Log()
      return await Stage(AddingTwo { Number(number: $0, log: log) }).runsOnceShown(of: "Number")
    },
    RecordedScene(
      .values, "two children with a Bool of the parent's object each; one Bool is toggled",
      recorded: "Holder 2, Flag 3",
      openSwiftUI("ObservedObjectCompatibilityTests.observableMacroTrackedValue")
    ) {
      await Stage(Holder { $0.tracked.toggle() }).runsOnceShown(of: "Holder", "Flag")
    },
    RecordedScene(
      .values, "two children with a Bool of the parent's object each; an ignored Bool is toggled",
      recorded: "Holder 1, Flag 2",
      openSwiftUI("ObservedObjectCompatibilityTests.observableMacroIgnoredValue")
    ) {
      await Stage(Holder { $0.ignored.toggle() }).runsOnceShown(of: "Holder", "Flag")
    },
    RecordedScene(
      .values, "the same with an object in the parent's state; one Bool is toggled",
      recorded: "Owner 2, Flag 3",
      openSwiftUI("StateObjectCompatibilityTests.observableMacroTrackedValue")
    ) {
      await Stage(Owner { $0.tracked.toggle() }).runsOnceShown(of: "Owner", "Flag")
    },
    RecordedScene(
      .values, "the same with an object in the parent's state; an ignored Bool is toggled",
      recorded: "Owner 1, Flag 2",
      openSwiftUI("StateObjectCompatibilityTests.observableMacroIgnoredValue")
    ) {
      await Stage(Owner { $0.ignored.toggle() }).runsOnceShown(of: "Owner", "Flag")
    },
  ]

  /// Returns what a view logs once it is shown.
  private static func log<V: View>(of view: (Log) -> V) async -> [String] {
    let log = Log()
    let stage = Stage(view(log))
    stage.appear()
    await stage.settle()
    return log.lines
  }
}

extension Stage {
  /// Shows the screen, and returns how often these bodies have run since the stage was made.
  fileprivate func runsOnceShown(of views: String...) async -> String {
    appear()
    await settle()
    return views.map { "\($0) \(bodies[$0]?.run ?? 0)" }.joined(separator: ", ")
  }
}
