import Domain
import Trace

/// Why a recording cannot be replayed at all.
nonisolated package enum ReplayRefusal: Error, Hashable, CustomStringConvertible {
  case noSession
  case incomplete(dropped: Int)
  /// The answer under this event names an error that does not exist.
  case unknownFailure(Event.ID, String)

  package var description: String {
    switch self {
    case .noSession:
      "it does not hold what came from outside, as one that lab trace --random records does"
    case .incomplete(let dropped):
      "its first \(dropped.grouped) happenings were dropped"
    case .unknownFailure(let event, let failure):
      "event \(event): \(StepError.unknownFailure(failure))"
    }
  }
}

nonisolated extension Recording {
  /// The session from its first step on, with answers that the backend can give.
  func replayableSession() throws(ReplayRefusal) -> RecordedSession {
    guard let session, !session.steps.isEmpty else { throw .noSession }
    if dropped > 0 { throw .incomplete(dropped: dropped) }
    for recorded in session.steps {
      guard case .answer(let answer) = recorded.step, let failure = answer.failure else { continue }
      if DomainError(named: failure) == nil { throw .unknownFailure(recorded.event, failure) }
    }
    return session
  }
}

nonisolated extension DomainError {
  /// The error that an answer names.
  init?(named name: String) {
    guard let error = Self.allCases.first(where: { "\($0)" == name }) else { return nil }
    self = error
  }
}
