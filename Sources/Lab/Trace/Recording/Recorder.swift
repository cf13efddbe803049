import StageRuntime

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
@usableFromInline
package final class Recorder {
  @usableFromInline package let level: TraceLevel
  @usableFromInline let sites: Sites?
  /// Whether choke points are heard; without, all is as it was before somebody wrote them.
  package var namesActions = true
  private let capacity: Int
  private let now: () -> Duration
  // Used on every write, and never by two at once; to ask for that takes long.
  @exclusivity(unchecked) private var entries: Ring<Entry>
  @exclusivity(unchecked) private var logs: [any Log] = []
  /// By id the logs that keep no value, unretained because each write uses them.
  @exclusivity(unchecked) private var valueless: ContiguousArray<Unmanaged<FieldLog>?> = []
  /// Places in that list whose log is done.
  private var freeIDs: [LogID] = []
  /// As many logs are kept before anybody looks which are done.
  private var logLimit = 64
  private var logsByType: [ObjectIdentifier: LogID] = [:]
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
    sites = level >= .sites ? Sites() : nil
    entries = Ring(minimumCapacity: level == .off ? 0 : self.capacity)
  }

  isolated deinit {
    guard watchesFields else { return }
    for case let log as FieldLog in logs { log.close() }
    WatchedObjects.remove(logs)
  }

  /// Real time from now on.
  package static func stopwatch() -> () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  /// How many happenings were forgotten to make room.
  package var dropped: Int { entries.numbers.lowerBound }

  /// Everything that is kept, causes before their effects; who wrote is not looked up.
  package var events: [Event] { kept(namingSites: false).events }

  /// Everything that is kept, with who wrote from `TraceLevel.sites` on, which takes milliseconds a site.
  package var eventsWithSites: [Event] { kept(namingSites: true).events }

  /// What was recorded as a value, by the id of its event: acts, actions, outputs, and at `TraceLevel.snapshots` answers of
  /// effects.
  package var values: [Event.ID: Any] { kept(namingSites: false).values }

  private func kept(namingSites: Bool) -> (events: [Event], values: [Event.ID: Any]) {
    var events: [Event] = []
    var values: [Event.ID: Any] = [:]
    var ids: [Int: Event.ID] = [:]
    for number in entries.numbers {
      guard let entry = entries[number] else { continue }
      let (log, id) = (logs[entry.log], dropped + events.count)
      let site = namingSites ? log.site(at: entry.number) : nil
      ids[number] = id
      values[id] = log.value(at: entry.number)
      for kind in log.kinds(at: entry.number) {
        events.append(
          Event(
            id: dropped + events.count, cause: entry.cause.map { ids[$0] ?? $0 }, at: entry.at,
            kind: kind.startingAt { ids[$0] ?? $0 }, site: site))
      }
    }
    return (events.withSuperseded(), values)
  }
}

/// The place of a log in a recorder's list of them.
typealias LogID = Int

/// That something happened; what it was is in the log, under the number.
private struct Entry {
  let cause: Int?
  let at: Duration
  let log: LogID
  let number: Int
}

/// Stands where a log was that is done.
private final class FreeLog: Log {
  func kinds(at number: Int) -> [Event.Kind] { [] }
  func removeFirst() {}
}

extension Recorder {
  /// The event on whose behalf code runs, if it is one of this recorder.
  var currentCause: Int? {
    guard let cause = Cause.current, cause.recorder === self else { return nil }
    return cause.event
  }

  /// Adds a happening; `makeRoom` has been called before.
  ///
  /// - Returns: its number, by which others name it as their cause.
  func record(_ number: Int, in log: LogID, cause: Int?) -> Int {
    entries.append(Entry(cause: cause, at: now(), log: log, number: number))
  }

  /// Drops the oldest happenings until there is room for one more.
  ///
  /// What goes with them may record something itself, or let go of this recorder. So this comes before anything else that is
  /// done for a happening, and after it the recorder is there only if somebody holds it.
  func makeRoom() {
    guard entries.count >= capacity, let oldest = entries.removeFirst() else { return }
    if entries.count < capacity, let log = valueless[oldest.log] {
      return log.borrow { $0.removeFirst() }
    }
    let recorder = Unmanaged.passRetained(self)
    defer { recorder.release() }
    logs[oldest.log].removeFirst()
    while entries.count >= capacity, let next = entries.removeFirst() {
      logs[next.log].removeFirst()
    }
  }

  func add(_ log: any Log) -> LogID {
    if freeIDs.isEmpty, logs.count >= logLimit { freeLogs() }
    guard let id = freeIDs.popLast() else {
      logs.append(log)
      valueless.append(nil)
      return logs.count - 1
    }
    logs[id] = log
    return id
  }

  func add(_ log: FieldLog) {
    log.id = add(log as any Log)
    if !log.keepsValues { valueless[log.id] = Unmanaged.passUnretained(log) }
  }

  /// Else a recorder would grow with each screen that came and went.
  private func freeLogs() {
    WatchedObjects.closeGone()
    let done = logs.indices.filter { logs[$0].isDone }
    let gone = done.map { logs[$0] }
    for id in done {
      logs[id] = FreeLog()
      valueless[id] = nil
    }
    logLimit = max(logLimit, 2 * (logs.count - done.count))
    freeIDs = done
    // What goes with them may watch something itself.
    withExtendedLifetime(gone) {}
  }

  /// Adds a value to the one log of a type, which `make` makes when it is first needed.
  func record<Kept: Log>(
    in type: Kept.Type, cause: Int?, make: () -> Kept, append: (Kept) -> Int
  ) -> Int {
    makeRoom()
    let key = ObjectIdentifier(type)
    if let id = logsByType[key], let log = logs[id] as? Kept {
      return record(append(log), in: id, cause: cause)
    }
    let log = make()
    let id = add(log)
    logsByType[key] = id
    return record(append(log), in: id, cause: cause)
  }
}
