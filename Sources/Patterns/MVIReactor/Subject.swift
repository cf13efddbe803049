/// Where values are sent by hand, to all who have subscribed to its stream.
package final class Subject<Element> {
  private var listeners: [Listener] = []

  private struct Listener {
    weak var subscription: Subscription?
    let receive: (Element) -> Void
  }

  package init() {}

  package func send(_ element: Element) {
    listeners.removeAll { $0.subscription == nil }
    for listener in listeners where listener.subscription != nil { listener.receive(element) }
  }

  /// What is sent from now on; it has no end.
  package var stream: Stream<Element> {
    Stream { [weak self] receive, _ in
      let subscription = Subscription()
      self?.listeners.append(Listener(subscription: subscription, receive: receive))
      return subscription
    }
  }
}
