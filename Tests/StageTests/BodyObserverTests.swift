import Observation
import StageUI
import Testing

struct BodyObserverTests {
  /// Writes down what it hears; bodies go by the type of their view.
  final class Observer: StageObserver, BodyObserver {
    var heard: [String] = []
    private var names: [BodyRun.ID: String] = [:]

    var bodyObserver: (any BodyObserver)? { self }

    func stagePerforms(_ act: String, perform: () -> Void) {
      heard = []
      perform()
    }

    func stageMadeState<Value>(
      _ name: String, read: @escaping () -> Value
    ) -> (any StateObserver)? { nil }

    func stageInvalidates(_ body: BodyRun.ID) { heard.append("invalid \(names[body] ?? "?")") }

    func stageRan(_ run: BodyRun) {
      names[run.body] = "\(run.view)"
      let parent = run.parent.map { " in \(names[$0] ?? "?")" } ?? ""
      heard.append("\(run.view)\(parent): \(run.trigger)\(run.changedScreen ? ", changed" : "")")
    }
  }

  /// A view with a closure, which equals no other.
  struct Row: View {
    let name: String
    let onTap: @MainActor () -> Void
    var body: some View { Button(name, action: onTap) }
  }

  struct EqualRow: View {
    let name: String
    var body: some View { Text(name) }
  }

  struct Screen: View {
    @State private var title = "a"
    @State private var rows = 1

    var body: some View {
      VStack {
        TextField("Title", text: $title)
        Button("Add \(title)") { rows += 1 }.accessibilityIdentifier("add")
        EqualRow(name: "equal")
        ForEach(1...rows, id: \.self) { row in Row(name: "\(row)") {} }
      }
    }
  }

  @Test func `a screen's first bodies run as it is made`() {
    let observer = Observer()

    let stage = Stage(Screen(), observer: observer)

    #expect(
      observer.heard == [
        "Screen: newScreen, changed", "EqualRow in Screen: newScreen, changed",
        "Row in Screen: newScreen, changed",
      ])
    withExtendedLifetime(stage) {}
  }

  @Test func `a write runs the body that read it, but no equal row inside`() throws {
    let observer = Observer()
    let stage = Stage(Screen(), closures: .neverEqual, observer: observer)
    stage.appear()

    try stage.type("b", into: "Title")
    #expect(
      observer.heard == ["invalid Screen", "Screen: write, changed", "Row in Screen: parent"])

    try stage.tap("add")
    #expect(
      observer.heard == [
        "invalid Screen", "Screen: write, changed", "Row in Screen: parent",
        "Row in Screen: newView, changed",
      ])
  }

  @Test func `an observer asks for bodies or hears none`() {
    final class Deaf: StageObserver {
      func stagePerforms(_ act: String, perform: () -> Void) { perform() }
      func stageMadeState<Value>(
        _ name: String, read: @escaping () -> Value
      ) -> (any StateObserver)? { nil }
    }

    #expect(Deaf().bodyObserver == nil)
  }
}
