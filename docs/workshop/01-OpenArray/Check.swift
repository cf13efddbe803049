import Testing

@testable import OpenArray

@Suite struct Check {
  @Test("an added todo is in the list")
  func addsATodo() {
    var list = TodoList()

    list.handle(.add("Bake bread"))
    list.handle(.add("Sweep the floor"))

    #expect(
      list.items.map(\.title) == ["Bake bread", "Sweep the floor"],
      "After two `add`s the list does not hold both todos. What happened to `items` at each?")
  }

  @Test("toggling changes the todo in the list")
  func togglesTheTodoInTheList() {
    var list = TodoList()
    list.handle(.add("Bake bread"))

    for todo in list.items { list.handle(.toggle(todo.id)) }

    #expect(
      list.openCount == 0,
      """
      The todo was toggled and is still open. A todo taken out of an array is a copy; how does \
      the change get back into the list?
      """)
  }

  @Test("only the list writes its array")
  func keepsTheArrayToItself() {
    let canWrite = isWritable(\TodoList.items)

    #expect(
      !canWrite,
      """
      It compiles, and now any code can write `list.items = []`, past `handle`. How can others read \
      the array while only the list writes it?
      """)
  }

  @Test("a copy of the list keeps its todos")
  func isAValue() {
    var list = TodoList()
    list.handle(.add("Bake bread"))
    let before = list

    list.handle(.add("Sweep the floor"))
    for todo in list.items { list.handle(.toggle(todo.id)) }

    #expect(
      before.items.count == 1 && before.openCount == 1,
      """
      Changing one list changed a copy made before it, so the list is no longer a value. Which \
      keyword gives every owner the same object?
      """)
  }

  // The compiler picks the first only if this file may write the array, as any other file may.
  private func isWritable(_: WritableKeyPath<TodoList, [Todo]>) -> Bool { true }
  private func isWritable(_: KeyPath<TodoList, [Todo]>) -> Bool { false }
}
