#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

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

extension RecordedScene {
  static let changes = [
    change("old and new values", recorded: "0 → 1, 1 → 2", "onChangeTwoParameters") { host in
      await host.log { Changing(log: $0, value: 0, writes: [1, 2]) }.joined(separator: ", ")
    },
    change("without values", recorded: "called 2", "onChangeZeroParameters") { host in
      "called \(await host.log { Counting(log: $0, value: 0, writes: [1, 2]) }.count)"
    },
    change("initial: true", recorded: "0 → 0, 0 → 1, 1 → 2", "onChangeWithInitial") { host in
      await host.log { Changing(log: $0, value: 0, writes: [1, 2], isInitial: true) }
        .joined(separator: ", ")
    },
    change(
      of: "a state that stays the same", "initial: true, without values", recorded: "called 1",
      "onChangeWithInitialZeroParameters"
    ) { host in
      "called \(await host.log { Counting(log: $0, value: 0, isInitial: true) }.count)"
    },
    change("a String", recorded: "called 2, last final", "stringValueChanges") { host in
      let lines = await host.log {
        Changing(log: $0, value: "initial", writes: ["changed", "final"])
      }
      return "called \(lines.count), last \(lines.last?.split(separator: " → ").last ?? "")"
    },
    change(
      of: "a Bool, toggled in onAppear and in the next two turns", "without values",
      recorded: "called 3", "booleanValueChanges"
    ) { host in
      "called \(await host.log { Counting(log: $0, value: false, writes: [true, false, true]) }.count)"
    },
    RecordedScene(
      .equalWrites, "a state written 1 in onAppear, 2 in the next turn, and 2 in the one after",
      recorded: "called 2, last 1 → 2",
      openSwiftUI("ValueActionModifierCompatibilityTests.multipleValueChanges")
    ) { host in
      let lines = await host.log { Changing(log: $0, value: 0, writes: [1, 2, 2]) }
      return "called \(lines.count), last \(lines.last ?? "")"
    },
  ]

  private static func change(
    of state: String = "a state written in onAppear and in the next turn", _ what: String,
    recorded: String, _ test: String, run: @escaping @MainActor (any Host) async -> String
  ) -> RecordedScene {
    RecordedScene(
      .changes, "onChange of \(state); \(what)",
      recorded: recorded, openSwiftUI("ValueActionModifierCompatibilityTests.\(test)"), run: run
    )
  }
}
