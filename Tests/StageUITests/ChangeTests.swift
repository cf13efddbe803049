import StageUI
import Testing

struct ChangeTests {
  final class Log {
    var lines: [String] = []
  }

  struct Watching: View {
    let log: Log
    @State private var count = 0
    @State private var title = ""

    var body: some View {
      Button("Add") { count += 1 }
      TextField("Title", text: $title)
        .onChange(of: count) { old, new in log.lines.append("\(old) → \(new)") }
        .onChange(of: count, initial: true) { log.lines.append("changed") }
        .onChange(of: count) { title = "\(count)" }
    }
  }

  @Test func `onChange runs after the update, and only on a change`() throws {
    let log = Log()
    let stage = Stage(Watching(log: log))
    #expect(log.lines == [])
    stage.appear()
    #expect(log.lines == ["changed"])

    try stage.type("x", into: "Title")
    #expect(log.lines == ["changed"])

    try stage.tap("Add")
    #expect(log.lines.dropFirst().sorted() == ["0 → 1", "changed"])
    #expect(stage.text == "[Add]\nTitle ‹1›")
  }

  struct Searching: View {
    let log: Log
    let values: AsyncStream<Int>
    @State private var query = "a"

    var body: some View {
      TextField("Query", text: $query)
        .task(id: query) {
          log.lines.append("started \(query)")
          for await _ in values {}
          log.lines.append("ended \(query)")
        }
    }
  }

  @Test func `a task restarts when its id changes`() async throws {
    let (log, source) = (Log(), AsyncStream.makeStream(of: Int.self))
    let stage = Stage(Searching(log: log, values: source.stream))
    stage.appear()
    await stage.settle()
    try stage.type("a", into: "Query")
    await stage.settle()
    #expect(log.lines == ["started a"])

    try stage.type("b", into: "Query")
    await stage.settle()
    #expect(log.lines.contains("started b"))
    #expect(log.lines.count { $0.hasPrefix("ended") } >= 1)
  }

  struct Closing: View {
    @Environment(\.dismiss) private var dismiss
    @State private var isAsking = false

    var body: some View {
      Button("Back") { isAsking = true }
        .confirmationDialog("Leave?", isPresented: $isAsking, titleVisibility: .visible) {
          Button("Discard", role: .destructive) { dismiss() }
          Button("Stay", role: .cancel) {}
        } message: {
          Text("Edits are lost.")
        }
    }
  }

  @Test func `a dialog is answered, and dismissing reaches the stage`() throws {
    var dismissals = 0
    let stage = Stage(Closing(), onDismiss: { dismissals += 1 })
    stage.appear()
    try stage.tap("Back")
    #expect(
      stage.text == """
        [Back]
        ┌ Leave?
        │ Edits are lost.
        │ [Discard]  [Stay]
        """)
    try stage.tap("Stay")
    #expect(dismissals == 0)

    try stage.tap("Back")
    try stage.tap("Discard")
    #expect(dismissals == 1)
    #expect(stage.text == "[Back]")
  }

  struct Choosing: View {
    let log: Log
    @State private var chosen: String?

    var body: some View {
      Text(chosen ?? "-")
        .onChange(of: chosen) { old, new in log.lines.append("\(old ?? "-") → \(new ?? "-")") }
      Button("a") { chosen = "a" }
      Button("none") { chosen = nil }
    }
  }

  @Test func `onChange distinguishes an optional from nil`() throws {
    let log = Log()
    let stage = Stage(Choosing(log: log))
    stage.appear()
    for name in ["a", "a", "none", "none", "a"] { try stage.tap(name) }
    #expect(log.lines == ["- → a", "a → -", "- → a"])
  }

  struct Greeting: View {
    let log: Log
    let name: String?
    @State private var count = 1

    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count, initial: true) { old, new in log.lines.append("\(old) → \(new)") }
        .onChange(of: name, initial: true) { old, new in log.lines.append("\(name ?? "-")") }
    }
  }

  @Test(arguments: [nil, "Ada"])
  func `initial onChange runs once, on the first appearance`(_ name: String?) throws {
    let log = Log()
    let stage = Stage(Greeting(log: log, name: name))
    stage.appear()
    #expect(log.lines.sorted() == [name ?? "-", "1 → 1"].sorted())
    try stage.tap("Add")
    stage.disappear()
    stage.appear()
    #expect(log.lines.dropFirst(2) == ["1 → 2"])
  }
}
