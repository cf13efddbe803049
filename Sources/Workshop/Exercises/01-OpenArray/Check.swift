import Testing

@testable import OpenArray

@Suite struct Check {
  @Test("an added todo is in the list")
  func addsATodo() {
    var list = TodoList()

    list.handle(.add("Bake bread"))

    #expect(
      list.items.map(\.title) == ["Bake bread"],
      "After `add` the list does not hold the todo. Was `items` changed, or a copy of it?")
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
      It compiles, and now any code can write `list.items = []` without an intent. How do you \
      let others read the array, and keep writing it to the list?
      """)
  }

  @Test("a copy of the list keeps its todos")
  func isAValue() {
    var list = TodoList()
    let before = list

    list.handle(.add("Bake bread"))

    #expect(
      before.items.isEmpty,
      """
      A change of one list showed up in a copy made before it, so the list is no longer a \
      value. Which keyword gives every owner the same object?
      """)
  }

  // The compiler takes the first only where this file may write, as any other file may.
  private func isWritable(_: WritableKeyPath<TodoList, [Todo]>) -> Bool { true }
  private func isWritable(_: KeyPath<TodoList, [Todo]>) -> Bool { false }
}
