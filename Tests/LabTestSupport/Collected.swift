/// Every value that a stream gave so far.
package final class Collected<Value: Sendable> {
  package private(set) var values: [Value] = []

  package init(_ stream: AsyncStream<Value>) {
    Task { [weak self] in
      for await value in stream { self?.values.append(value) }
    }
  }
}
