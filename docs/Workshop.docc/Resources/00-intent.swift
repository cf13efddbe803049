// Sources/Exercises/01-OpenArray/Solution/TodoList.swift
/// An act of the user.
enum Intent {
  case add(String)
  case toggle(Todo.ID)
}
