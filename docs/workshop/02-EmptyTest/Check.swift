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

  @Test("your test shows the screen that it is given")
  func showsTheScreen() async throws {
    let isShown = try await Self.showsTheScreen

    #expect(
      isShown,
      """
      Your test never shows `screen`, so it passes whatever the check puts there. Which screen does \
      it look at instead?
      """)
  }

  @Test("your test fails when a tap does nothing", .enabled { try await showsTheScreen })
  func noticesADeadTap() async throws {
    let passes = try await yourTestPasses(on: SampleView { _, _ in })

    #expect(
      !passes,
      """
      Your test passes on a screen whose taps do nothing: nothing in it fails when the tap changes \
      nothing. What should be on the screen after the tap?
      """)
  }

  @Test("your test fails when a tap marks every todo", .enabled { try await isOfUse })
  func noticesAWrongTodo() async throws {
    let passes = try await yourTestPasses(
      on: SampleView { todos, _ in for index in todos.indices { todos[index].isDone = true } })

    #expect(
      !passes,
      """
      Your test passes on a screen where one tap marks every todo. What should the screen show \
      beside the line that was tapped?
      """)
  }

  @Test("your test fails when a tap marks the other todo", .enabled { try await isOfUse })
  func noticesTheOtherTodo() async throws {
    let passes = try await yourTestPasses(
      on: SampleView { todos, id in
        for index in todos.indices where todos[index].id != id { todos[index].isDone = true }
      })

    #expect(
      !passes,
      """
      Your test passes on a screen where a tap marks the other todo. How many are done is right; \
      which of them should be?
      """)
  }

  @Test(
    "your test waits for the screen, not for the clock",
    .enabled { try await isOfUse })
  func waitsForTheScreen() async throws {
    let code = try LearnersCode.otherTests()
    let sleeps = code.contains(/sleep\(|Clock\b|\bDate\(/.wordBoundaryKind(.simple))
    let counts = code.contains(/\bfor\s+\w+\s+in\b[^{]*\{\s*await\s+Task\.yield/)
    let passes = try await yourTestPasses(on: SampleView(turns: 3_000, onTap: markOne))

    #expect(
      !sleeps,
      """
      Your test waits by a clock. On a slow machine the time is too short, and on every other machine it \
      is wasted. Which method of the stage returns when the screen has come to rest?
      """)
    #expect(
      sleeps || passes && !counts,
      """
      Your test taps before a slow screen has loaded its list, or would before a slower one: a number \
      of turns is a guess, as is a time. What can tell it that the screen has come to rest?
      """)
  }
}

extension Check {
  private static var showsTheScreen: Bool {
    get async throws {
      let shown = Mutex(false)
      _ = try await yourTestPasses(
        on: SampleView(onBody: { shown.withLock { $0 = true } }, onTap: markOne))
      return shown.withLock { $0 }
    }
  }

  /// Whether it passes on a right screen, and fails on one whose taps do nothing.
  private static var isOfUse: Bool {
    get async throws {
      guard try await !yourTestPasses(on: SampleView { _, _ in }) else { return false }
      return try await yourTestPasses(on: TodoView { TodoTests.todos })
    }
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

private func markOne(_ todos: inout [Todo], _ id: Todo.ID) {
  for index in todos.indices where todos[index].id == id { todos[index].isDone.toggle() }
}

/// A list that loads in so many turns of the main queue, and runs the given action on a tap.
private struct SampleView: View {
  var turns = 0
  var onBody: () -> Void = {}
  let onTap: (inout [Todo], Todo.ID) -> Void
  @State private var todos: [Todo]?
  @State private var progress = 0

  var body: some View {
    let _ = onBody()
    VStack {
      if let todos {
        ForEach(todos) { todo in
          Button("\(todo.isDone ? "●" : "○") \(todo.title)") { tap(todo.id) }
        }
        Text("\(todos.count { !$0.isDone }) to do")
      } else {
        let _ = progress
        Text("0 to do")
      }
    }
    .task {
      for turn in 0..<turns {
        // A screen that changes nothing for a while has come to rest.
        if turn.isMultiple(of: 4) { progress = turn }
        await Task.yield()
      }
      todos = TodoTests.todos
    }
  }

  private func tap(_ id: Todo.ID) {
    guard var all = todos else { return }
    onTap(&all, id)
    todos = all
  }
}
