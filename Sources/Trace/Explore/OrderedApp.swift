import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// A step of an order. An order has each at most once.
nonisolated package enum Move: Hashable, Sendable {
  /// The act with this index in the session.
  case act(Int)
  /// The answer to the call that is the `occurrence`-th with this request, counted from 1.
  case answer(request: String, occurrence: Int, failure: DomainError?)
  /// The person taps OK, the `occurrence`-th time.
  case dismiss(occurrence: Int)
  case leave
  case comeBack
}

/// An app on which one order of a session is played.
package final class OrderedApp {
  package let app: StagedApp
  private let session: OrdersSession
  private var actsDone = 0
  private var dismissals = 0
  private var hasLeft = false
  /// What was done so far, each recorded as an act, and the screen after it.
  package private(set) var done: [(step: Step, screen: String)] = []
  /// How many acts are recorded after the opening, and after each move.
  package private(set) var recordedActs: [Int] = []

  /// Creates the app and plays the opening.
  package init(_ pattern: any TraceablePattern, _ session: OrdersSession) async throws {
    self.session = session
    app = StagedApp(pattern, session.data, level: .snapshots)
    recordedActs = [0]
    for step in session.opening { try await perform(step) }
  }

  /// The next moves, but the screen may refuse the act.
  ///
  /// An alert comes before the next act. Leaving is offered once, and only while something is under way.
  package var moves: [Move] {
    let backend = app.backend
    let answers = backend.pending.flatMap { call in
      let occurrence = backend.log.prefix(call.id).count { $0 == call.request }
      return ([nil] + session.failures).map { failure in
        Move.answer(request: call.request.description, occurrence: occurrence, failure: failure)
      }
    }
    guard app.isOnScreen else { return [.comeBack] + answers }
    let isUnderWay = !answers.isEmpty || !app.clock.sleepers.isEmpty
    let hasAlert = app.elements.contains { $0.label == "OK" }
    let act = hasAlert ? Move.dismiss(occurrence: dismissals + 1) : .act(actsDone)
    return (actsDone < session.acts.count ? [act] : []) + answers
      + (isUnderWay && !hasLeft ? [.leave] : [])
  }

  /// Plays one move. A screen that the router no longer names goes, and the one that it names appears.
  ///
  /// - Throws: why the move is impossible now; then nothing was done.
  package func perform(_ move: Move) async throws {
    recordedActs.append(recordedActs.last ?? 0)
    do {
      try await perform(step(of: move))
    } catch {
      recordedActs.removeLast()
      throw error
    }
    switch move {
    case .act: actsDone += 1
    case .dismiss: dismissals += 1
    case .leave: hasLeft = true
    case .answer, .comeBack: break
    }
    while app.isOnScreen, app.isElsewhere {
      try await perform(.disappear)
      try await perform(.appear)
    }
  }

  private func perform(_ step: Step) async throws {
    try await app.perform(step)
    done.append((step, app.text))
    recordedActs[recordedActs.count - 1] += 1
  }

  private func step(of move: Move) throws -> Step {
    switch move {
    case .act(let index): return session.acts[index]
    case .dismiss: return .tap(element: "OK")
    case .leave: return .disappear
    case .comeBack: return .appear
    case .answer(let request, let occurrence, let failure):
      let calls = app.backend.log.indices.filter { app.backend.log[$0].description == request }
      guard calls.indices.contains(occurrence - 1) else { throw UnknownCall(request: request) }
      return .answer(
        call: calls[occurrence - 1] + 1, request: request,
        failure: failure.map { "\($0)" })
    }
  }
}

nonisolated struct UnknownCall: Error, CustomStringConvertible {
  let request: String
  var description: String { "\(request) has not been requested" }
}
