/// The event on whose behalf code runs; tasks that it starts inherit it, so a late answer still has its cause.
package struct Cause: Sendable {
  @TaskLocal static var current: Cause?

  let recorder: Recorder
  let event: Int

  /// Runs `body` with `action` as the cause of all that happens in it; without a recorder, just runs it.
  ///
  /// The one line that a choke point needs. An action that is a `String` is shown as it is, any other by its case
  /// and its payload in short.
  package static func action<Result>(_ action: some Any, _ body: () -> Result) -> Result {
    guard let recorder = current?.recorder else { return body() }
    return $current.withValue(recorder.recordAction(action), operation: body)
  }

  /// Runs `body` with `action` as the cause of all that happens in it, also after its suspensions.
  package static func action<Result>(
    _ action: some Any, _ body: () async -> Result
  ) async -> Result {
    guard let recorder = current?.recorder else { return await body() }
    return await $current.withValue(recorder.recordAction(action), operation: body)
  }
}
