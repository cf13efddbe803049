import StageUI
import Testing

struct StateTests {
  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("Count: \(count)")
      Button("Add") { count += 1 }
    }
  }

  @Test func `a write to state shows`() throws {
    let stage = Stage(Counter())
    stage.appear()
    try stage.tap("Add")
    try stage.tap("Add")
    #expect(
      stage.text == """
        Count: 2
        [Add]
        """)
  }

  struct Switch: View {
    @State private var isOn = false

    var body: some View {
      Toggle("Other", isOn: $isOn)
      if isOn { Counter() } else { Counter() }
    }
  }

  @Test func `each branch of an if has state of its own`() throws {
    let stage = Stage(Switch())
    stage.appear()
    try stage.tap("Add")
    try stage.tap("Other")
    #expect(
      stage.text == """
        [x] Other
        Count: 0
        [Add]
        """)
  }

  struct Parent: View {
    @State private var title = "a"

    var body: some View {
      TextField("Title", text: $title)
      Counter()
    }
  }

  @Test func `state survives a change of the view around it`() throws {
    let stage = Stage(Parent())
    stage.appear()
    try stage.tap("Add")
    try stage.type("b", into: "Title")
    #expect(
      stage.text == """
        Title ‹b›
        Count: 1
        [Add]
        """)
  }

  struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .accessibilityIdentifier(name)
    }
  }

  struct Rows: View {
    @State private var names = ["a", "b", "c"]

    var body: some View {
      ForEach(names, id: \.self) { Row(name: $0) }
      Button("Turn") { names.reverse() }
      Button("Drop") { names.removeAll { $0 == "b" } }
      Button("Add") { names.append("b") }
    }
  }

  @Test func `a row keeps its state when it moves`() throws {
    let stage = Stage(Rows())
    stage.appear()
    try stage.tap("a")
    try stage.tap("Turn")
    #expect(stage.text.hasPrefix("[c 0]\n[b 0]\n[a 1]"))
    #expect(stage.bodies["Rows"] == BodyCount(run: 2, changed: 2))
  }

  @Test func `a row that was removed and added starts anew`() throws {
    let stage = Stage(Rows())
    stage.appear()
    try stage.tap("b")
    try stage.tap("Drop")
    try stage.tap("Add")
    #expect(stage.text.hasPrefix("[a 0]\n[c 0]\n[b 0]"))
  }

  struct Person: Identifiable {
    let id: Int
    var name: String
  }

  struct People: View {
    @State private var people = [Person(id: 1, name: "a"), Person(id: 2, name: "b")]

    var body: some View {
      List(people) { Row(name: $0.name) }
      Button("Turn") { people.reverse() }
      Button("Insert") { people.insert(Person(id: people.count + 1, name: "new"), at: 0) }
      Button("Rename") { people[0].name = "z" }
    }
  }

  @Test func `a row keeps its state by its element's id`() throws {
    let stage = Stage(People())
    stage.appear()
    try stage.tap("a")
    try stage.tap("a")
    try stage.tap("Turn")
    try stage.tap("Insert")
    #expect(stage.text.hasPrefix("[new 0]\n[b 0]\n[a 2]\n"))
    try stage.tap("Turn")
    try stage.tap("b")
    try stage.tap("Rename")
    #expect(stage.text.hasPrefix("[z 2]\n[b 1]\n[new 0]\n"))
    #expect(stage.bodies["People"]?.run == 5)
  }
}
