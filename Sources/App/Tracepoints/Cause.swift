/// The event on whose behalf code runs. Tasks inherit it, so a late answer still has its cause.
nonisolated public struct Cause: Sendable {
  @TaskLocal package static var current: Cause?

  package let sink: any ActionSink
  package let event: Int

  package init(sink: any ActionSink, event: Int) {
    self.sink = sink
    self.event = event
  }
}

/// The receiver of named actions.
public protocol ActionSink: AnyObject, Sendable {
  /// Records an action, shown by its case and payload, or as it is when it is a `String`.
  func record<Action>(action: Action) -> Cause

  /// Records the call of a method, shown as in `likeTapped(3)`.
  func record<Payload>(method: String, _ payload: Payload) -> Cause
}

// The one line at a choke point. Without a sink, the action is not even made and `body` just runs.
@MainActor
extension Cause {
  /// The sink of actions that no event caused. An app sets it, because SwiftUI reports no user actions; a stage does not.
  public static weak var defaultSink: (any ActionSink)?

  private static var sink: (any ActionSink)? { current?.sink ?? defaultSink }

  /// Runs `body` without the default sink and without listeners to notifications, so that what is measured
  /// is its own. It must change neither.
  package static func unheard<Result>(_ body: () throws -> Result) rethrows -> Result {
    let sink = defaultSink
    defaultSink = nil
    defer { defaultSink = sink }
    return try Notifications.unheard(body)
  }

  /// Runs `body` with `action` as the cause of everything in it.
  public static func action<Action, Result>(
    _ action: @autoclosure () -> Action, _ body: () -> Result
  ) -> Result {
    guard let sink else { return body() }
    return $current.withValue(sink.record(action: action()), operation: body)
  }

  /// Runs `body` with `action` as the cause of everything in it, after its suspensions too.
  public static func action<Action, Value, Failure>(
    _ action: @autoclosure () -> Action, _ body: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    guard let sink else { return try await body() }
    // A task local's own method forgets the type of the error.
    let result = await $current.withValue(sink.record(action: action())) {
      do throws(Failure) {
        return Result<Value, Failure>.success(try await body())
      } catch {
        return .failure(error)
      }
    }
    return try result.get()
  }

  /// Runs `body` with a method and its argument as the cause of everything in it.
  public static func action<Payload, Result>(
    _ method: String, _ payload: Payload, _ body: () -> Result
  ) -> Result {
    guard let sink else { return body() }
    return $current.withValue(sink.record(method: method, payload), operation: body)
  }
}
