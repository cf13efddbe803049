import Observation

#if canImport(StageUI)
  import StageUI
#else
  import SwiftUI
#endif

private struct Count: Equatable {
  /// A new state has a new one.
  var id = 0
  var count = 0
}

@Observable
private final class Store {
  var state: Count
  init(_ state: Count = Count()) { self.state = state }
}

/// Reads its store's count.
private struct Child: View {
  @Bindable var store: Store

  var body: some View {
    let _ = ran("Child")
    Text("\(store.state.count)")
  }
}

/// Reads nothing; the wrapper in it reads the count.
private struct WrappedChild: View {
  let store: Store
  var body: some View { Wrapper { Text("\(store.state.count)") } }
}

/// Reads nothing, and holds two children.
private struct Siblings<First: View, Second: View>: View {
  let first: First
  let second: Second

  var body: some View {
    let _ = ran("Siblings")
    Form {
      Section("Child 1") { first }
      Section("Child 2") { second }
    }
  }
}

@Observable
private final class Flag {
  var isOn = false
}

/// Reads six flags; the two of a pair are one object's.
private struct Flags: View {
  let pairs: (Flag, Flag, Flag)

  var body: some View {
    let _ = ran("Flags")
    Form {
      section("Defaults", pairs.0)
      section("File", pairs.1)
      section("Memory", pairs.2)
    }
  }

  private func section(_ title: String, _ flag: Flag) -> some View {
    Section(title) {
      Text(flag.isOn ? "1: on" : "1: off")
      Text(flag.isOn ? "2: on" : "2: off")
    }
  }
}

extension RecordedScene {
  static let turns = states + flags + siblings

  private static let states = [
    state(.objects, "+ 1, or - 1", test: "testBasics") { $0.state.count += 1 },
    state(
      .objects, "the state is replaced by a new one, with a count of 0", test: "testReset"
    ) { $0.state = Count(id: 1) },
    state(
      .equalWrites, "a change of the state is announced, but nothing changes",
      test: "testCopyIncrementDiscard"
    ) { $0.withMutation(keyPath: \.state) {} },
    state(
      .objects, "a copy of the state is changed and put back", test: "testCopyIncrementSet"
    ) { $0.state = Count(id: $0.state.id, count: $0.state.count + 1) },
    RecordedScene(
      .objects, "a view reads its store's count; + 1, after any of these changes",
      recorded: "Child 1", tca("iOS 17/ObservableBasicsTests.testReset"),
      tca("iOS 17/ObservableBasicsTests.testCopyIncrementDiscard"),
      tca("iOS 17/ObservableBasicsTests.testCopyIncrementSet")
    ) { host in
      let store = Store(Count(count: 1))
      host.show(Child(store: store))
      await host.settle()
      store.state = Count(id: 1)
      await host.settle()
      store.withMutation(keyPath: \.state) {}
      await host.settle()
      store.state = Count(id: 1, count: 1)
      return await host.runs(of: ["Child"]) { store.state.count += 1 }
    },
  ]

  private static func state(
    _ question: Question, _ act: String, test: String,
    change: @escaping @MainActor (Store) -> Void
  ) -> RecordedScene {
    RecordedScene(
      question, "a view reads its store's count, which is 1; \(act)", recorded: "Child 1",
      tca("iOS 17/ObservableBasicsTests.\(test)")
    ) { host in
      let store = Store(Count(count: 1))
      host.show(Child(store: store))
      return await host.runs(of: ["Child"]) { change(store) }
    }
  }

  private static let flags = [
    RecordedScene(
      .objects, "a view reads six flags, two from each of three objects; one object's is set",
      recorded: "Flags 1", tca("iOS 17/ObservableSharedStateTests.testUserDefaults"),
      tca("iOS 17/ObservableSharedStateTests.testFileStorage"),
      tca("iOS 17/ObservableSharedStateTests.testInMemory")
    ) { host in
      let pairs = (Flag(), Flag(), Flag())
      host.show(Flags(pairs: pairs))
      return await host.runs(of: ["Flags"]) { pairs.0.isOn = true }
    },
    RecordedScene(
      .objects, "a view reads six flags, two from each of three objects; a task sets one object's",
      recorded: "Flags 1", tca("iOS 17/ObservableSharedStateTests.testUserDefaults"),
      tca("iOS 17/ObservableSharedStateTests.testFileStorage"),
      tca("iOS 17/ObservableSharedStateTests.testFileStorage_DeleteFileThenMutate")
    ) { host in
      let pairs = (Flag(), Flag(), Flag())
      host.show(Flags(pairs: pairs))
      return await host.runs(of: ["Flags"]) { Task { pairs.1.isOn = true } }
    },
  ]

  private static let siblings = [
    RecordedScene(
      .objects, "two children, the parent reads nothing; one child's count + 1",
      recorded: "Child 1, Siblings 0", tca("iOS 17/ObservableSiblingsTests.testBasics")
    ) { host in
      let (first, second) = (Store(), Store())
      host.show(Siblings(first: Child(store: first), second: Child(store: second)))
      return await host.runs(of: ["Child", "Siblings"]) { first.state.count += 1 }
    },
    RecordedScene(
      .objects, "two children in wrappers; one child's count + 1",
      recorded: "Wrapper 1", tca("iOS 16/SiblingsTests.testBasics")
    ) { await wrapped(on: $0) { first, _ in first.state.count += 1 } },
    RecordedScene(
      .turns, "two children in wrappers; both get a new state",
      recorded: "Wrapper 2", tca("iOS 16/SiblingsTests.testResetAll"),
      tca("iOS 16/SiblingsTests.testResetSelf")
    ) { await wrapped(on: $0, reset) },
    RecordedScene(
      .turns, "two children in wrappers; they exchange their states",
      recorded: "Wrapper 2", tca("iOS 16/SiblingsTests.testResetSwap")
    ) { await wrapped(on: $0) { ($0.state, $1.state) = ($1.state, $0.state) } },
    RecordedScene(
      .objects, "a child in a wrapper and one without; the first one's count + 1",
      recorded: "Wrapper 1, Child 0, Siblings 0", tca("iOS 16+17/NewOldSiblingsTests.testBasics")
    ) { await mixed(on: $0) { first, _ in first.state.count += 1 } },
    RecordedScene(
      .objects, "a child in a wrapper and one without; the second one's count - 1",
      recorded: "Wrapper 0, Child 1, Siblings 0", tca("iOS 16+17/NewOldSiblingsTests.testBasics")
    ) { await mixed(on: $0) { _, second in second.state.count -= 1 } },
    RecordedScene(
      .turns, "a child in a wrapper and one without; both get a new state",
      recorded: "Wrapper 1, Child 1, Siblings 0",
      tca("iOS 16+17/NewOldSiblingsTests.testResetAll"),
      tca("iOS 16+17/NewOldSiblingsTests.testResetSelf")
    ) { await mixed(on: $0, reset) },
  ]

  private static func reset(_ first: Store, _ second: Store) {
    (first.state, second.state) = (Count(id: 3), Count(id: 4))
  }

  private static func wrapped(on host: any Host, _ change: (Store, Store) -> Void) async -> String {
    let (first, second) = (Store(Count(id: 1, count: 1)), Store(Count(id: 2)))
    host.show(Siblings(first: WrappedChild(store: first), second: WrappedChild(store: second)))
    return await host.runs(of: ["Wrapper"]) { change(first, second) }
  }

  private static func mixed(on host: any Host, _ change: (Store, Store) -> Void) async -> String {
    let (first, second) = (Store(Count(id: 1, count: 1)), Store(Count(id: 2)))
    host.show(Siblings(first: WrappedChild(store: first), second: Child(store: second)))
    return await host.runs(of: ["Wrapper", "Child", "Siblings"]) { change(first, second) }
  }
}
