// Sources/Exercises/01-OpenArray/Solution/TodoList.swift
struct Todo: Equatable, Identifiable {
  let id: Int
  let title: String
  var isDone = false
}
// …
struct TodoList {
  private(set) var items: [Todo] = []
