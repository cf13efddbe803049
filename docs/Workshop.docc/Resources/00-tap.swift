// Sources/Exercises/02-EmptyTest/Start/TodoView.swift
ForEach(list.items) { todo in
  Button("\(todo.isDone ? "●" : "○") \(todo.title)") { list.handle(.toggle(todo.id)) }
}
