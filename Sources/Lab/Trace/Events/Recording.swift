/// What a recorder kept of one screen, and of which.
nonisolated package struct Recording: Hashable, Sendable {
  package var pattern: String?

  /// `nil` when it is of more than one.
  package var feature: String?
  package var level: TraceLevel

  /// How many happenings were forgotten to make room for the first event.
  package var dropped: Int
  package var events: [Event]

  /// `nil` of a recording that cannot be replayed.
  package var session: RecordedSession?

  package init(
    pattern: String? = nil, feature: String? = nil, level: TraceLevel, dropped: Int = 0,
    events: [Event]
  ) {
    self.pattern = pattern
    self.feature = feature
    self.level = level
    self.dropped = dropped
    self.events = events
  }
}

extension Recorder {
  /// What is kept now.
  ///
  /// - Parameter namesSites: whether to look up who wrote, which takes milliseconds a site.
  package func recording(
    pattern: String? = nil, feature: String? = nil, namesSites: Bool = false
  ) -> Recording {
    Recording(
      pattern: pattern, feature: feature, level: level, dropped: dropped,
      events: namesSites ? eventsWithSites : events)
  }
}
