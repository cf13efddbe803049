/// A cold stream of values on the main actor.
///
/// Each subscription starts it anew. Known values arrive before `subscribe` returns, so the first
/// mutations of an action reach the state at once, and a text field shows what was accepted. An
/// `AsyncStream` would deliver them at its reader's next turn.
public struct Stream<Element> {
  /// The work of a stream, which passes values to `receive` and calls `end` after the last one.
  public typealias Start = (
    _ receive: @escaping (Element) -> Void, _ end: @escaping () -> Void
  ) -> Subscription

  /// `nil` for a stream of known values.
  private let start: Start?
  private let elements: [Element]

  /// Creates a stream that calls `start` for each subscription.
  public init(_ start: @escaping Start) {
    self.start = start
    elements = []
  }

  private init(known elements: [Element]) {
    start = nil
    self.elements = elements
  }

  /// The values of a stream that knows them all; `nil` for any other.
  var known: [Element]? { start == nil ? elements : nil }

  /// Creates a stream of the values that `work` sends until it returns.
  ///
  /// Releasing the subscription cancels the task of `work`; values sent after that are dropped.
  public init(_ work: @escaping @MainActor (_ send: (Element) -> Void) async -> Void) {
    self.init { receive, end in
      let task = Task {
        await work { if !Task.isCancelled { receive($0) } }
        if !Task.isCancelled { end() }
      }
      return Subscription(cancelling: task)
    }
  }

  /// Starts the stream, which runs until it ends or the subscription is released.
  public func subscribe(
    _ receive: @escaping (Element) -> Void, onEnd end: @escaping () -> Void = {}
  ) -> Subscription {
    if let start { return start(receive, end) }
    for element in elements { receive(element) }
    end()
    return Subscription()
  }

  /// Creates a stream of known values.
  public static func from(_ elements: [Element]) -> Stream {
    Stream(known: elements)
  }

  /// Creates a stream of one value.
  public static func just(_ element: Element) -> Stream { .from([element]) }

  /// A stream that ends immediately, without values.
  public static var empty: Stream { .from([]) }
}

extension Stream where Element: Sendable {
  /// The values as an `AsyncStream`.
  public var values: AsyncStream<Element> {
    AsyncStream { continuation in
      let subscription = subscribe {
        continuation.yield($0)
      } onEnd: {
        continuation.finish()
      }
      // Retains the subscription until the reader ends.
      continuation.onTermination = { _ in withExtendedLifetime(subscription) {} }
    }
  }
}
