import Synchronization

/// A log of named actions for any build, a release build too. An action's payload is not logged, because it may be personal.
///
///     let log = ActionLog { logger.info("\($0)") }  // The app keeps it; `Cause` does not.
///     Cause.defaultSink = log
public final class ActionLog: ActionSink {
  private let count = Atomic(0)
  private let write: @Sendable (String) -> Void

  /// - Parameter write: Receives each line, such as `12 failed, caused by 11`: of an action before it runs.
  public init(_ write: @escaping @Sendable (String) -> Void) { self.write = write }

  public func record<Action>(action: Action) -> Cause { log(Self.name(of: action)) }
  public func record<Payload>(method: String, _ payload: Payload) -> Cause { log(method) }

  /// Runs work outside the screen, and logs its end: `setLiked finished`, `failed`, or `cancelled` if the task was.
  public func effect<Value, Failure: Error>(
    _ name: String, _ work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var end = "failed"
    defer { _ = log("\(name) \(Task.isCancelled ? "cancelled" : end)") }
    let value = try await work()
    end = "finished"
    return value
  }

  private func log(_ name: String) -> Cause {
    let number = count.add(1, ordering: .relaxed).newValue
    let cause = Cause.current.flatMap { $0.sink === self ? $0.event : nil }
    write("\(number) \(name)" + (cause.map { ", caused by \($0)" } ?? ""))
    return Cause(sink: self, event: number)
  }

  /// The name of a case, and within the case `view` that of the user's action; a string as it is.
  private static func name(of action: Any) -> String {
    guard let child = Mirror(reflecting: action).children.first, let label = child.label
    else { return "\(action)" }
    return label == "view" ? name(of: child.value) : label
  }
}
