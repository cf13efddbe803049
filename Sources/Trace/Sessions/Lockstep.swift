import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabTrace
import StageUI

/// A pattern that takes part, and what its recorder records.
typealias Contender = (name: String, pattern: any TraceablePattern, level: TraceLevel)

/// One app a contender, all of which get the same steps.
final class Lockstep {
  private let names: [String]
  private let alphabet: Alphabet
  private var apps: [StagedApp]
  /// What the screens of each app store, as long as each screen lives. A recorder observes those of its app.
  private var screens: [[() -> ScreenState?]]
  private var session: [[String]] = []
  /// The steps of the turn that has begun.
  private var turn: [String] = []
  /// Whether each app has refused a step of the last turn.
  private var refusals: [Bool]

  /// The app that decides what is possible.
  private var leader: StagedApp { apps[0] }

  init(_ contenders: [Contender], _ alphabet: Alphabet) {
    names = contenders.map(\.name)
    self.alphabet = alphabet
    screens = contenders.map { _ in [] }
    refusals = contenders.map { _ in false }
    apps = contenders.map { alphabet.app(of: $0.pattern, level: $0.level) }
    for (index, app) in apps.enumerated() where app.recorder.level == .off {
      app.observer = { [unowned self] view in
        let screen = ScreenState(view)
        screens[index] = screens[index].filter { $0() != nil } + [{ [weak screen] in screen }]
        return screen
      }
    }
  }

  /// The letters that are possible now.
  var offers: [Step] { alphabet.offers(in: leader) }

  /// Whether more calls are under way than sessions continue from.
  var isFull: Bool { leader.backend.pending.count > Alphabet.mostCalls }

  /// Performs a letter before the main queue turns.
  func take(_ letter: Step) {
    let steps = steps(letter)
    let refused = zip(apps, steps).map { app, step in
      do {
        try app.act(step)
        return false
      } catch { return true }
    }
    guard let step = steps.first, refused.contains(false) else { return }
    turn.append(step.description)
    refusals = zip(refusals, refused).map { $0 || $1 }
  }

  /// What a letter says in each app, whose calls may have other numbers.
  private func steps(_ letter: Step) -> [Step] {
    guard case .answer(let position, _, let failure) = letter else {
      return apps.map { _ in letter }
    }
    let calls = leader.pendingCalls
    guard calls.indices.contains(position) else { return [] }
    let request = calls[position].request.description
    let occurrence = calls[..<position].count { $0.request.description == request }
    return apps.map { app in
      let alike = app.pendingCalls.filter { $0.request.description == request }
      let call = alike.dropFirst(occurrence).first ?? calls[position]
      return .answer(call: call.id, request: request, failure: failure)
    }
  }

  /// Lets the main queue turn, and returns once all apps have settled.
  func endTurn() async {
    if !turn.isEmpty { session.append(turn) }
    turn = []
    await StagedApp.settle(apps)
  }

  /// What a person, the backend or another screen could notice, where two patterns differ.
  func difference() -> EveryOrder.Finding? {
    difference("what can be done", refusals.map { $0 ? "not this" : "this" })
      ?? difference("the screen", apps.map(\.text))
      ?? difference("the calls under way", apps.map { "\($0.pendingCalls.map(\.request.full))" })
      ?? difference("the navigation", apps.map { "\($0.path)" })
      ?? difference("the messages", apps.map { "\($0.waitingMessages)" })
  }

  private func difference(_ subject: String, _ values: [String]) -> EveryOrder.Finding? {
    guard let other = values.firstIndex(where: { $0 != values[0] }) else { return nil }
    return EveryOrder.Finding(
      subject: "\(names[0]) and \(names[other]) differ in \(subject)",
      session: session, values: [0, other].map { (names[$0], values[$0]) })
  }

  /// A hash of what decides how each app goes on: what it shows, stores and has under way, and the server's data.
  var stateKey: Int {
    var hasher = Hasher()
    hasher.combine(leader.texts)
    hasher.combine("\(leader.isOnScreen) \(leader.path) \(leader.waitingMessages)")
    leader.backend.hashData(into: &hasher)
    for (app, screens) in zip(apps, screens) {
      hasher.combine(app.backend.pending.map(\.request.full))
      hasher.combine("\(app.clock.sleepers) \(app.recentChanges)")
      for screen in screens { hasher.combine(screen()?.key) }
    }
    return hasher.finalize()
  }

  func close() {
    for app in apps { app.close() }
  }

  /// Leaves all screens for good.
  ///
  /// - Returns: The patterns whose app stays in memory; `nil` without any.
  func leave() async -> EveryOrder.Finding? {
    close()
    await StagedApp.settle(apps)
    let remains = apps.map { app in { [weak backend = app.backend] in backend != nil } }
    apps = []
    await MainQueue.run(rounds: 2)
    let leaking = zip(names, remains).filter { $1() }.map { ($0.0, "stays") }
    return leaking.isEmpty
      ? nil
      : EveryOrder.Finding(
        subject: "An app stays in memory when it is left", session: session, values: leaking)
  }
}

extension SampleBackend.Request {
  /// With all that a save sends, of which the description shows the name.
  fileprivate var full: String {
    if case .save(let profile) = self { "save(\(profile))" } else { description }
  }
}
