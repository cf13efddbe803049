/// A running stream, which ends when this is released.
///
/// A subscription owns the subscriptions of the streams that its own is composed of; callbacks
/// reference it weakly. So releasing one ends all below it and cancels their tasks.
package final class Subscription {
  private let task: Task<Void, Never>?
  private let onEnd: () -> Void
  private var parts: [Int: Subscription?] = [:]
  private var nextKey = 0
  private var hasEnded = false

  package init(cancelling task: Task<Void, Never>? = nil, onEnd: @escaping () -> Void = {}) {
    self.task = task
    self.onEnd = onEnd
  }

  deinit {
    task?.cancel()
  }

  /// Subscribes to `stream` as a part of this, which ends when its last part has ended.
  package func add<Element>(
    _ stream: Stream<Element>, _ receive: @escaping (Element) -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    guard !hasEnded else { return }
    let key = nextKey
    nextKey += 1
    parts.updateValue(nil, forKey: key)
    let part = stream.subscribe { [weak self] in
      if self?.parts[key] != nil { receive($0) }
    } onEnd: { [weak self] in
      guard let self, parts[key] != nil else { return }
      onEnd()
      parts[key] = nil
      if parts.isEmpty, !hasEnded { self.onEnd() }
    }
    if parts[key] != nil { parts.updateValue(part, forKey: key) }
  }

  /// Ends all parts at once, without calling `onEnd`.
  package func end() {
    hasEnded = true
    parts = [:]
  }
}
