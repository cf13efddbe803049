// Sources/Exercises/01-OpenArray/Solution/TodoList.swift
/// One thing to do.
struct Todo: Equatable, Identifiable {
  let id: Int
  let title: String
  var isDone = false
}
