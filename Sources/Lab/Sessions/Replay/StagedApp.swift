import Contract
import Domain
import PatternList
import SampleBackend
import StageUI
import Trace

/// All screens of one pattern, as its router orders them, over a backend that holds every call.
///
///     let app = StagedApp(pattern, SampleData(scale: 1, seed: 1))
///     try await app.perform(.appear)
///     try await app.perform(.answer(StepAnswer(call: 1, request: "page(after: nil)")))
///     print(app.text)  // the feed
///
/// A screen that was left for another keeps its state for as long as it is on the router's path.
package final class StagedApp {
  package let pattern: any TraceablePattern
  package let backend: SampleBackend
  package let clock = TestClock()

  /// Is off unless the app was made with a level.
  package let recorder: Recorder
  private let environment: AppEnvironment
  private var screens: [Screen] = []
  package private(set) var isOnScreen = false

  /// - Parameter level: how much is recorded, with the time of the app's own clock.
  package init(_ pattern: any TraceablePattern, _ data: SampleData, level: TraceLevel = .off) {
    self.pattern = pattern
    backend = SampleBackend(data, policy: .gated)
    let clock = clock
    recorder = Recorder(level: level) { clock.now }
    environment = AppEnvironment(
      feed: backend, profiles: backend, clock: clock, path: [.feed], tracedBy: recorder)
  }

  /// What the person sees; nothing while no screen is shown.
  package var text: String { isOnScreen ? screens.last?.stage.text ?? "" : "" }

  /// Of the screen that was shown last, also after it was left.
  package var elements: [ScreenElement] { screens.last?.stage.snapshot.elements ?? [] }

  /// Whether the router names another screen than the one that was shown last.
  package var isElsewhere: Bool { screens.map(\.route) != environment.router.path }
}

private struct Screen {
  let route: Router.Route
  let view: any View
  let stage: Stage
}

extension StagedApp {
  /// Does what the step says, and returns when nothing is left to do.
  ///
  /// - Throws: why that cannot be done now; nothing was done then.
  package func perform(_ step: Step) async throws {
    switch step {
    case .appear: try show().appear()
    case .disappear: leave()
    case .tap(let element): try stage().tap(element)
    case .type(let text, let field): try stage().type(text, into: field)
    case .reveal(let row): try stage().appear(row)
    case .refresh: try stage().refresh()
    case .answer(let answer):
      let (call, answer) = try held(answer)
      try traced(step) { try backend.release(call, with: answer) }
    case .wait(let duration): traced(step) { clock.advance(by: duration) }
    }
    await settle()
  }

  /// Does what a recorded act led to, without the act: the pattern itself is sent the actions.
  ///
  /// - Throws: why an action cannot be sent; those before it were.
  package func send(_ actions: [ActionValue], for step: Step) async throws {
    guard let pattern = pattern as? any ReplayablePattern, let screen = screens.last else {
      return try await perform(step)
    }
    try traced(step) {
      for action in actions { try pattern.send(action, to: screen.view) }
    }
    await settle()
  }

  private func settle() async {
    if let stage = screens.last?.stage {
      await stage.settle()
    } else {
      await MainQueue.run(rounds: 8)
    }
  }

  /// Like an act on the stage: told as one, and the cause of what happens in it.
  private func traced<Failure: Error>(
    _ step: Step, _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    var result = Result<Void, Failure>.success(())
    recorder.stagePerforms(step.description) {
      result = Result { () throws(Failure) in try action() }
    }
    try result.get()
  }
}

extension StagedApp {
  private func stage() throws(StepError) -> Stage {
    guard isOnScreen, let stage = screens.last?.stage else { throw .noScreen }
    return stage
  }

  /// The screen that the router names, made if it is new; those that are no longer on the path are forgotten.
  private func show() throws(StepError) -> Stage {
    guard !isOnScreen else { throw .isOnScreen }
    let path = environment.router.path
    while screens.count > path.count || !zip(screens, path).allSatisfy({ $0.route == $1 }) {
      screens.removeLast()
    }
    for route in path.dropFirst(screens.count) {
      let view = view(route)
      screens.append(Screen(route: route, view: view, stage: Stage(view, observer: recorder)))
    }
    guard let stage = screens.last?.stage else { throw .noScreen }
    isOnScreen = true
    return stage
  }

  /// Leaves all screens for good; until then, calls that are held keep the app alive.
  package func close() {
    isOnScreen = false
    for screen in screens { screen.stage.disappear() }
  }

  private func leave() {
    isOnScreen = false
    screens.last?.stage.disappear()
  }

  private func view(_ route: Router.Route) -> any View {
    switch (route, recorder.level) {
    case (.feed, .off): pattern.feed(environment)
    case (.feed, _): pattern.feed(environment, tracedBy: recorder)
    case (.profile(let id), .off): pattern.profile(id, environment)
    case (.profile(let id), _): pattern.profile(id, environment, tracedBy: recorder)
    }
  }

  private func held(
    _ answer: StepAnswer
  ) throws(StepError) -> (SampleBackend.Call, SampleBackend.Answer) {
    let pending = backend.pending
    guard
      let call = pending.first(where: {
        $0.id == answer.call && $0.request.description == answer.request
      })
    else {
      throw .noCall("#\(answer.call) \(answer.request)", pending: pending.map(\.description))
    }
    guard let failure = answer.failure else { return (call, .ordinary) }
    guard let error = DomainError(named: failure) else { throw .unknownFailure(failure) }
    return (call, .failure(error))
  }
}
