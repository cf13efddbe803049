// Sources/Patterns/Streams/Subject.swift
/// Sends a value to all subscribers before it returns.
public func send(_ element: Element) {
  for subscriber in subscribers where subscriber.subscription != nil {
    subscriber.receive(element)
  }
}
// …
/// All values sent from now on; it never ends.
public private(set) lazy var stream = Stream<Element> { [weak self] receive, _ in
  let subscription = Subscription(onRelease: { [weak self] in self?.removeEnded() })
  self?.subscribers.append(Subscriber(subscription, receive))
  return subscription
}
