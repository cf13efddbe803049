import StageUI

/// Returns when tasks that were started on the main actor have gone as far as they can without an answer.
///
/// For tests that have no stage, which settles by itself.
package func settle() async {
  await MainQueue.run(rounds: 8)
}

/// Every value that a stream gave so far.
package final class Collected<Value: Sendable> {
  package private(set) var values: [Value] = []

  package init(_ stream: AsyncStream<Value>) {
    Task { [weak self] in
      for await value in stream { self?.values.append(value) }
    }
  }
}
