#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
  #if canImport(Combine)
    import Combine
  #endif
#endif

// MARK: An object, and children that hold values

private final class Model: ObservableObject {
  @Published var published = false
  var plain = false
}

private struct Observer: View {
  @ObservedObject private var model = Model()
  let onAppear: (Model) -> Void

  var body: some View {
    let _ = ran("Parent")
    flags(model.published, model.plain, of: model, onAppear: onAppear)
  }
}

private struct Owner: View {
  @StateObject private var model = Model()
  let onAppear: (Model) -> Void

  var body: some View {
    let _ = ran("Parent")
    flags(model.published, model.plain, of: model, onAppear: onAppear)
  }
}

// MARK: A store, and wrappers that observe a part of its state

private struct Row: Equatable {
  let id: Int
  var count = 0
}

private final class Store {
  var rows: [Row] { didSet { notify() } }
  var flag: Bool { didSet { notify() } }
  var observers: [() -> Void] = []

  init(rows: [Row], flag: Bool) { (self.rows, self.flag) = (rows, flag) }

  private func notify() { for observer in observers { observer() } }
}

/// Announces a write if its part of the state is another afterwards, and is still there.
private final class ViewStore<Part: Equatable>: ObservableObject {
  @Published private(set) var part: Part?

  init(_ store: Store, _ read: @escaping (Store) -> Part?) {
    part = read(store)
    store.observers.append { [weak self, unowned store] in
      guard let self, let part = read(store), part != self.part else { return }
      self.part = part
    }
  }
}

/// Observes a part of the state through an object of its own, which is new whenever the wrapper is.
private struct Observing<Part: Equatable, Content: View>: View {
  let name: String
  @ObservedObject var viewStore: ViewStore<Part>
  @ViewBuilder let content: (Part) -> Content

  var body: some View {
    let _ = ran(name)
    if let part = viewStore.part { content(part) }
  }
}

/// Declares no object itself; the wrapper in it observes the row's count.
private struct Child: View {
  let store: Store
  let id: Int

  var body: some View {
    Observing(name: "Child", viewStore: ViewStore(store) { $0.rows.first { $0.id == id }?.count }) {
      Text("\($0)")
    }
  }
}

/// What the optional screen's form shows.
private struct FormPart: Equatable {
  let hasChild: Bool
  /// `nil` unless the form reads it.
  let count: Int?

  init(_ store: Store) {
    hasChild = !store.rows.isEmpty
    count = store.flag ? store.rows.first?.count : nil
  }
}

private struct OptionalScreen: View {
  let store: Store

  var body: some View {
    Observing(name: "Form", viewStore: ViewStore(store, FormPart.init)) { shown in
      Form {
        if shown.hasChild { Section { if let count = shown.count { Text("\(count)") } } }
      }
    }
    Observing(name: "Optional", viewStore: ViewStore(store) { !$0.rows.isEmpty }) { hasChild in
      if hasChild { Form { Child(store: store, id: 1) } }
    }
  }
}

private struct EnumScreen: View {
  let store: Store

  var body: some View {
    Form {
      Observing(name: "Tag", viewStore: ViewStore(store) { .some($0.rows.first?.id) }) { tag in
        Section { Text(tag.map { "case \($0)" } ?? "no case") }
      }
      Observing(name: "Optional", viewStore: ViewStore(store) { !$0.rows.isEmpty }) { hasCase in
        if hasCase {
          Observing(name: "Switch", viewStore: ViewStore(store) { $0.rows.first?.id }) { tag in
            switch tag {
            case 1: child(ofCase: 1)
            default: child(ofCase: 2)
            }
          }
        }
      }
    }
  }

  private func child(ofCase id: Int) -> some View {
    let viewStore = ViewStore(store) { $0.rows.first.map { $0.id == id } }
    return Observing(name: "Case", viewStore: viewStore) { isThis in
      if isThis { Section { Child(store: store, id: id) } }
    }
  }
}

private struct ListScreen: View {
  let store: Store

  var body: some View {
    Observing(name: "List", viewStore: ViewStore(store) { .some($0.rows.first?.count) }) { first in
      List {
        Section { if let first { Text("Count: \(first)") } }
        Observing(name: "Rows", viewStore: ViewStore(store) { $0.rows.map(\.id) }) { ids in
          ForEach(ids, id: \.self) { id in
            let _ = ran("content")
            Observing(name: "Row", viewStore: ViewStore(store) { _ in id }) { id in
              Section {
                Child(store: store, id: id)
                Button("Remove") { store.rows.removeAll { $0.id == id } }
              }
            }
          }
        }
      }
    }
  }
}

/// A screen of TCA's, whose scenes count what they have recorded, during the change.
private struct Screen {
  let words: String
  let suite: String
  var rows = [Row(id: 1)]
  let view: @MainActor (Store) -> any View

  func callAsFunction(
    _ act: String, _ recorded: String, _ test: String, rows: [Row]? = nil, flag: Bool = false,
    before: @escaping @MainActor (Store) -> Void = { _ in },
    difference: RecordedScene.Difference? = nil, change: @escaping @MainActor (Store) -> Void
  ) -> RecordedScene {
    RecordedScene(
      .observableObject, "\(words); \(act)", recorded: recorded,
      RecordedScene.tca("iOS 16/\(suite).\(test)"), difference: difference
    ) { host in
      let store = Store(rows: rows ?? self.rows, flag: flag)
      host.show(view(store))
      await host.settle()
      before(store)
      let names = recorded.split(separator: ", ").map { "\($0.prefix { $0 != " " })" }
      return await host.runs(of: names) { change(store) }
    }
  }
}

private let wrapper = Screen(
  words: "a child in a wrapper that observes its count", suite: "BasicsTests"
) { Child(store: $0, id: 1) }

private let optional = Screen(
  words: "a form and an optional child in wrappers side by side", suite: "OptionalTests"
) { OptionalScreen(store: $0) }

private let cases = Screen(
  words: "a child for one of two cases, in three wrappers", suite: "EnumTests"
) { EnumScreen(store: $0) }

private let list = Screen(
  words: "a list, its rows and each row in wrappers", suite: "IdentifiedListTests",
  rows: [Row(id: 1), Row(id: 2)]
) { ListScreen(store: $0) }

extension RecordedScene {
  static let observableObject = flags + screens

  private static let flags = [
    flag(
      .observableObject, "@ObservedObject", "a @Published one", "Parent 2, Flag 3",
      "ObservedObjectCompatibilityTests.observedObjectChangePublishValue"
    ) { Observer { $0.published.toggle() } },
    flag(
      .observableObject, "@ObservedObject", "a plain one", "Parent 1, Flag 2",
      "ObservedObjectCompatibilityTests.observedObjectChangeNonPublishValue"
    ) { Observer { $0.plain.toggle() } },
    flag(
      .observableObject, "@StateObject", "a @Published one", "Parent 2, Flag 3",
      "StateObjectCompatibilityTests.stateObjectChangePublishValue"
    ) { Owner { $0.published.toggle() } },
    flag(
      .observableObject, "@StateObject", "a plain one", "Parent 1, Flag 2",
      "StateObjectCompatibilityTests.stateObjectChangeNonPublishValue"
    ) { Owner { $0.plain.toggle() } },
  ]

  private static let screens =
    optionals + enums + lists + [
      wrapper("+ 1, or - 1", "Child 1", "testBasics") { $0.rows[0].count += 1 }
    ]

  private static let optionals = [
    optional("the child is made", "Form 1, Optional 1, Child 1", "testBasics", rows: []) {
      $0.rows = [Row(id: 1)]
    },
    optional("the child's count + 1", "Form 0, Optional 0, Child 1", "testBasics") {
      $0.rows[0].count += 1
    },
    optional("the form reads it too", "Form 1, Optional 0, Child 0", "testParentObserveChild") {
      $0.flag = true
    },
    optional(
      "+ 1, read by both", "Form 1, Optional 0, Child 1", "testParentObserveChild", flag: true
    ) { $0.rows[0].count += 1 },
  ]

  private static let enums = [
    cases("one is shown", "Tag 1, Optional 1, Switch 1, Case 1, Child 1", "testBasics", rows: []) {
      $0.rows = [Row(id: 1)]
    },
    cases("+ 1 in it", "Tag 0, Optional 0, Switch 0, Case 0, Child 1", "testBasics") {
      $0.rows[0].count += 1
    },
    cases(
      "it is removed", "Tag 1, Optional 1, Switch 0, Case 0, Child 0", "testToggle1On_Toggle1Off"
    ) { $0.rows = [] },
    cases(
      "a task removes it", "Tag 1, Optional 1, Switch 0, Case 0, Child 0", "testDismiss"
    ) { store in Task { store.rows = [] } },
    cases(
      "another replaces it", "Tag 1, Optional 0, Switch 1, Case 2, Child 1",
      "testToggle1On_Toggle2On",
      difference: Difference(
        stage: "Tag 1, Optional 0, Switch 1, Case 1, Child 1",
        reason: "the stage runs no body that the same update removes")
    ) { $0.rows = [Row(id: 2)] },
    cases(
      "it was removed, and is shown again", "Tag 1, Optional 1, Switch 0, Case 0, Child 1",
      "testToggle1On_Increment_Toggle1OffOn", before: { $0.rows = [] },
      difference: Difference(
        stage: "Tag 1, Optional 1, Switch 1, Case 1, Child 1",
        reason: "SwiftUI may have kept the row that was just removed"),
      change: { $0.rows = [Row(id: 1)] }),
  ]

  private static let lists = [
    list(
      "a first row is added", "List 1, Rows 1, content 2, Row 1, Child 1", "testBasics", rows: [],
      difference: Difference(
        stage: "List 1, Rows 1, content 1, Row 1, Child 1",
        reason: "the stage makes a new row's content once")
    ) { $0.rows.append(Row(id: 1)) },
    list(
      "the first of two + 1", "List 1, Rows 1, content 2, Row 2, Child 1",
      "testAddTwoIncrementFirst"
    ) { $0.rows[0].count += 1 },
    list(
      "the second of two + 1", "List 0, Rows 0, content 0, Row 0, Child 1",
      "testAddTwoIncrementSecond"
    ) { $0.rows[1].count += 1 },
  ]
}
