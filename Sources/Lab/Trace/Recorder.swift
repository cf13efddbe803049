import CCallStack
import StageRuntime
import Tracepoints

/// Records what happens on the stages that it observes and in the fields that it watches.
///
///     let recorder = Recorder(level: .fields)
///     recorder.watch(model) { $0.count(\.posts, "posts") }
///     let stage = Stage(FeedView(model: model), observer: recorder)
///     try stage.tap("like-1")
///     print(TraceTree(recorder.events).text)
///
/// Keeps the newest `capacity` records and counts those it dropped. The values of writes are put into
/// words when ``events`` is read.
package final class Recorder {
  package let level: TraceLevel
  /// Whether named actions are recorded.
  package var namesActions = true
  private let capacity: Int
  private let now: () -> Duration

  /// A ring, once it holds `capacity` records: the one with number `n` is at `n % capacity`.
  private var records: [Record] = []
  private var nextNumber = 0

  var stateWatches: [String: any StateWatch] = [:]
  /// Kept alive here alone, so that the writes of their objects are heard for as long as the recorder lives.
  var watched: [any Watched] = []

  private struct Record {
    let cause: Int?
    let at: Duration
    let stack: [UInt]
    var kinds: () -> [Event.Kind]
  }

  /// - Parameters:
  ///   - capacity: records to keep; a write to several fields at once is one.
  ///   - now: the time since the recorder was made; must not go back.
  package init(
    level: TraceLevel = .snapshots, capacity: Int = 10_000,
    now: @escaping () -> Duration = Recorder.stopwatch()
  ) {
    self.level = level
    self.capacity = max(1, capacity)
    self.now = now
  }

  /// Returns a clock that starts now and measures real time.
  package static func stopwatch() -> () -> Duration {
    let start = ContinuousClock.now
    return { ContinuousClock.now - start }
  }

  /// Records dropped to make room.
  package var dropped: Int { max(0, nextNumber - capacity) }

  /// Everything that is kept, causes before what they led to, without sites.
  package var events: [Event] { events { _ in nil } }

  /// Everything that is kept, with the line that wrote from ``TraceLevel/sites`` on. Runs a symbolizer.
  package var eventsWithSites: [Event] {
    guard level >= .sites else { return events }
    let sites = Symbolizer.sites(of: records.map(\.stack))
    return events { sites[$0] }
  }

  private func events(site: ([UInt]) -> Site?) -> [Event] {
    var events: [Event] = []
    // A write to several fields is several events, so ids run ahead of numbers.
    var ids: [Int: Event.ID] = [:]
    for number in dropped..<nextNumber {
      let record = records[number % capacity]
      ids[number] = dropped + events.count
      let renumber = { ids[$0] ?? $0 }
      for kind in record.kinds() {
        events.append(
          Event(
            id: dropped + events.count, cause: record.cause.map(renumber), at: record.at,
            kind: kind.renumbered(renumber), site: record.stack.isEmpty ? nil : site(record.stack)))
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

  /// Adds a record, and drops the oldest when there are too many.
  ///
  /// - Returns: Its number, by which others name it as their cause.
  func record(
    cause: Int?, stack: [UInt] = [], _ kinds: @escaping () -> [Event.Kind]
  ) -> Int {
    let number = nextNumber
    nextNumber += 1
    let record = Record(cause: cause, at: now(), stack: stack, kinds: kinds)
    if records.count < capacity {
      records.append(record)
    } else {
      // A value that goes with the dropped record may record something itself, so it goes last.
      let dropped = records[number % capacity]
      records[number % capacity] = record
      withExtendedLifetime(dropped) {}
    }
    return number
  }

  /// Completes a record with what it is found to hold.
  func complete(_ number: Int, _ kinds: @escaping () -> [Event.Kind]) {
    guard number >= dropped else { return }
    records[number % capacity].kinds = kinds
  }

  private func record(_ kind: Event.Kind, cause: Int?) -> Cause {
    Cause(sink: self, event: record(cause: cause) { [kind] })
  }
}

extension Recorder: ActionSink {
  package func record<Action>(action: Action) -> Cause {
    record(.action(action as? String ?? summary(of: action)), cause: currentCause)
  }

  package func record<Payload>(method: StaticString, _ payload: Payload) -> Cause {
    record(.action("\(method)(\(arguments(in: payload)))"), cause: currentCause)
  }

  /// Records a one-shot message or navigation, as in `message(saved)`.
  package func record(output: Any) {
    guard level > .off else { return }
    _ = record(.output(output as? String ?? summary(of: output)), cause: currentCause)
  }
}

extension Recorder: StageObserver {
  package func stagePerforms(_ act: String, perform: () -> Void) {
    guard level > .off else { return perform() }
    Cause.$current.withValue(record(.act(act), cause: nil), operation: perform)
  }
}
