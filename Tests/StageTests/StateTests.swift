import Observation
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

  struct Parent: View {
    @State private var title = "a"

    var body: some View {
      TextField("Title", text: $title)
      Row(name: "first")
      if title.isEmpty { Row(name: "second") } else { Row(name: "second") }
    }
  }

  @Test func `state survives a change around it, but not of branch`() throws {
    let stage = Stage(Parent())
    stage.appear()
    try stage.tap("first")
    try stage.tap("second")
    try stage.type("b", into: "Title")
    #expect(stage.text == "Title ‹b›\n[first 1]\n[second 1]")
    try stage.type("", into: "Title")
    #expect(stage.text == "Title ‹›\n[first 1]\n[second 0]")
  }

  struct Row: View {
    let name: String
    @State private var taps = 0

    var body: some View {
      Button("\(name) \(taps)") { taps += 1 }
        .accessibilityIdentifier(name)
    }
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
      Button("Drop") { people.removeAll { $0.id == 2 } }
      Button("Add") { people.append(Person(id: 2, name: "b")) }
    }
  }

  @Test func `a row keeps its state by its element's id, until removed`() throws {
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
    #expect(stage.bodies["People"] == BodyCount(run: 5, changed: 4))

    try stage.tap("Drop")
    try stage.tap("Add")
    #expect(stage.text.hasPrefix("[z 2]\n[new 0]\n[b 0]\n"))
  }

  struct Setting: View {
    struct Plain {
      var count = 1
      var action = {}
    }

    /// Plain bits with an `==` of their own.
    struct Rounded: Equatable {
      var value = 1.0
      static func == (one: Rounded, other: Rounded) -> Bool {
        one.value.rounded() == other.value.rounded()
      }
    }

    @State private var count = 1
    @State private var rounded = Rounded()
    @State private var optional: Int?
    @State private var plain = Plain()

    var body: some View {
      Text("\(count) \(optional ?? 0) \(plain.count) \(rounded.value)")
      Button("Same") { (count, optional, rounded.value) = (1, nil, 1.1) }
      Button("Plain") { plain.count = 1 }
      Button("New") { (count, optional) = (2, 2) }
    }
  }

  @Test func `a write of an equal value runs no body; an unknown equality runs it`() throws {
    let stage = Stage(Setting(), closures: .neverEqual)
    stage.appear()

    try stage.tap("Same")
    #expect(stage.bodies["Setting"]?.run == 1)
    try stage.tap("Plain")
    #expect(stage.bodies["Setting"]?.run == 2)
    try stage.tap("New")
    #expect(stage.text.hasPrefix("2 2 1 1.0\n"))
  }
}

/// The release of a value that has been replaced.
struct ReleaseTests {
  final class Value {}

  final class Log {
    weak var replaced: Value?
    var wasAlive = false
  }

  struct Owner: View {
    let log: Log
    @State private var value = Value()

    var body: some View {
      Button("Replace") {
        log.replaced = value
        value = Value()
        log.wasAlive = log.replaced != nil
      }
      Text("\(ObjectIdentifier(value).hashValue)")
    }
  }

  @Test func `a replaced value lives until the body has run again`() throws {
    let log = Log()
    let stage = Stage(Owner(log: log))
    stage.appear()
    // The view itself keeps the first value.
    try stage.tap("Replace")

    try stage.tap("Replace")

    #expect(log.wasAlive)
    #expect(log.replaced == nil)
  }
}

/// The owner of an object while the views around it are recreated.
struct OwnershipTests {
  @Observable
  final class Counter {
    var count = 0
  }

  struct CounterView: View {
    let counter: Counter
    var body: some View { Button("\(counter.count)") { counter.count += 1 } }
  }

  struct Owner: View {
    @State private var counter = Counter()
    var body: some View { CounterView(counter: counter).accessibilityIdentifier("owned") }
  }

  struct Parent: View {
    @State private var redraws = 0

    var body: some View {
      Button("Redraw \(redraws)") { redraws += 1 }.accessibilityIdentifier("redraw")
      Owner()
      CounterView(counter: Counter()).accessibilityIdentifier("made in the body")
    }
  }

  private func shown(tapping name: String) throws -> String {
    let stage = Stage(Parent())
    stage.appear()
    try stage.tap(name)
    #expect(stage.text.contains("[1]"))
    try stage.tap("redraw")
    return stage.text
  }

  @Test func `an object in @State survives a redraw of its parent`() throws {
    #expect(try shown(tapping: "owned") == "[Redraw 1]\n[1]\n[0]")
  }

  @Test func `an object made in a body is lost with the redraw`() throws {
    #expect(try shown(tapping: "made in the body") == "[Redraw 1]\n[0]\n[0]")
  }
}
