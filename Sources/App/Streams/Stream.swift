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

  /// Known values, received before `start` is called.
  @usableFromInline let first: [Element]
  /// `nil` for a stream that knows all its values.
  @usableFromInline let start: Start?
  /// Known values, received after `start` has called its `end`.
  @usableFromInline let last: [Element]

  /// Creates a stream that calls `start` for each subscription.
  @inlinable
  public init(_ start: @escaping Start) {
    self.init(first: [], start: start, last: [])
  }

  @inlinable
  init(first: [Element], start: Start?, last: [Element]) {
    self.first = first
    self.start = start
    self.last = last
  }

  /// Creates a stream of the values that `work` sends until it returns.
  ///
  /// Releasing the subscription cancels the task of `work`; values sent after that are dropped.
  @inlinable
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
  @inlinable
  public func subscribe(
    _ receive: @escaping (Element) -> Void, onEnd end: @escaping () -> Void = {}
  ) -> Subscription {
    for element in first { receive(element) }
    if let start {
      return start(
        receive,
        last.isEmpty
          ? end
          : {
            for element in last { receive(element) }
            end()
          })
    }
    end()
    return Subscription()
  }

  /// Creates a stream of known values.
  @inlinable
  public static func from(_ elements: [Element]) -> Stream {
    Stream(first: elements, start: nil, last: [])
  }

  /// Creates a stream of one value.
  @inlinable
  public static func just(_ element: Element) -> Stream { .from([element]) }

  /// A stream that ends immediately, without values.
  @inlinable
  public static var empty: Stream { .from([]) }
}

extension Stream {
  /// Runs the streams in sequence: each starts when the previous one has ended.
  @inlinable
  public static func concat(_ streams: Stream...) -> Stream {
    streams.reduce(.empty) { $0.followed(by: $1) }
  }

  /// Known values need no subscription of their own.
  @inlinable
  func followed(by next: Stream) -> Stream {
    if start == nil {
      return Stream(first: first.joined(to: next.first), start: next.start, last: next.last)
    }
    if next.start == nil {
      return Stream(first: first, start: start, last: last.joined(to: next.first))
    }
    let rest = Stream(first: [], start: start, last: last)
    let both: Start = { receive, end in
      let both = Subscription(onEnd: end)
      both.add(rest, receive) { [weak both] in both?.add(next, receive) }
      return both
    }
    return Stream(first: first, start: both, last: [])
  }
}

extension Array {
  /// Like `+`, which allocates even when one of them is empty.
  @inlinable
  func joined(to next: [Element]) -> [Element] {
    isEmpty ? next : next.isEmpty ? self : self + next
  }
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
