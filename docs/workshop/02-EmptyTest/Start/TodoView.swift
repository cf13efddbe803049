import StageUI

/// A to-do list, loaded when it appears.
struct TodoView: View {
  let load: @MainActor () async -> [Todo]
  @State private var list = TodoList()

  var body: some View {
    VStack {
      ForEach(list.items) { todo in
        Button("\(todo.isDone ? "●" : "○") \(todo.title)") { list.handle(.toggle(todo.id)) }
      }
      Text("\(list.openCount) to do")
    }
    .task { list = TodoList(items: await load()) }
  }
}
