import LabTracepoints
import Synchronization

extension Recorder {
  /// Runs work outside the screen, and records how it started and how it ended.
  ///
  /// Both have the caller's cause, but a cancellation has the canceller's. An answer that arrives after
  /// the caller was cancelled counts as cancelled. On the main actor, recording suspends nowhere: the work begins,
  /// and its answer arrives, in the same turn as without a recorder.
  package func effect<each Argument, Value, Failure: Error>(
    isolation: isolated (any Actor)? = #isolation, _ name: StaticString,
    _ argument: repeat each Argument, work: () async throws(Failure) -> Value
  ) async throws(Failure) -> Value {
    var arguments: [String] = []
    for argument in repeat each argument { arguments.append(summary(of: argument)) }
    let request = "\(name)(\(arguments.joined(separator: ", ")))"
    let effect = { @Sendable phase, start in
      Effect(name: "\(name)", request: request, phase: phase, start: start)
    }
    guard let start = await record(effect(.started, nil)) else { return try await work() }

    let canceller = Mutex<Cause?>(nil)
    let result = await withTaskCancellationHandler {
      _ = isolation  // A closure takes on the isolation that it captures; else it leaves the actor.
      do throws(Failure) { return Result<Value, Failure>.success(try await work()) } catch {
        return .failure(error)
      }
    } onCancel: {
      canceller.withLock { $0 = Cause.current }
    }
    if Task.isCancelled {
      await record(effect(.cancelled, start), cause: canceller.withLock { $0 })
    } else {
      switch result {
      case .success: await record(effect(.finished, start))
      case .failure(let error): await record(effect(.failed(error: summary(of: error)), start))
      }
    }
    return try result.get()
  }

  @discardableResult
  private func record(_ effect: Effect, cause: Cause? = nil) -> Int? {
    guard level > .off else { return nil }
    return record(.effect(effect), cause: cause?.sink === self ? cause?.event : currentCause)
  }
}
