nonisolated extension [Event] {
  /// The event with this id, in events that stand in the order of their ids; any of them may be missing.
  package func event(_ id: Int) -> Event? {
    var range = startIndex..<endIndex
    while !range.isEmpty {
      let middle = range.lowerBound + range.count / 2
      if self[middle].id == id { return self[middle] }
      range = self[middle].id < id ? middle + 1..<range.upperBound : range.lowerBound..<middle
    }
    return nil
  }

  /// What led to an event, the nearest first; ends where nobody is known to have asked, or where that was dropped.
  package func causes(of event: Event) -> [Event] {
    var causes: [Event] = []
    var next = event.cause
    while let cause = next.flatMap({ self.event($0) }) {
      causes.append(cause)
      next = cause.cause
    }
    return causes
  }

  /// Whether what led to an event is not known in full, because the recorder dropped it.
  package func lostCauses(of event: Event) -> Bool {
    (causes(of: event).last ?? event).cause != nil
  }
}
