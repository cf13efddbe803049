import Observation

#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

@Observable
private final class Counter: Identifiable {
  var count = 0
  var flag: Bool
  init(flag: Bool = false) { self.flag = flag }
}

/// Reads its object's count.
private struct Child: View {
  @Bindable var counter: Counter

  var body: some View {
    let _ = ran("Child")
    Text("\(counter.count)")
  }
}

/// Reads nothing; the wrapper in it reads the count.
private struct WrappedChild: View {
  let counter: Counter
  var body: some View { Wrapper { Text("\(counter.count)") } }
}

/// Reads its own count, and the child's if its flag is set; holds the child's object.
private struct Parent: View {
  let own: Counter
  let child: Counter

  var body: some View {
    let _ = ran("Parent")
    Form {
      Section("Own") { Text("\(own.count)") }
      if own.flag { Text("Child count: \(child.count)") }
      Section("Child") { WrappedChild(counter: child) }
    }
  }
}

/// The wrapper in it reads both counts, and holds the child's object.
private struct WrappedParent: View {
  let own: Counter
  let child: Counter

  var body: some View {
    Wrapper {
      let (count, childCount) = (own.count, child.count)
      Form {
        Section("Own") { Text("\(count)") }
        if own.flag { Text("Child count: \(childCount)") }
        Section("Child") { Child(counter: child) }
      }
    }
  }
}

@Observable
private final class Model {
  var child: Counter?
  var flag = false
  var rows: [Counter] = []
}

/// Reads whether there is a child, and the child's count if its flag is set.
private struct Owner: View {
  let model: Model

  var body: some View {
    let _ = ran("Owner")
    Form {
      if model.child != nil {
        Section { if model.flag { Text("Count: \(model.child?.count ?? 0)") } }
      }
    }
    if let child = model.child { Form { Child(counter: child) } }
  }
}

/// Reads the rows, and the first row's count; counts how often it makes a row's content.
private struct Rows: View {
  let model: Model

  var body: some View {
    let _ = ran("Rows")
    List {
      Section { if let first = model.rows.first { Text("Count: \(first.count)") } }
      ForEach(model.rows) { counter in
        let _ = ran("content")
        Section {
          Child(counter: counter)
          Button("Remove") { model.rows.removeAll { $0 === counter } }
        }
      }
    }
  }
}

extension RecordedScene {
  static let objects = lists + optionals + parents

  private static let lists = [
    rows(
      0, "testBasics", "a first row is added", "Child 1, Rows 1, content 2",
      difference: Difference(
        stage: "Child 1, Rows 1, content 1", reason: "the stage makes a new row's content once")
    ) { $0.rows.append(Counter()) },
    rows(2, "testAddTwoIncrementFirst", "the first of two + 1", "Child 1, Rows 1, content 2") {
      $0.rows[0].count += 1
    },
    rows(2, "testAddTwoIncrementSecond", "the second of two + 1", "Child 1, Rows 0, content 0") {
      $0.rows[1].count += 1
    },
  ]

  private static func rows(
    _ count: Int, _ test: String, _ act: String, _ recorded: String, difference: Difference? = nil,
    change: @escaping @MainActor (Model) -> Void
  ) -> RecordedScene {
    RecordedScene(
      .objects, "a list reads its first row's count, each row its own; \(act)",
      recorded: recorded, tca("iOS 17/ObservableIdentifiedListTests.\(test)"),
      difference: difference
    ) { host in
      let model = Model()
      model.rows = (0..<count).map { _ in Counter() }
      host.show(Rows(model: model))
      return await host.runs(of: ["Child", "Rows", "content"]) { change(model) }
    }
  }

  private static let optionals = [
    optional("testBasics", "the child is made", "Child 1, Owner 1", hasChild: false) {
      $0.child = Counter()
    },
    optional("testBasics", "the child's count + 1", "Child 1, Owner 0") { $0.child?.count += 1 },
    optional("testParentObserveChild", "the parent reads it too", "Child 0, Owner 1") {
      $0.flag = true
    },
    optional("testParentObserveChild", "+ 1, read by both", "Child 1, Owner 1", flag: true) {
      $0.child?.count += 1
    },
  ]

  private static func optional(
    _ test: String, _ act: String, _ recorded: String, hasChild: Bool = true, flag: Bool = false,
    change: @escaping @MainActor (Model) -> Void
  ) -> RecordedScene {
    RecordedScene(
      .objects, "a parent shows a child, which reads its count, if there is an object; \(act)",
      recorded: recorded, tca("iOS 17/ObservableOptionalTests.\(test)")
    ) { host in
      let model = Model()
      (model.child, model.flag) = (hasChild ? Counter() : nil, flag)
      host.show(Owner(model: model))
      return await host.runs(of: ["Child", "Owner"]) { change(model) }
    }
  }

  private static let parents = [
    parent("testIncrementDecrement", "its count + 1", "Parent 1, Wrapper 0") { own, _ in
      own.count += 1
    },
    parent("testIncrementDecrement", "the child's - 1", "Parent 0, Wrapper 1") { _, child in
      child.count -= 1
    },
    parent("testObserveChildCount", "it begins to read both", "Parent 1, Wrapper 0") {
      own, _ in own.flag = true
    },
    parent(
      "testIncrementChild_ObservingChildCount", "the child's count + 1, read by both",
      "Parent 1, Wrapper 1", flag: true
    ) { _, child in child.count += 1 },
    wrapped("testIncrementDecrement", "its count + 1", "Wrapper 1, Child 0") { own, _ in
      own.count += 1
    },
    wrapped("testIncrementDecrement", "the child's - 1", "Wrapper 1, Child 1") { _, child in
      child.count -= 1
    },
    wrapped("testObserveChildCount", "its flag on", "Wrapper 1, Child 0") {
      own, _ in own.flag = true
    },
    wrapped(
      "testIncrementChild_ObservingChildCount", "the child's count + 1, with the flag on",
      "Wrapper 1, Child 1", flag: true
    ) { _, child in child.count += 1 },
  ]

  private static func parent(
    _ test: String, _ act: String, _ recorded: String, flag: Bool = false,
    perform: @escaping @MainActor (Counter, Counter) -> Void
  ) -> RecordedScene {
    RecordedScene(
      .objects, "a parent reads its count, a wrapper in its child reads the child's; \(act)",
      recorded: recorded, tca("iOS 16+17/NewContainsOldTests.\(test)")
    ) { host in
      let (own, child) = (Counter(flag: flag), Counter())
      host.show(Parent(own: own, child: child))
      return await host.runs(of: ["Parent", "Wrapper"]) { perform(own, child) }
    }
  }

  private static func wrapped(
    _ test: String, _ act: String, _ recorded: String, flag: Bool = false,
    perform: @escaping @MainActor (Counter, Counter) -> Void
  ) -> RecordedScene {
    RecordedScene(
      .objects, "a parent in a wrapper reads its count and the child's, the child its own; \(act)",
      recorded: recorded, tca("iOS 16+17/OldContainsNewTests.\(test)")
    ) { host in
      let (own, child) = (Counter(flag: flag), Counter())
      host.show(WrappedParent(own: own, child: child))
      return await host.runs(of: ["Wrapper", "Child"]) { perform(own, child) }
    }
  }
}
