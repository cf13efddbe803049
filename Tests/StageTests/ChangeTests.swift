import StageUI
import Testing

struct ChangeTests {
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

  struct TwoActions: View {
    @State private var count = 0
    @State private var log = ""

    var body: some View {
      Button("Add") { count += 1 }
      Text(log)
        .onChange(of: count) { log += "1" }
        .onChange(of: count) { log += "2" }
    }
  }

  @Test func `the actions of one update make one more`() throws {
    let stage = Stage(TwoActions())
    stage.appear()

    try stage.tap("Add")

    #expect(stage.text.hasSuffix("12") || stage.text.hasSuffix("21"))
    #expect(stage.bodies["TwoActions"]?.run == 3)
  }

  struct Choosing: View {
    let log: Log
    @State var chosen: String?

    var body: some View {
      Text(chosen ?? "-")
        .onChange(of: chosen, initial: true) { old, new in
          log.lines.append("\(old ?? "-") → \(new ?? "-")")
        }
      Button("a") { chosen = "a" }
      Button("none") { chosen = nil }
    }
  }

  @Test(arguments: [nil, "b"])
  func `an optional changes from nil and to it, and appears once`(_ chosen: String?) throws {
    let log = Log()
    let stage = Stage(Choosing(log: log, chosen: chosen))
    for _ in 1...2 {
      stage.appear()
      stage.disappear()
    }
    stage.appear()
    let first = chosen ?? "-"
    #expect(log.lines == ["\(first) → \(first)"])

    for name in ["a", "a", "none", "none", "a"] { try stage.tap(name) }
    #expect(log.lines.dropFirst() == ["\(first) → a", "a → -", "- → a"])
  }

  struct Chain: View {
    let last: Int
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) { if count < last { count += 1 } }
      Text("\(count)")
    }
  }

  @Test func `a chain of changes runs to its end`() throws {
    let stage = Stage(Chain(last: 2))
    stage.appear()

    try stage.tap("Add")

    #expect(stage.text == "[Add]\n2")
  }

  @Test func `a chain without an end is an error that names the view`() throws {
    let stage = Stage(Chain(last: .max))
    stage.appear()

    let error = StageError.droppedChange(of: "Int", in: "Chain")
    #expect(throws: error) { try stage.tap("Add") }
    #expect(throws: error) { try stage.tap("Add") }
    #expect(
      stage.text.hasPrefix("✗ the onChange of a value of type Int in Chain has acted 2 times"))
  }

  struct Flicker: View {
    @State private var isOdd = false

    var body: some View {
      if isOdd {
        Text("odd").onAppear { isOdd = false }
      } else {
        Text("even").onAppear { isOdd = true }
      }
    }
  }

  @Test func `an update without an end is an error that names the view`() {
    let stage = Stage(Flicker())
    stage.appear()

    #expect(stage.text.hasPrefix("✗ the body of Flicker ran 100 times in one update"))
    #expect(throws: StageError.endlessUpdate("Flicker")) { try stage.tap("Add") }
  }
}
