import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

/// All screens of one pattern, as its path orders them, over a backend that holds every call.
///
/// A covered screen keeps its state for as long as it is on the path.
package final class StagedApp {
  package let pattern: any TraceablePattern
  package let backend: SampleBackend
  package let clock = TestClock()
  package let recorder: Recorder
  private let environment: AppEnvironment
  private let screens: AppScreens
  @Binding package var path: [Router.Route]
  private var stack = ScreenStack<Stage>()
  private var last: Stage? { stack.screens.last?.content }
  package private(set) var isOnScreen = false
  /// Makes the observer of each screen; without it, the recorder observes them.
  var observer: ((any View) -> any StageObserver)?

  /// - Parameter level: how much is recorded, with times of the app's own clock and nothing dropped.
  package init(
    _ pattern: any TraceablePattern, _ data: SampleData,
    pageSize: Int = 20, path: [Router.Route] = [.feed],
    level: TraceLevel = .off, explainsBodies: Bool = false
  ) {
    self.pattern = pattern
    backend = SampleBackend(data, pageSize: pageSize, policy: .gated)
    let clock = clock
    recorder = Recorder(level: level, capacity: .max, explainsBodies: explainsBodies) {
      clock.now
    }
    environment = AppEnvironment(
      feed: backend, profiles: backend, clock: clock, path: path, tracedBy: recorder)
    screens = pattern.screens(environment, tracedBy: level == .off ? nil : recorder)
    _path = screens.path ?? Bindable(environment.router).path
  }

  /// The text on screen; empty while no screen is visible.
  package var text: String { isOnScreen ? last?.text ?? "" : "" }

  /// What can be used of the visible screen.
  var elements: [ScreenElement] {
    isOnScreen ? last?.snapshot.elements.filter(\.isEnabled) ?? [] : []
  }

  /// Whether the path names another screen than the last one.
  var isElsewhere: Bool { stack.screens.map(\.route) != path }

  /// The text of each screen on the stack, the visible one last, also of those that have disappeared.
  var texts: [String] { stack.screens.map(\.content.text) }

  var waitingMessages: [Message] { environment.messages.waiting }
  /// What the server has confirmed since the requests that are open.
  var recentChanges: String { environment.useCases.recentChanges }

  /// The calls under way, in an order that does not depend on which of two was requested first in one turn.
  var pendingCalls: [SampleBackend.Call] {
    backend.pending.map { (key: $0.request.description, call: $0) }
      .sorted { ($0.key, $0.call.id) < ($1.key, $1.call.id) }.map(\.call)
  }

  /// Does what the step says, and returns when nothing is left to do.
  ///
  /// - Throws: why the step is impossible now; then nothing was done.
  package func perform(_ step: Step) async throws {
    try act(step)
    await settle()
  }

  /// Does what the step says, before the main queue turns.
  ///
  /// - Throws: why the step is impossible now; then nothing was done.
  package func act(_ step: Step) throws {
    switch step {
    case .appear: try show().appear()
    case .disappear:
      isOnScreen = false
      last?.disappear()
    case .tap(let element): try stage().tap(element)
    case .type(let text, let field): try stage().type(text, into: field)
    case .reveal(let row): try stage().appear(row)
    case .refresh: try stage().refresh()
    case .answer(let call, let request, let failure):
      let held = try heldCall(call, request)
      let answer = failure.map { SampleBackend.Answer.failure($0) } ?? .ordinary
      try traced(step) { try backend.release(held, with: answer) }
    case .link(let profiles):
      traced(step) { path = [.feed] + profiles.map { .profile(Profile.ID($0)) } }
    case .save(let profile, let name):
      do throws(DomainError) {
        try traced(step) { () throws(DomainError) in
          try backend.saveElsewhere(Profile.ID(profile), name: name)
        }
      } catch {
        throw StepError(description: "profile \(profile) cannot be saved: \(error)")
      }
    case .wait(let nanoseconds): traced(step) { clock.advance(by: .nanoseconds(nanoseconds)) }
    }
  }

  /// Returns when nothing is left to do.
  package func settle() async { await Self.settle([self]) }

  /// Returns when nothing is left to do in any of the apps.
  package static func settle(_ apps: [StagedApp]) async {
    await Stage.settle(apps.compactMap(\.last))
  }

  /// Leaves all screens for good. Until then, held calls keep the app alive.
  package func close() {
    isOnScreen = false
    for screen in stack.screens { screen.content.disappear() }
  }
}

extension StagedApp {
  /// Records the step as an act, and as the cause of what happens in it.
  private func traced<Failure: Error>(
    _ step: Step, _ action: () throws(Failure) -> Void
  ) throws(Failure) {
    var result = Result<Void, Failure>.success(())
    recorder.stagePerforms(step.description) {
      result = Result { () throws(Failure) in try action() }
    }
    try result.get()
  }

  private func stage() throws(StepError) -> Stage {
    guard isOnScreen, let stage = last else { throw .noScreen }
    return stage
  }

  /// The screen that the path names, made if it is new. Those no longer on the path are dropped.
  private func show() throws(StepError) -> Stage {
    guard !isOnScreen else { throw StepError(description: "the screen is visible already") }
    stack.follow(path) { route in
      let view = screens.screen(route)
      return Stage(view, observer: observer?(view) ?? recorder)
    }
    guard let stage = last else { throw .noScreen }
    isOnScreen = true
    return stage
  }

  private func heldCall(_ id: Int, _ request: String) throws(StepError) -> SampleBackend.Call {
    let pending = backend.pending
    guard
      let call = pending.first(where: { $0.id == id && $0.request.description == request })
    else {
      let others = pending.map(\.description).joined(separator: ", ")
      throw StepError(
        description:
          "call #\(id) \(request) is not pending; pending: \(pending.isEmpty ? "nothing" : others)")
    }
    return call
  }
}

extension [ScreenElement] {
  /// The names of the elements of these kinds, as steps use them.
  func names(_ kinds: ScreenElement.Kind...) -> [String] {
    filter { kinds.contains($0.kind) }.map { $0.identifier ?? $0.label }
  }
}

/// Why a step is impossible now.
nonisolated package struct StepError: Error, CustomStringConvertible {
  package let description: String

  static let noScreen = StepError(description: "no screen is visible")
}
