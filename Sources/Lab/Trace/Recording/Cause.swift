/// The event on whose behalf code runs; tasks that it starts inherit it, so a late answer still has its cause.
nonisolated package struct Cause: Sendable {
  @TaskLocal static var current: Cause?

  let recorder: Recorder
  let event: Int
}

// The one line that a choke point needs. Without a recorder the action is not even made, and `body` just runs.
@MainActor
extension Cause {
  /// Runs `body` with `action` as the cause of all that happens in it.
  ///
  /// An action that is a `String` is shown as it is, any other by its case and its payload in short.
  package static func action<Action, Result>(
    _ action: @autoclosure () -> Action, _ body: () -> Result
  ) -> Result {
    guard let recorder = current?.recorder, recorder.namesActions else { return body() }
    return $current.withValue(recorder.recordAction(action()), operation: body)
  }

  /// Runs `body` with `action` as the cause of all that happens in it, also after its suspensions.
  package static func action<Action, Result>(
    _ action: @autoclosure () -> Action, _ body: () async -> Result
  ) async -> Result {
    guard let recorder = current?.recorder, recorder.namesActions else { return await body() }
    return await $current.withValue(recorder.recordAction(action()), operation: body)
  }

  /// Runs `body` with an entry and what it was given as the cause, shown as in `likeTapped(3)`.
  package static func action<Payload, Result>(
    _ name: StaticString, _ payload: Payload, _ body: () -> Result
  ) -> Result {
    action(NamedAction(name: name, payload: payload), body)
  }
}
