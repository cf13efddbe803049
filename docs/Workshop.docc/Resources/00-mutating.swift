// Sources/Exercises/01-OpenArray/Solution/TodoList.swift
struct TodoList {
  private(set) var items: [Todo] = []
  // …
  mutating func handle(_ intent: Intent) {
