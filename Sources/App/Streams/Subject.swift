/// A publisher of values to all subscribers of its stream.
public final class Subject<Element> {
  private var subscribers: [Subscriber] = []

  /// An object, because copying a weak reference costs more than sending a value.
  private final class Subscriber {
    weak let subscription: Subscription?
    let receive: (Element) -> Void

    init(_ subscription: Subscription, _ receive: @escaping (Element) -> Void) {
      self.subscription = subscription
      self.receive = receive
    }
  }

  /// Creates a subject without subscribers.
  public init() {}

  /// Sends a value to all subscribers before it returns.
  public func send(_ element: Element) {
    for subscriber in subscribers where subscriber.subscription != nil {
      subscriber.receive(element)
    }
  }

  /// All values sent from now on; it never ends.
  public private(set) lazy var stream = Stream<Element> { [weak self] receive, _ in
    let subscription = Subscription(onRelease: self?.onRelease)
    self?.subscribers.append(Subscriber(subscription, receive))
    return subscription
  }

  private lazy var onRelease = { [weak self] in self?.removeEnded() ?? () }

  /// Removes the subscribers whose subscription has ended; their release may end further ones.
  private func removeEnded() {
    let all = subscribers
    subscribers = all.filter { $0.subscription != nil }
    withExtendedLifetime(all) {}
  }
}

/// Reflects only how many subscribe.
extension Subject: @MainActor CustomReflectable {
  public var customMirror: Mirror {
    Mirror(self, children: ["subscribers": subscribers.count { $0.subscription != nil }])
  }
}
