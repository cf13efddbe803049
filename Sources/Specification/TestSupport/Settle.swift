import LabBackend
import LabStreams
import StageUI
import Testing

/// Returns when all tasks on the main actor have ended or wait for something else.
///
/// For tests without a stage, which has its own `settle()`.
package func settle() async {
  await MainQueue.run(rounds: 8)
}

/// Settles and returns the result of `task`; fails if the task still waits.
///
/// Awaiting the task itself would hang the whole run if its answer got lost.
package func settled<Value: Sendable, Failure: Error>(
  _ task: Task<Value, Failure>, sourceLocation: SourceLocation = #_sourceLocation
) async throws -> Value {
  var result: Result<Value, Failure>?
  Task { result = await task.result }
  await settle()
  let unfinished: Comment = "the task still waits, though nothing is left to run"
  return try #require(result, unfinished, sourceLocation: sourceLocation).get()
}

/// Answers the oldest pending call once everything before it is done, and settles.
package func answer(
  _ backend: SampleBackend, with answer: SampleBackend.Answer = .ordinary
) async throws {
  await settle()
  try backend.releaseFirst(with: answer)
  await settle()
}

/// The values that a stream has sent so far.
package final class Collected<Value: Sendable> {
  package private(set) var values: [Value] = []
  private var subscription: Subscription?

  /// Collects values as they are sent.
  package init(_ stream: Stream<Value>) {
    subscription = stream.subscribe { [weak self] in self?.values.append($0) }
  }

  package init(_ stream: AsyncStream<Value>) {
    Task { [weak self] in
      for await value in stream { self?.values.append(value) }
    }
  }
}
