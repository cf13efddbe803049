// Sources/Exercises/01-OpenArray/Solution/TodoList.swift
switch intent {
case .add(let title):
  let id = (items.last?.id ?? 0) + 1
  items.append(Todo(id: id, title: title))
case .toggle(let id):
  guard let index = items.firstIndex(where: { $0.id == id }) else { return }
  items[index].isDone.toggle()
}
