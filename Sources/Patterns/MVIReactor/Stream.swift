/// Values in order on the main actor, and then an end.
///
/// A stream does nothing until somebody subscribes, and starts anew for each who does. Values that are known are
/// received before `subscribe` returns. That is what `AsyncStream` cannot do, which delivers at its reader's next turn:
/// here the first mutations of an action reach the state in the turn of the action, so a like shows at once and a
/// text field shows what was accepted.
package struct Stream<Element> {
  typealias Start = (
    _ receive: @escaping (Element) -> Void, _ end: @escaping () -> Void
  ) -> Subscription

  private let start: Start

  init(_ start: @escaping Start) {
    self.start = start
  }

  /// The values that `work` sends until it returns.
  ///
  /// A subscription that is let go cancels the task in which `work` runs; what is sent from there later reaches nobody.
  package init(_ work: @escaping @MainActor (_ send: (Element) -> Void) async -> Void) {
    start = { receive, end in
      let task = Task {
        await work { if !Task.isCancelled { receive($0) } }
        if !Task.isCancelled { end() }
      }
      return Subscription(cancelling: task)
    }
  }

  /// Starts the stream; it goes on until it ends, or until nobody holds the subscription any more.
  package func subscribe(
    _ receive: @escaping (Element) -> Void, onEnd end: @escaping () -> Void = {}
  ) -> Subscription {
    start(receive, end)
  }

  /// What is known already.
  package static func from(_ elements: [Element]) -> Stream {
    Stream { receive, end in
      for element in elements { receive(element) }
      end()
      return Subscription()
    }
  }

  package static func just(_ element: Element) -> Stream { .from([element]) }

  package static var empty: Stream { .from([]) }
}

extension Stream where Element: Sendable {
  /// The same values for a `for await` loop, which takes each at its next turn.
  package var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = subscribe {
        continuation.yield($0)
      } onEnd: {
        continuation.finish()
      }
      // Holds the subscription for as long as somebody listens.
      continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
    }
  }
}
