import Observation

#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

/// An object whose number of changes is observed, and whose message is not.
@Observable
private final class Store {
  struct Value: Equatable {
    var message = "X"
    var changes = 0
  }

  private(set) var changes = 0
  @ObservationIgnored private(set) var value = Value()
  var message: String { value.message }

  func change() {
    value.message += "X"
    value.changes += 1
    changes += 1
  }
}

/// An object and another value, for a closure to capture both at once.
private struct Pair<Value> {
  let store: Store
  let value: Value
  var message: String { store.message }
}

/// Runs at each change, and makes its child anew.
private struct Parent<Child: View>: View {
  let store: Store
  let child: (Store) -> Child

  var body: some View {
    let _ = ran("Parent")
    Text("\(store.changes)")
    child(store)
  }
}

private struct Child: View {
  let text: () -> String

  var body: some View {
    let _ = ran("Child")
    Text(text())
  }
}

private struct TextChild: View {
  @ViewBuilder let content: () -> Text

  var body: some View {
    let _ = ran("TextChild")
    content()
  }
}

private struct TitledChild: View {
  let title: String
  let text: () -> String

  var body: some View {
    let _ = ran("TitledChild")
    Text(text())
  }
}

private struct GenericChild<Content: View>: View {
  @ViewBuilder let content: () -> Content

  var body: some View {
    let _ = ran("GenericChild")
    content()
  }
}

/// One of the nine children, in two scenes: whether it ran at change 1, and at changes 2 to 5.
private func child<Child: View>(
  _ name: String, _ what: String, ranAtFirst: Bool, ranLater: Bool, differsAtFirst: String? = nil,
  differsLater: String? = nil, make: @escaping (Store) -> Child
) -> [RecordedScene] {
  func scene(
    _ when: String, after: Int, changes: Int, ran: Bool, _ differs: String?
  ) -> RecordedScene {
    RecordedScene(
      .closures, "\(what); \(when)", recorded: "\(name) \(ran ? changes : 0), Parent \(changes)",
      RecordedScene.swiftUIBodies,
      difference: differs.map { .init(stage: "\(name) 0, Parent \(changes)", reason: $0) }
    ) { host in
      let store = Store()
      host.show(Parent(store: store, child: make))
      for _ in 0..<after {
        await host.settle()
        store.change()
      }
      return await host.runs(of: [name, "Parent"]) {
        for _ in 0..<changes {
          store.change()
          await host.settle()
        }
      }
    }
  }
  return [
    scene("change 1", after: 0, changes: 1, ran: ranAtFirst, differsAtFirst),
    scene("changes 2 to 5", after: 1, changes: 4, ran: ranLater, differsLater),
  ]
}

extension RecordedScene {
  /// Children that observe nothing, in a body that runs at each change of one and the same object.
  static let closures = [
    child("Child", "a closure over the object", ranAtFirst: false, ranLater: false) { store in
      Child { store.message }
    },
    child(
      "Child", "a closure over a struct of the object and an unchanged Int",
      ranAtFirst: true, ranLater: false,
      differsAtFirst: "the first comparison may come before SwiftUI knows the captures' layout"
    ) { store in
      let pair = Pair(store: store, value: 0)
      return Child { pair.message }
    },
    child(
      "Child", "a closure over the object, which reads a field of its value", ranAtFirst: false,
      ranLater: false
    ) { store in
      Child { store.value.message }
    },
    child(
      "TextChild", "a closure over the object, which returns a Text", ranAtFirst: false,
      ranLater: false
    ) { store in
      TextChild { Text(store.message) }
    },
    child(
      "Child", "a closure over a struct of changed values", ranAtFirst: true, ranLater: true
    ) { store in
      let value = store.value
      return Child { value.message }
    },
    child(
      "Child", "a closure over a struct of the object and a changed String", ranAtFirst: true,
      ranLater: true
    ) { store in
      let pair = Pair(store: store, value: store.message)
      return Child { pair.message }
    },
    // Two of the nine.
    child(
      "TitledChild", "a changed String, and a closure over the object", ranAtFirst: true,
      ranLater: true
    ) { store in
      TitledChild(title: store.message) { store.message }
    },
    child(
      "GenericChild", "a closure over the object, which returns the view's generic content",
      ranAtFirst: true, ranLater: true, differsAtFirst: conversion, differsLater: conversion
    ) { store in
      GenericChild { Text(store.message) }
    },
  ].flatMap { $0 }

  private static let conversion =
    "Swift 5.5 may have wrapped the closure in another, to return a value of a generic type"
}
