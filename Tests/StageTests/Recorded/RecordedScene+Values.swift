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

  var body: some View {
    let _ = ran("Holder")
    flags(of: model, onAppear: onAppear)
  }
}

private struct Owner: View {
  @State private var model = Model()
  let onAppear: (Model) -> Void

  var body: some View {
    let _ = ran("Owner")
    flags(of: model, onAppear: onAppear)
  }
}

extension RecordedScene {
  static let values = [
    RecordedScene(
      .values, "a child with a number and an object, without ==; the number + 2, and + 2",
      recorded: "Number 3", openSwiftUI("EquatableViewCompatibilityTests.nonEquatable")
    ) { host in
      var number: Binding<Int>?
      return await host.runs(of: "Number") {
        host.show(NumberOwner(log: Log()) { number = $0 })
        for _ in 1...2 {
          await host.settle()
          number?.wrappedValue += 2
        }
      }
    },
    RecordedScene(
      .values, "two children with a Bool of the parent's object each; one Bool is toggled",
      recorded: "Holder 2, Flag 3",
      openSwiftUI("ObservedObjectCompatibilityTests.observableMacroTrackedValue")
    ) { host in
      await host.runs(of: "Holder", "Flag") { host.show(Holder { $0.tracked.toggle() }) }
    },
    RecordedScene(
      .values, "two children with a Bool of the parent's object each; an ignored Bool is toggled",
      recorded: "Holder 1, Flag 2",
      openSwiftUI("ObservedObjectCompatibilityTests.observableMacroIgnoredValue")
    ) { host in
      await host.runs(of: "Holder", "Flag") { host.show(Holder { $0.ignored.toggle() }) }
    },
    RecordedScene(
      .values, "the same with an object in the parent's state; one Bool is toggled",
      recorded: "Owner 2, Flag 3",
      openSwiftUI("StateObjectCompatibilityTests.observableMacroTrackedValue")
    ) { host in
      await host.runs(of: "Owner", "Flag") { host.show(Owner { $0.tracked.toggle() }) }
    },
    RecordedScene(
      .values, "the same with an object in the parent's state; an ignored Bool is toggled",
      recorded: "Owner 1, Flag 2",
      openSwiftUI("StateObjectCompatibilityTests.observableMacroIgnoredValue")
    ) { host in
      await host.runs(of: "Owner", "Flag") { host.show(Owner { $0.ignored.toggle() }) }
    },
  ]
}
