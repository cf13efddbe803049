// Sources/Exercises/01-OpenArray/WrongTurns/keepsTheArrayToItself/TodoList.swift
/// The state of a to-do list.
struct TodoList {
  var items: [Todo] = []

  /// How many todos are not done.
  var openCount: Int { items.count { !$0.isDone } }

  mutating func handle(_ intent: Intent) {
