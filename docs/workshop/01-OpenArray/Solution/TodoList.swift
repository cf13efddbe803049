/// One thing to do.
struct Todo: Equatable, Identifiable {
  let id: Int
  let title: String
  var isDone = false
}

/// A user action.
enum Intent {
  case add(String)
  case toggle(Todo.ID)
}

/// The state of a to-do list: readable by all, changed by its own methods.
struct TodoList {
  private(set) var items: [Todo] = []

  /// How many todos are not done.
  var openCount: Int { items.count { !$0.isDone } }

  mutating func handle(_ intent: Intent) {
    switch intent {
    case .add(let title):
      let id = (items.last?.id ?? 0) + 1
      items.append(Todo(id: id, title: title))
    case .toggle(let id):
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone.toggle()
    }
  }
}
