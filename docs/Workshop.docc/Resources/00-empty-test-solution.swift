// Sources/Exercises/02-EmptyTest/Solution/Tests/TodoTests.swift
@Test("a tap marks a todo as done")
func tapMarksATodo() async throws {
  let stage = Stage(screen)
  stage.appear()
  await stage.settle()

  try stage.tap("○ Bake bread")

  #expect(
    stage.text == """
      [● Bake bread]
      [○ Find umbrella]
      1 to do
      """)
}
