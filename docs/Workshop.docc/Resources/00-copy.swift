// Sources/Exercises/01-OpenArray/Check.swift
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
