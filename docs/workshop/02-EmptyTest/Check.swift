import StageUI
import Synchronization
import Testing

@testable import EmptyTest

@Suite struct Check {
  @Test("your test passes on the right screen")
  func passesOnTheRightScreen() async throws {
    let passes = try await yourTestPasses(on: TodoView { TodoTests.todos })

    #expect(
      passes,
      """
      Your test fails on a screen that works. Does it look before the list has loaded, or expect \
      something else than the screen shows?
      """)
  }

  @Test("your test fails on a screen that is wrong")
  func noticesAWrongScreen() async throws {
    let missesADeadTap = try await yourTestPasses(on: SampleView { _ in })
    let missesAWrongTodo = try await yourTestPasses(
      on: SampleView { todos in for index in todos.indices { todos[index].isDone = true } })

    #expect(
      !missesADeadTap,
      """
      Your test passes on a screen whose taps do nothing. What should be on the screen after the tap, \
      and is it `screen` that the test shows?
      """)
    #expect(
      missesADeadTap || !missesAWrongTodo,
      """
      Your test passes on a screen where one tap marks every todo. What should the screen show \
      beside the line that was tapped?
      """)
  }

  @Test("your test waits for the screen, not for the clock")
  func waitsForTheScreen() async throws {
    sleeps = 0

    _ = try await yourTestPasses(on: TodoView { TodoTests.todos })

    #expect(
      sleeps == 0,
      """
      Your test sleeps. On a slow machine the time is too short, and on every other machine it is \
      wasted. Which method of the stage returns when the screen has come to rest?
      """)
  }
}

private var sleeps = 0

/// Hides the library's `Task.sleep(for:)` from this module, and counts its calls.
extension Task where Success == Never, Failure == Never {
  static func sleep(for duration: Duration) async throws {
    sleeps += 1
    try await ContinuousClock().sleep(for: duration)
  }
}

/// Runs your test as part of this one, which its failure does not fail.
private func yourTestPasses(on screen: any View) async throws -> Bool {
  let passes = Mutex(true)
  try await withKnownIssue(isIntermittent: true) {
    try await TodoTests(screen: screen).tapMarksATodo()
  } matching: { _ in
    passes.withLock { $0 = false }
    return true
  }
  return passes.withLock { $0 }
}

/// A list that runs the given action on a tap.
private struct SampleView: View {
  let onTap: (inout [Todo]) -> Void
  @State private var todos = TodoTests.todos

  var body: some View {
    VStack {
      ForEach(todos) { todo in
        Button("\(todo.isDone ? "●" : "○") \(todo.title)") { onTap(&todos) }
      }
      Text("\(todos.count { !$0.isDone }) to do")
    }
  }
}
