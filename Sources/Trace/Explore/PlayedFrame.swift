import LabContract
import LabSessions
import LabTrace

/// How one pattern looks after a move: its screen, and what happened since the move before.
nonisolated struct PlayedFrame {
  let screen: String
  let events: [PlayedEvent]
}

/// An event, whose cause is named by its place in the order: events of two orders may then be equal.
nonisolated struct PlayedEvent {
  let event: Event
  let cause: PlayedCause?
  /// The number of a write's origin.
  let origin: Int?
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
    return PlayedFrame(
      screen: app.text,
      events: events[start...].map { event in
        let cause = event.cause.map { cause in
          let move = starts.lastIndex { $0 <= cause } ?? 0
          let isOwn = move == starts.count - 1
          return PlayedCause(move: isOwn ? nil : move, index: cause - starts[move])
        }
        return PlayedEvent(event: event, cause: cause, origin: numbers[event.id])
      })
  }
}
