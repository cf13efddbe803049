import StageUI
import Testing

/// One thing to do.
struct Todo: Identifiable, Equatable {
  let id: Int
  let title: String
  var isDone = false
}

/// All that a user can do to the list.
enum TodoIntent {
  case toggle(Todo.ID)
  case clearDone
}

/// What the screen shows.
struct TodoList: Equatable {
  private(set) var items: [Todo]

  mutating func handle(_ intent: TodoIntent) {
    switch intent {
    case .toggle(let id):
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone.toggle()
    case .clearDone:
      items.removeAll(where: \.isDone)
    }
  }
}

struct TodoView: View {
  @State private var list: TodoList

  init(_ list: TodoList) { self.list = list }

  var body: some View {
    ForEach(list.items) { todo in
      Button("\(todo.isDone ? "☑" : "☐") \(todo.title)") { list.handle(.toggle(todo.id)) }
    }
    Button("Clear") { list.handle(.clearDone) }
  }
}

struct Chapter0 {
  private let groceries = TodoList(items: [Todo(id: 1, title: "Tea"), Todo(id: 2, title: "Bread")])

  @Test func `a copy keeps what it had`() {
    var list = groceries
    let before = list

    list.handle(.toggle(1))

    #expect(list.items[0].isDone && !before.items[0].isDone)
  }

  @Test func `taps change what the screen shows`() throws {
    let screen = Stage(TodoView(groceries))
    screen.appear()

    try screen.tap("☐ Tea")
    #expect(
      screen.text == """
        [☑ Tea]
        [☐ Bread]
        [Clear]
        """)
    try screen.tap("Clear")
    #expect(screen.text == "[☐ Bread]\n[Clear]")
  }
}
