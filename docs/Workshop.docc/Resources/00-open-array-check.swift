// Sources/Exercises/01-OpenArray/Check.swift
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
// …
// The compiler takes the first only where this file may write, as any other file may.
private func isWritable(_: WritableKeyPath<TodoList, [Todo]>) -> Bool { true }
private func isWritable(_: KeyPath<TodoList, [Todo]>) -> Bool { false }
