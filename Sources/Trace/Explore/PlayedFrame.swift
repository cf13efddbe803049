import LabContract
import LabSessions
import LabTrace

/// How one pattern looks after a move: its screen, and what happened since the move before.
nonisolated struct PlayedFrame {
  let screen: String
  let events: [PlayedEvent]
  /// The screen after each act.
  let screens: [String]
  /// The effects of earlier moves that one started here supersedes.
  let superseded: [PlayedCause]
}

/// An event, whose cause is named by its place in the order: events of two orders may then be equal.
nonisolated struct PlayedEvent {
  let event: Event
  let cause: PlayedCause?
  /// The number of a write's origin.
  let origin: Int?
  /// The step that was recorded as the act.
  let step: Step?
  /// The index, among the move's events, of the effect's end that led to a write.
  let answer: Int?
  /// Whether an action is among the causes.
  let isNamed: Bool
}

nonisolated struct PlayedCause {
  /// The number of the move, from 1, or 0 for the opening; `nil` for the event's own.
  let move: Int?
  /// The index among the move's events.
  let index: Int
}

/// Origins of writes to look up at once, because a symbolizer takes a second to start.
final class WriteOrigins {
  private var all: [WriteOrigin] = []
  private var numbers: [WriteOrigin: Int] = [:]

  fileprivate func number(of origin: WriteOrigin) -> Int {
    if let number = numbers[origin] { return number }
    numbers[origin] = all.count
    all.append(origin)
    return all.count - 1
  }

  /// Returns the line of each write, by its number.
  func sites() -> [Site?] {
    let sites = Site.ofWriters(from: all)
    return all.map { sites[$0] }
  }
}

extension OrderedApp {
  /// Returns the frame after the last move.
  func frame(origins: WriteOrigins) -> PlayedFrame {
    var numbers: [Event.ID: Int] = [:]
    let events = app.recorder.events { id, origin in
      numbers[id] = origins.number(of: origin)
      return nil
    }
    let acts = events.filter(\.isAct).map(\.id)
    let starts =
      [0]
      + recordedActs.dropLast().map {
        acts.indices.contains($0) ? acts[$0] : events.count
      }
    let start = starts[starts.count - 1]
    let place = { (id: Event.ID) in
      let move = starts.lastIndex { $0 <= id } ?? 0
      return PlayedCause(move: move == starts.count - 1 ? nil : move, index: id - starts[move])
    }
    let steps = Dictionary(uniqueKeysWithValues: zip(acts, done.map(\.step)))
    return PlayedFrame(
      screen: app.text,
      events: events[start...].map { event in
        PlayedEvent(
          event: event, cause: event.cause.map(place), origin: numbers[event.id],
          step: steps[event.id],
          answer: event.mutation.flatMap { _ in events.answer(behind: event.id) }
            .map { $0 - start },
          isNamed: events.causes(of: event).contains(where: \.isAction))
      },
      screens: done[(recordedActs.dropLast().last ?? 0)...].map(\.screen),
      superseded: events[..<start].filter { event in
        if case .superseded(let newer)? = event.effect?.phase { newer >= start } else { false }
      }.map { place($0.id) })
  }
}
