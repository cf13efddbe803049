/// One thing to do.
struct Todo: Equatable, Identifiable {
  let id: Int
  let title: String
  let isDone: Bool
}

/// A user action.
enum Intent {
  case add(String)
  case toggle(Todo.ID)
}

/// The state of a to-do list. State is immutable, so every property is a `let`.
struct TodoList {
  let items: [Todo] = []

  /// How many todos are not done.
  var openCount: Int { items.count { !$0.isDone } }

  func handle(_ intent: Intent) {
    switch intent {
    case .add(let title):
      let id = (items.last?.id ?? 0) + 1
      items.append(Todo(id: id, title: title, isDone: false))
    case .toggle(let id):
      guard let index = items.firstIndex(where: { $0.id == id }) else { return }
      items[index].isDone.toggle()
    }
  }
}
