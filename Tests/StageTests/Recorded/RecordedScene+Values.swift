import Observation

#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

@Observable
private final class Model {
  var tracked = false
  @ObservationIgnored var ignored = false
}

/// Holds a number, and an object that stays the same.
private struct Number: View {
  let number: Int
  let log: Log

  var body: some View {
    let _ = ran("Number")
    Text(number.isMultiple(of: 2) ? "even" : "odd")
  }
}

/// Holds the child's number.
private struct NumberOwner: View {
  let log: Log
  let onAppear: (Binding<Int>) -> Void
  @State private var number = 0

  var body: some View {
    Number(number: number, log: log).onAppear { onAppear($number) }
  }
}

private struct Flag: View {
  let isOn: Bool

  var body: some View {
    let _ = ran("Flag")
    Text(isOn ? "on" : "off")
  }
}

/// Two children with a Bool of the parent's model each.
func flags<Model>(
  _ first: Bool, _ second: Bool, of model: Model, onAppear: @escaping (Model) -> Void
) -> some View {
  VStack {
    Flag(isOn: first)
    Flag(isOn: second)
  }
  .onAppear { onAppear(model) }
}

private struct Holder: View {
  let model = Model()
  let onAppear: (Model) -> Void

  var body: some View {
    let _ = ran("Parent")
    flags(model.tracked, model.ignored, of: model, onAppear: onAppear)
  }
}

private struct Owner: View {
  @State private var model = Model()
  let onAppear: (Model) -> Void

  var body: some View {
    let _ = ran("Parent")
    flags(model.tracked, model.ignored, of: model, onAppear: onAppear)
  }
}

extension RecordedScene {
  static let values = [
    RecordedScene(
      .values, "a child with a number and an object, without ==; the number + 2, and + 2",
      recorded: "Number 3", openSwiftUI("EquatableViewCompatibilityTests.nonEquatable")
    ) { host in
      var number: Binding<Int>?
      return await host.runs(of: ["Number"]) {
        host.show(NumberOwner(log: Log()) { number = $0 })
        for _ in 1...2 {
          await host.settle()
          number?.wrappedValue += 2
        }
      }
    },
    flag(
      .values, "object", "one", "Parent 2, Flag 3",
      "ObservedObjectCompatibilityTests.observableMacroTrackedValue"
    ) { Holder { $0.tracked.toggle() } },
    flag(
      .values, "object", "an ignored one", "Parent 1, Flag 2",
      "ObservedObjectCompatibilityTests.observableMacroIgnoredValue"
    ) { Holder { $0.ignored.toggle() } },
    flag(
      .values, "object in @State", "one", "Parent 2, Flag 3",
      "StateObjectCompatibilityTests.observableMacroTrackedValue"
    ) { Owner { $0.tracked.toggle() } },
    flag(
      .values, "object in @State", "an ignored one", "Parent 1, Flag 2",
      "StateObjectCompatibilityTests.observableMacroIgnoredValue"
    ) { Owner { $0.ignored.toggle() } },
  ]

  /// A scene whose view toggles one Bool when it appears.
  static func flag(
    _ question: Question, _ model: String, _ toggled: String, _ recorded: String, _ test: String,
    view: @escaping @MainActor () -> any View
  ) -> RecordedScene {
    RecordedScene(
      question, "two Bools of a parent's \(model), a child for each; \(toggled) is toggled",
      recorded: recorded, openSwiftUI(test)
    ) { host in
      await host.runs(of: ["Parent", "Flag"]) { host.show(view()) }
    }
  }
}
