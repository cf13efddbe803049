import Foundation
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

  @Test("your test fails when a tap does nothing")
  func noticesADeadTap() async throws {
    let passes = try await yourTestPasses(on: BrokenView { _, _ in })

    #expect(
      !passes,
      """
      Your test passes on a screen whose taps do nothing. A test without an expectation can \
      only fail by throwing. What should be on the screen after the tap?
      """)
  }

  @Test("your test fails when a tap marks every todo", .enabled { try await failsOnADeadTap() })
  func noticesAWrongTodo() async throws {
    let passes = try await yourTestPasses(
      on: BrokenView { todos, _ in for index in todos.indices { todos[index].isDone = true } })

    #expect(
      !passes,
      """
      Your test passes on a screen where one tap marks every todo. It looks at one line; what \
      should the rest of the screen show?
      """)
  }

  @Test(
    "your test waits for the screen, not for the clock",
    .enabled { try await failsOnADeadTap() })
  func waitsForTheScreen() async throws {
    let folder = URL(filePath: #filePath).deletingLastPathComponent()

    let source = try String(contentsOf: folder.appending(path: "TodoTests.swift"), encoding: .utf8)

    #expect(
      !source.contains(".sleep("),
      """
      Your test sleeps. On a slow machine the time is too short, and on every other machine it \
      is wasted. Which method of the stage returns when the screen has come to rest?
      """)
  }
}

private func failsOnADeadTap() async throws -> Bool {
  try await !yourTestPasses(on: BrokenView { _, _ in })
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

/// A list that loads as it should, and does something else on a tap.
private struct BrokenView: View {
  let onTap: (inout [Todo], Todo.ID) -> Void
  @State private var todos: [Todo] = []

  var body: some View {
    VStack {
      ForEach(todos) { todo in
        Button("\(todo.isDone ? "●" : "○") \(todo.title)") { onTap(&todos, todo.id) }
      }
      Text("\(todos.count { !$0.isDone }) to do")
    }
    .task { todos = TodoTests.todos }
  }
}
