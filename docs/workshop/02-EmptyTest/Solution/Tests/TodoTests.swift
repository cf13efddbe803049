import StageUI
import Testing

@testable import EmptyTest

@Suite struct TodoTests {
  static let todos = [Todo(id: 1, title: "Bake bread"), Todo(id: 2, title: "Find umbrella")]

  /// The screen under test. The check puts broken ones in its place.
  var screen: any View = TodoView { todos }

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
}
