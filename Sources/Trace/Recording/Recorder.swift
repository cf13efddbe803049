/// Keeps what happened on the stages that it observes, and in the fields that it watches.
///
///     let recorder = Recorder(level: .fields)
///     recorder.watch(model, \.posts, as: "posts")
///     let stage = Stage(FeedView(model: model), observer: recorder)
///     try stage.tap("like-1")
///     print(TraceTree(recorder.events).text)
///
/// It keeps the newest `capacity` happenings and counts those that it dropped; what they hold is put into words only
/// when somebody reads it.
package final class Recorder {
  package let level: TraceLevel
  /// Whether choke points are heard; without, all is as it was before somebody wrote them.
  package var namesActions = true
  private let capacity: Int
  private let now: () -> Duration
  private var entries: Ring<Entry>
  private var logs: [ObjectIdentifier: any Log] = [:]
  private var unfinished: [FieldLog] = []
  var stateWatches: [String: any StateWatch] = [:]

  /// - Parameters:
  ///   - capacity: happenings to keep; a write of several fields at once is one.
  ///   - now: the time since the recorder was made, which must not go back.
  package init(
    level: TraceLevel = .snapshots, capacity: Int = 10_000,
    now: @escaping () -> Duration = Recorder.stopwatch()
  ) {
    self.level = level
    self.capacity = max(1, capacity)
    self.now = now
    entries = Ring(minimumCapacity: level == .off ? 0 : self.capacity)
  }

  /// Real time from now on.
  package static func stopwatch() -> () -> Duration {
    let clock = ContinuousClock()
    let start = clock.now
    return { clock.now - start }
  }

  /// How many happenings were forgotten to make room.
  package var dropped: Int { entries.numbers.lowerBound }

  /// Everything that is kept, causes before their effects.
  package var events: [Event] { kept().events }

  /// What was recorded as a value, by the id of its event: actions, and at `TraceLevel.snapshots` answers of effects.
  package var values: [Event.ID: Any] { kept().values }

  private func kept() -> (events: [Event], values: [Event.ID: Any]) {
    finishWrites()
    var events: [Event] = []
    var values: [Event.ID: Any] = [:]
    var ids: [Int: Int] = [:]
    for number in entries.numbers {
      guard let entry = entries[number] else { continue }
      let id = dropped + events.count
      ids[number] = id
      let site = entry.log.site(at: entry.number)
      values[id] = entry.log.value(at: entry.number)
      for kind in entry.log.kinds(at: entry.number) {
        events.append(
          Event(
            id: dropped + events.count, cause: entry.cause.map { ids[$0] ?? $0 }, at: entry.at,
            kind: kind.startingAt { ids[$0] ?? $0 }, site: site))
      }
    }
    return (events.withSuperseded(), values)
  }
}

/// That something happened; what it was is in the log, under the number.
private struct Entry {
  let cause: Int?
  let at: Duration
  let log: any Log
  let number: Int
}

extension Recorder {
  /// The event on whose behalf code runs, if it is one of this recorder.
  var currentCause: Int? {
    guard let cause = Cause.current, cause.recorder === self else { return nil }
    return cause.event
  }

  /// - Returns: the number of the happening, by which others name it as their cause.
  @discardableResult
  func record(_ log: any Log, _ number: Int, cause: Int?) -> Int {
    if entries.count == capacity, let oldest = entries.removeFirst() { oldest.log.removeFirst() }
    return entries.append(Entry(cause: cause, at: now(), log: log, number: number))
  }

  /// The one log of a type, which `make` makes when it is first asked for.
  func log<Kept: Log>(_ type: Kept.Type, make: () -> Kept) -> Kept {
    let key = ObjectIdentifier(type)
    if let log = logs[key] as? Kept { return log }
    let log = make()
    logs[key] = log
    return log
  }

  func recordWrite(of log: FieldLog) {
    if !log.isUnfinished { unfinished.append(log) }
    record(log, log.willWrite(), cause: currentCause)
  }

  /// Takes what was written so far as it stands now, before its object may go.
  func finishWrites() {
    for log in unfinished { log.finish() }
    unfinished.removeAll(keepingCapacity: true)
  }
}
