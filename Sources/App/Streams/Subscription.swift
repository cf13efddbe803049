/// A running stream, which ends when this is released.
///
/// A subscription owns the subscriptions of the streams that its own is composed of; callbacks
/// reference it weakly. So releasing one ends all below it and cancels their tasks.
public final class Subscription {
  private let task: Task<Void, Never>?
  private let onEnd: () -> Void
  private let release: Release?
  private var parts: [(part: Part, subscription: Subscription?)] = []
  private var owned: (Subscription, Subscription)?
  /// The streams that are being added.
  @usableFromInline var additions = 0
  @usableFromInline var hasEnded = false

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
  @inlinable
  public func add<Element>(
    _ stream: Stream<Element>, _ receive: @escaping (Element) -> Void,
    onEnd: @escaping () -> Void = {}
  ) {
    guard !hasEnded else { return }
    // Until all of it is under way, this does not end for want of parts.
    additions += 1
    for element in stream.first where !hasEnded { receive(element) }
    if let start = stream.start {
      if !hasEnded { add(Part(of: self), start, stream.last, receive, onEnd) }
    } else if !hasEnded {
      onEnd()
    }
    additions -= 1
    endIfDone()
  }

  @inlinable
  func add<Element>(
    _ part: Part, _ start: Stream<Element>.Start, _ last: [Element],
    _ receive: @escaping (Element) -> Void, _ onEnd: @escaping () -> Void
  ) {
    append(part)
    let end = {
      guard let all = part.owner, part.isRunning else { return }
      onEnd()
      all.remove(part)
    }
    // Without last elements, the end must not retain what `receive` captures: its stream may outlive the part.
    let endAfterLast = {
      for element in last where part.isRunning { receive(element) }
      end()
    }
    let subscription = start(
      { if part.isRunning { receive($0) } }, last.isEmpty ? end : endAfterLast)
    keep(subscription, of: part)
  }

  @usableFromInline
  func append(_ part: Part) { parts.append((part, nil)) }

  @usableFromInline
  func keep(_ subscription: Subscription, of part: Part) {
    if let index = index(of: part) { parts[index].subscription = subscription }
  }

  @usableFromInline
  func remove(_ part: Part) {
    part.owner = nil
    // Its release may end further ones.
    _ = index(of: part).map { parts.remove(at: $0) }
    endIfDone()
  }

  private func index(of part: Part) -> Int? { parts.firstIndex { $0.part === part } }

  @usableFromInline
  func endIfDone() {
    if parts.isEmpty, additions == 0, !hasEnded { onEnd() }
  }

  /// Releases the subscriptions with this, unless it has ended.
  @usableFromInline
  func own(_ first: Subscription, _ second: Subscription) {
    if !hasEnded { owned = (first, second) }
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
    let ended = (parts, owned)
    parts = []
    owned = nil
    withExtendedLifetime(ended) {}
  }

  /// The link from a part's callbacks to the subscription it belongs to.
  @usableFromInline
  final class Part {
    @usableFromInline weak var owner: Subscription?

    @usableFromInline
    init(of owner: Subscription) {
      self.owner = owner
    }

    @usableFromInline
    var isRunning: Bool { owner?.hasEnded == false }
  }
}

/// Reflects only what still runs.
extension Subscription: @MainActor CustomReflectable {
  public var customMirror: Mirror { Mirror(self, children: ["running": running]) }

  /// The tasks that have not ended, in all parts.
  private var running: Int {
    let own = (owned?.0.running ?? 0) + (owned?.1.running ?? 0) + (task == nil ? 0 : 1)
    return parts.reduce(own) { $0 + ($1.subscription?.running ?? 1) }
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
