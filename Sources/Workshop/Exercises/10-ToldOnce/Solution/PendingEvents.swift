import LabStreams

/// Events that each arrive once: at the subscriber, or else at the next one.
final class PendingEvents<Event> {
  private var waiting: [Event] = []
  private var receive: ((Event) -> Void)?
  private weak var subscription: Subscription?

  func send(_ event: Event) {
    if subscription != nil, let receive { receive(event) } else { waiting.append(event) }
  }

  /// The events; a new subscriber replaces the one before.
  var stream: Stream<Event> {
    Stream { [self] receive, _ in
      let subscription = Subscription()
      (self.receive, self.subscription) = (receive, subscription)
      let events = waiting
      waiting = []
      for event in events { receive(event) }
      return subscription
    }
  }
}
