import Contract
import Sessions
import Trace

/// How one pattern looks after a move: its screen, and what happened since the move before.
nonisolated struct PlayedFrame {
  let screen: String
  let events: [PlayedEvent]
}

/// An event, whose cause is named by its place in the order: events of two orders may then be equal.
nonisolated struct PlayedEvent {
  let event: Event
  let cause: PlayedCause?
  /// The number of the call stack of a write.
  let stack: Int?
}

nonisolated struct PlayedCause {
  /// The number of the move, from 1, or 0 for the opening; `nil` for the event's own.
  let move: Int?
  /// The index among the move's events.
  let index: Int
}

/// Call stacks to look up at once, because a symbolizer takes a second to start.
final class CallStacks {
  private var all: [[UInt]] = []
  private var numbers: [[UInt]: Int] = [:]

  fileprivate func number(of stack: [UInt]) -> Int {
    if let number = numbers[stack] { return number }
    numbers[stack] = all.count
    all.append(stack)
    return all.count - 1
  }

  /// Returns the writer behind each stack, by its number.
  func sites() -> [Site?] {
    let sites = Site.ofWriters(in: all)
    return all.map { sites[$0] }
  }
}

extension OrderedApp {
  /// Returns the frame after the last move.
  func frame(stacks: CallStacks) -> PlayedFrame {
    var numbers: [Event.ID: Int] = [:]
    let events = app.recorder.events { id, stack in
      numbers[id] = stacks.number(of: stack)
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
        return PlayedEvent(event: event, cause: cause, stack: numbers[event.id])
      })
  }
}
