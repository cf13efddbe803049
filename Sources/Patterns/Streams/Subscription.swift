/// A running stream, which ends when this is released.
///
/// A subscription owns the subscriptions of the streams that its own is composed of; callbacks
/// reference it weakly. So releasing one ends all below it and cancels their tasks.
public final class Subscription {
  private let task: Task<Void, Never>?
  private let onEnd: () -> Void
  private let release: Release?
  private var parts: [Int: Subscription?] = [:]
  private var nextKey = 0
  private var hasEnded = false

  /// Creates a subscription whose release cancels `task` and calls `onRelease`.
  ///
  /// `onEnd` is called when the last part has ended.
  public init(
    cancelling task: Task<Void, Never>? = nil, onEnd: @escaping () -> Void = {},
    onRelease: (() -> Void)? = nil
  ) {
    self.task = task
    self.onEnd = onEnd
    release = onRelease.map(Release.init)
  }

  deinit {
    task?.cancel()
  }

  /// Subscribes to `stream` as a part of this, which ends when its last part has ended.
  public func add<Element>(
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

  /// Runs `stream` once as a part of this, for any number of subscribers.
  public func share<Element>(_ stream: Stream<Element>) -> Stream<Element> {
    let subject = Subject<Element>()
    add(stream) { subject.send($0) }
    return subject.stream
  }

  /// Ends all parts at once, without calling `onEnd`.
  public func end() {
    hasEnded = true
    parts = [:]
  }
}

/// Reflects only what still runs.
extension Subscription: @MainActor CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["running": running]) }

  /// The tasks that have not ended, in all parts.
  private var running: Int {
    parts.values.reduce(task == nil ? 0 : 1) { $0 + ($1?.running ?? 1) }
  }
}

/// Calls a closure on the main actor when it is released.
///
/// Apart from `Subscription`, because an isolated `deinit` loses the cause that a cancelled task is traced by.
private final class Release {
  private let action: () -> Void

  init(_ action: @escaping () -> Void) {
    self.action = action
  }

  isolated deinit {
    action()
  }
}
