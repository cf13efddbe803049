import Observation
import StageUI
import Testing

struct ActTests {
  struct Screen: View {
    @State private var name = "Ada"
    @State private var isAsking = false
    @State private var log = "-"

    var body: some View {
      VStack {
        Text(log)
        TextField("Name", text: $name)
        HStack {
          Button("Ask") { isAsking = true }
          Button("Off") {}.disabled(true).accessibilityIdentifier("off")
          Button("Twice") {}
          Button("Twice") {}
        }
      }
      .alert("Sure?", isPresented: $isAsking) {
        Button("Yes", role: .destructive) { log = "yes" }
        Button("No", role: .cancel) {}
      } message: {
        Text("It cannot be undone.")
      }
      .navigationTitle("Acts")
    }
  }

  @Test func `an alert covers the screen until a button is tapped`() throws {
    let stage = Stage(Screen())
    stage.appear()
    try stage.tap("Ask")
    #expect(
      stage.text == """
        ═══ Acts ═══
        -
        Name ‹Ada›
        [Ask]  (Off)  [Twice]  [Twice]
        ┌ Sure?
        │ It cannot be undone.
        │ [Yes]  [No]
        """)
    #expect(throws: StageError.covered("button or toggle \"Ask\"", by: "the alert \"Sure?\"")) {
      try stage.tap("Ask")
    }

    try stage.tap("Yes")
    #expect(
      stage.text == """
        ═══ Acts ═══
        yes
        Name ‹Ada›
        [Ask]  (Off)  [Twice]  [Twice]
        """)
  }

  struct Asking: View {
    let log: Log
    @State private var isAsking = true

    var body: some View {
      Text(isAsking ? "open" : "closed")
        .alert("Sure?", isPresented: $isAsking) {
          Button("Yes") { log.lines.append(isAsking ? "acted while open" : "acted when closed") }
        }
    }
  }

  @Test func `a button of an alert acts, then the alert closes`() throws {
    let log = Log()
    let stage = Stage(Asking(log: log))
    stage.appear()

    try stage.tap("Yes")

    #expect(log.lines == ["acted while open"])
    #expect(stage.text == "closed")
  }

  @Test func `an element that cannot be acted on is an error`() throws {
    let stage = Stage(Screen())
    #expect(throws: StageError.notOnScreen("button or toggle \"Ask\"")) { try stage.tap("Ask") }
    stage.appear()
    #expect(throws: StageError.disabled("button or toggle \"off\"")) { try stage.tap("off") }
    #expect(throws: StageError.ambiguous("button or toggle \"Twice\"", count: 2)) {
      try stage.tap("Twice")
    }
    #expect(throws: StageError.notRefreshable) { try stage.refresh() }
    let error = #expect(throws: StageError.self) { try stage.tap("Save") }
    #expect(
      error?.description == """
        there is no button or toggle "Save" on the screen; there is: field "Name"; \
        button "Ask"; button "off" (Off), disabled; button "Twice"; button "Twice"
        """)

    try stage.tap("Ask")
    stage.disappear()
    #expect(throws: StageError.notOnScreen("button or toggle \"Yes\"")) { try stage.tap("Yes") }
  }

  final class Observer: StageObserver {
    var events: [String] = []

    func stagePerforms(_ act: String, perform: () -> Void) {
      events.append(act)
      perform()
    }

    func stageMadeState<Value>(
      _ name: String, read: @escaping () -> Value
    ) -> (any StateObserver)? {
      let value = withObservationTracking(read) { Issue.record("it observes what it reads") }
      events.append("\(name) = \(value)")
      return nil
    }
  }

  @Test func `an observer gets every act and every state`() throws {
    let observer = Observer()
    let stage = Stage(Screen(), observer: observer)
    stage.appear()
    try stage.type("Grace", into: "Name")
    #expect(
      observer.events == [
        "Screen.name = Ada", "Screen.isAsking = false", "Screen.log = -", "appear",
        "type \"Grace\" into Name",
      ])
  }
}
