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
    try await Task.sleep(for: .milliseconds(500))  // Wait until the list is loaded.

    try stage.tap("○ Bake bread")

    print(stage.text)
  }
}
