import LabCallStack
import LabTracepoints
import StageRuntime

/// A recorder of what happens on the stages that it observes and in the fields that it watches.
///
///     let recorder = Recorder(level: .fields)
///     recorder.watch(model) { $0.count(\.posts, "posts") }
///     let stage = Stage(FeedView(model: model), observer: recorder)
///     try stage.tap("like-1")
///     print(TraceTree(recorder.events).text)
///
/// Keeps the newest `capacity` records and counts those it dropped. The values of writes are described
/// when ``events`` is read.
@MainActor public final class Recorder {
  package let level: TraceLevel
  private let capacity: Int
  private let now: () -> Duration

  /// Why bodies ran; `nil` unless asked for.
  package let bodyLog: BodyLog?

  /// A ring, once it holds `capacity` records: the one with number `n` is at `n % capacity`.
  private var records: [Record] = []
  private var nextNumber = 0

  /// Called synchronously after each event is recorded.
  package var onRecord: (() -> Void)?

  var listeners: [any WriteListener] = []
  /// Makes the observer of a `@State` by its name, given a function that returns its value.
  var stateObservers: [String: (_ read: Any) -> WatchedState?] = [:]

  private nonisolated final class Record {
    let cause: Int?
    let at: Duration
    let content: Content

    init(_ content: Content, cause: Int?, at: Duration) {
      self.content = content
      self.cause = cause
      self.at = at
    }
  }

  private enum Content {
    case kind(Event.Kind)
    case write(RecordedWrite)

    /// - Parameter field: the only one to describe the writes of; `nil` for all.
    func kinds(of field: FieldPath?) -> [(kind: Event.Kind, origin: WriteOrigin?)] {
      switch self {
      case .kind(let kind): [(kind, nil)]
      case .write(let write): write.mutations(of: field).map { (.mutation($0), $1) }
      }
    }
  }

  /// Creates a recorder without events.
  ///
  /// - Parameters:
  ///   - capacity: records to keep; a write to several fields at once is one.
  ///   - explainsBodies: whether every run of a body is kept with its reason; then the level is at most `fields`.
  ///   - now: the time since the recorder was made, which must not go back; `nil` for real time.
  public init(
    level: TraceLevel = .snapshots, capacity: Int = 10_000, explainsBodies: Bool = false,
    now: (() -> Duration)? = nil
  ) {
    self.level = explainsBodies ? min(level, .fields) : level
    bodyLog = explainsBodies ? BodyLog() : nil
    self.capacity = max(1, capacity)
    let start = ContinuousClock.now
    self.now = now ?? { ContinuousClock.now - start }
    if let bodyLog { Notifications.add(bodyLog) }
    if keepsStacks { WrittenLines.start(Symbolizer.currentStack) }
  }

  isolated deinit {
    TracedWrites.remove(listeners)
    if keepsStacks { WrittenLines.stop() }
    if let bodyLog { Notifications.remove(bodyLog) }
  }

  /// Records dropped to make room.
  package var dropped: Int { max(0, nextNumber - capacity) }

  /// Everything that is kept, causes before what they led to, without sites.
  public var events: [Event] { events(of: nil, sites: [:]) }

  /// Everything that is kept, with the line that wrote from ``TraceLevel/sites`` on, where lines are known.
  /// Runs a symbolizer.
  public var eventsWithSites: [Event] { eventsWithSites(of: nil) }

  /// - Parameter field: the only one whose writes are kept; `nil` for all.
  func eventsWithSites(of field: FieldPath?) -> [Event] {
    let origins = writes.flatMap { $0.mutations(of: field).compactMap(\.origin) }
    return events(of: field, sites: Symbolizer.shared.sites(of: origins))
  }

  var writes: [RecordedWrite] {
    records.compactMap { if case .write(let write) = $0.content { write } else { nil } }
  }

  private func events(of field: FieldPath?, sites: [WriteOrigin: Site]) -> [Event] {
    var events: [Event] = []
    // A write to several fields is several events, so ids run ahead of numbers.
    var ids: [Int: Event.ID] = [:]
    for number in dropped..<nextNumber {
      let record = records[number % capacity]
      ids[number] = dropped + events.count
      let renumber = { ids[$0] ?? $0 }
      for (var kind, origin) in record.content.kinds(of: field) {
        if case .effect(var effect) = kind {
          effect.start = effect.start.map(renumber)
          kind = .effect(effect)
        }
        events.append(
          Event(
            id: dropped + events.count, cause: record.cause.map(renumber), at: record.at,
            kind: kind, site: origin.flatMap { sites[$0] }))
      }
    }
    return events.withSuperseded()
  }
}

extension Recorder {
  /// The cause of what happens now, if it is an event of this recorder.
  var currentCause: Int? {
    guard let cause = Cause.current, cause.sink === self else { return nil }
    return cause.event
  }

  /// Adds a record, drops the oldest when there are too many, and returns the number of the new one.
  private func record(_ content: Content, cause: Int?) -> Int {
    let number = nextNumber
    nextNumber += 1
    let record = Record(content, cause: cause, at: now())
    if records.count < capacity {
      records.append(record)
    } else {
      // A value that goes with the dropped record may record something itself, so it goes last.
      let dropped = records[number % capacity]
      records[number % capacity] = record
      withExtendedLifetime(dropped) {}
    }
    onRecord?()
    return number
  }

  /// Adds a write, on the writer's own call.
  func record(_ write: RecordedWrite) {
    var write = write
    if keepsStacks { write.origin.stack = Symbolizer.currentStack() }
    _ = record(.write(write), cause: currentCause)
  }

  /// Whether each write keeps its call stack.
  var keepsStacks: Bool { level >= .sites && MissingLines.ofBuild == nil }

  /// Adds an event and returns its number, which its effects name as their cause.
  func record(_ kind: Event.Kind, cause: Int?) -> Int { record(.kind(kind), cause: cause) }
}

extension Recorder: ActionSink {
  public func record<Action>(action: Action) -> Cause {
    cause(.action(action as? String ?? summary(of: action)))
  }

  public func record<Payload>(method: String, _ payload: Payload) -> Cause {
    cause(.action("\(method)(\(arguments(in: payload)))"))
  }

  private func cause(_ kind: Event.Kind) -> Cause {
    Cause(sink: self, event: record(kind, cause: currentCause))
  }

  /// Records a one-shot message or navigation, as in `message(saved)`.
  package func record(output: Any) {
    guard level > .off else { return }
    _ = record(.output(output as? String ?? summary(of: output)), cause: currentCause)
  }
}

extension Recorder: StageObserver {
  public var bodyObserver: (any BodyObserver)? { bodyLog }

  public func stagePerforms(_ act: String, perform: () -> Void) {
    bodyLog?.begin(act)
    guard level > .off else { return perform() }
    let cause = Cause(sink: self, event: record(.act(act), cause: nil))
    Cause.$current.withValue(cause, operation: perform)
  }
}
