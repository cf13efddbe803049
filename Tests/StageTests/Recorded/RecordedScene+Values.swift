import Observation
import StageUI

@Observable
private final class Model {
  var tracked: Bool
  @ObservationIgnored var ignored = false

  init(tracked: Bool = false) { self.tracked = tracked }
}

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
    child(number).onAppear {
      Task {
        number += 2
        Task { number += 2 }
      }
    }
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
  static let values = [
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
}

extension Stage {
  /// Shows the screen, and returns how often these bodies have run since the stage was made.
  fileprivate func runsOnceShown(of views: String...) async -> String {
    appear()
    await settle()
    return views.map { "\($0) \(bodies[$0]?.run ?? 0)" }.joined(separator: ", ")
  }
}
