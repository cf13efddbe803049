import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// One app a pattern, which all get the same steps.
final class Lockstep {
  let patterns: [any TraceablePattern]
  let alphabet: Alphabet
  private(set) var apps: [StagedApp] = []
  /// The turns since the apps were made.
  private(set) var history: [[PlannedStep]] = []

  init(_ patterns: [any TraceablePattern], _ alphabet: Alphabet) {
    self.patterns = patterns
    self.alphabet = alphabet
  }

  /// The steps of the turn that has begun, and which apps have refused one.
  private var turn: (steps: [PlannedStep], refusals: [Bool]) = ([], [])

  /// What the screens of each app hold, as long as each screen lives.
  private var screens: [[() -> ScreenState?]] = []

  /// The app that decides what is possible.
  var leader: StagedApp { apps[0] }

  /// Whether more calls are under way than are explored from.
  var isFull: Bool { leader.backend.pending.count > Alphabet.mostCalls }

  /// The letters that are possible now.
  var offers: UInt64 { alphabet.offers(in: leader) }

  /// Makes new apps. Those before are closed, because held calls would keep them alive.
  func restart() {
    for app in apps { app.close() }
    history = []
    turn = ([], patterns.map { _ in false })
    screens = patterns.map { _ in [] }
    apps = patterns.map { StagedApp($0, alphabet.session) }
    for (index, app) in apps.enumerated() {
      app.observer = { [unowned self] _, view in
        let screen = ScreenState(view)
        screens[index] = screens[index].filter { $0() != nil } + [{ [weak screen] in screen }]
        return screen
      }
    }
  }

  /// Makes the apps, and shows their first screen.
  ///
  /// - Returns: What differs already.
  @discardableResult
  func begin() async -> Difference? {
    restart()
    return await perform([PlannedStep(step: .appear)]) ?? difference()
  }

  /// Performs a letter before the main queue turns.
  ///
  /// - Returns: Whether an app takes it; otherwise nothing was done.
  @discardableResult
  func take(_ letter: UInt8) -> Bool {
    guard let step = alphabet.step(letter, in: leader) else { return false }
    return take(step)
  }

  private func take(_ step: PlannedStep) -> Bool {
    let refusals = refusals(of: step)
    if refusals.allSatisfy({ $0 }) { return false }
    turn.steps.append(step)
    turn.refusals = zip(turn.refusals, refusals).map { $0 || $1 }
    return true
  }

  /// Lets the main queue turn, and returns once all apps have settled.
  ///
  /// - Returns: Two patterns of which only one took the steps.
  func endTurn() async -> Difference? {
    if !turn.steps.isEmpty { history.append(turn.steps) }
    await StagedApp.settle(apps)
    let refusals = turn.refusals.map { $0 ? "not this" : "this" }
    turn = ([], apps.map { _ in false })
    return Difference("what can be done", refusals, patterns)
  }

  /// Performs letters in one turn, and returns once all apps have settled.
  func perform(_ letters: Letters) async {
    for letter in letters.all { take(letter) }
    _ = await endTurn()
  }

  /// Performs the steps in one turn, as they are numbered in this session.
  @discardableResult
  func perform(_ steps: [PlannedStep]) async -> Difference? {
    for planned in steps {
      var step = planned
      step.step = planned.step(in: leader)
      _ = take(step)
    }
    return await endTurn()
  }

  private func refusals(of step: PlannedStep) -> [Bool] {
    apps.map { app in
      do {
        try app.act(step.step(in: app))
        return false
      } catch { return true }
    }
  }

  /// What a person, the backend or another screen could notice, where the patterns differ.
  func difference() -> Difference? {
    Difference("the screen", apps.map(\.text), patterns)
      ?? Difference(
        "the calls under way", apps.map { "\($0.pendingCalls.map(\.request.full))" }, patterns)
      ?? Difference("the navigation", apps.map { "\($0.path)" }, patterns)
      ?? Difference("the messages", apps.map { "\($0.waitingMessages)" }, patterns)
  }

  /// What decides how each app goes on: what it shows, holds and knows.
  var stateTexts: [String] {
    zip(apps, screens).map { app, screens in
      app.stateText(screens.compactMap { $0() })
    }
  }

  /// A hash of it and of the server's data, which is kept for each state.
  var stateKey: UInt64 {
    var hasher = Hasher()
    hasher.combine(leader.shownState)
    leader.backend.hashData(into: &hasher)
    for (app, screens) in zip(apps, screens) {
      hasher.combine(app.hiddenState)
      for screen in screens { hasher.combine(screen()?.key) }
    }
    return UInt64(bitPattern: Int64(hasher.finalize()))
  }

  /// Leaves all screens for good, and returns the patterns whose app stays in memory.
  func leave() async -> [String] {
    for app in apps { app.close() }
    await StagedApp.settle(apps)
    let remains = apps.map { app in { [weak backend = app.backend] in backend != nil } }
    apps = []
    await MainQueue.run(rounds: 2)
    return zip(patterns, remains).filter { $1() }.map(\.0.name)
  }
}

extension SampleBackend.Request {
  /// With all that a save sends, of which the description shows the name.
  fileprivate var full: String {
    if case .save(let profile) = self { "save(\(profile))" } else { description }
  }
}

extension StagedApp {
  /// The calls under way, in an order that does not depend on which of two was requested first in
  /// one turn.
  var pendingCalls: [SampleBackend.Call] {
    let pending = backend.pending
    guard pending.count > 1 else { return pending }
    return pending.map { (key: $0.request.description, call: $0) }
      .sorted { ($0.key, $0.call.id) < ($1.key, $1.call.id) }.map(\.call)
  }

  /// What decides how the app goes on.
  func stateText(_ screens: [ScreenState]) -> String {
    ([shownState, hiddenState] + screens.map(\.text)).joined(separator: "\n")
  }

  /// What is equal in all patterns.
  var shownState: String {
    "\(texts.joined(separator: "\n"))\nvisible \(isOnScreen), path \(path), messages \(waitingMessages)"
  }

  /// What a pattern has under way.
  var hiddenState: String {
    "calls \(backend.pending.map(\.request.full)), sleepers \(clock.sleepers)\(recentChanges)"
  }
}
