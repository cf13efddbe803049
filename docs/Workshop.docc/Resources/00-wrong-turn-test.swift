// Sources/Exercises/02-EmptyTest/WrongTurns/noticesAWrongTodo/Tests/TodoTests.swift
@Test("a tap marks a todo as done")
func tapMarksATodo() async throws {
  let stage = Stage(screen)
  stage.appear()
  await stage.settle()

  try stage.tap("○ Bake bread")

  #expect(stage.text.contains("● Bake bread"))
}
