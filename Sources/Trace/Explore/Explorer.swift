import LabBackend
import LabContract
import LabPatterns
import LabRandom
import LabSessions
import LabTrace
import StageUI

/// Tries every order of an alphabet's events up to a depth, on all patterns in lockstep.
///
/// It decides what its walkers do, each of which has its own apps, maybe in another process.
package final class Explorer {
  let lockstep: Lockstep
  package let alphabet: Alphabet
  package let depth: Int
  package let seed: UInt64
  private let walkers: [any Walking]
  var states: States
  var generator: SeededGenerator
  package var count = Counts()
  package private(set) var findings: [Finding] = []
  /// Whether the session to a state may be longer than needed, which saves restarts.
  private let takesDetours: Bool
  /// Walks under way, and walkers that wait for news of them.
  private var walks = 0
  private var waiting: [CheckedContinuation<Void, Never>] = []

  /// How much was tried.
  package struct Counts {
    package var states = 0
    /// Turns that were tried, each from a different state or by different steps.
    package var paths = 0
    /// Turns that led to a state that was known.
    package var pruned = 0
    /// States reached by a second session, and those that were not the same after all.
    package var checked = 0
    package var differed = 0
    /// Sessions after which all screens were left for good and the memory was checked.
    package var departures = 0
    /// Sessions that were begun.
    package var starts = 0
    /// Random steps beyond the depth.
    package var acts = 0
  }

  /// - Parameter walkers: take the walks; otherwise this process does.
  package init(
    _ patterns: [any TraceablePattern], _ alphabet: Alphabet, depth: Int, seed: UInt64,
    takesDetours: Bool = true, walkers: [any Walking] = []
  ) {
    self.takesDetours = takesDetours
    self.alphabet = alphabet
    self.depth = depth
    self.seed = seed
    lockstep = Lockstep(patterns, alphabet)
    self.walkers = walkers.isEmpty ? [Walker(lockstep)] : walkers
    states = States(depth: depth)
    generator = SeededGenerator(seed: seed)
  }

  /// Tries every turn. Counts of states and turns do not depend on the number of walkers.
  ///
  /// - Throws: what a walker throws.
  package func run(progress: @escaping @MainActor (Counts) -> Void) async throws {
    let first = try await walkers[0].take(Walk(restarts: true))
    guard let arrival = first.arrival else {
      let (history, difference) = await replay([])
      return report(difference, history)
    }
    _ = states.add(arrival.key, offers: arrival.offers, depth: 0, from: nil)
    count.states = 1
    let tasks = walkers.enumerated().map { number, walker in
      let start = number == 0 ? Place(state: 0, session: []) : nil
      return Task { try await lead(walker, from: start, progress: progress) }
    }
    for task in tasks { try await task.value }
  }

  /// Where a walker is.
  private struct Place {
    var state: States.ID
    /// The turns since its apps were made.
    var session: [Letters]
    /// Whether what was tried here before is to be repeated.
    var isToBeChecked = false
  }

  /// Sends a walker on walks until every turn was tried.
  private func lead(
    _ walker: any Walking, from start: Place?, progress: @MainActor (Counts) -> Void
  ) async throws {
    var place = start
    while findings.isEmpty {
      guard let errand = errand(from: place) else {
        if walks == 0 { break }
        await withCheckedContinuation { waiting.append($0) }
        continue
      }
      walks += 1
      defer {
        walks -= 1
        for waiter in waiting { waiter.resume() }
        waiting = []
      }
      let answer = try await walker.take(errand.walk)
      guard findings.isEmpty else { return }
      place = await note(answer, of: errand, from: place)
      count.states = states.all.count
      if count.paths % 256 == 0 { progress(count) }
    }
    guard findings.isEmpty, let place else { return }
    count.departures += 1
    let leaks = try await walker.take(Walk(leaves: true)).leaks
    if !leaks.isEmpty { report(.leak(leaks), await replay(place.session).history) }
  }

  /// A walk, with the states that it should pass.
  private struct Errand {
    var walk: Walk
    var passed: [States.ID] = []
    /// Where the turn is tried, and its position among the turns of that state.
    var trial: (state: States.ID, position: Int)?
  }

  /// The next turn to try: here, three known turns away at most, or from the start.
  private func errand(from place: Place?) -> Errand? {
    if let place, place.isToBeChecked { return check(from: place.state) }
    if let place, takesDetours || place.session.cost <= states.all[place.state].depth {
      if let trial = trial(in: place.state) { return trial }
      if takesDetours, let way = states.wayToWork(from: place.state), let end = way.last?.target {
        return trial(in: end, by: Walk(way: way.map(\.turn)), passing: [end])
      }
    }
    guard let goal = states.nextWaiting() else { return nil }
    let way = states.path(to: goal)
    count.starts += 1
    let leaves = place != nil && count.starts % 16 == 0
    if leaves { count.departures += 1 }
    return trial(
      in: goal, by: Walk(leaves: leaves, restarts: true, way: way),
      passing: way.isEmpty ? [] : [goal])
  }

  private func trial(
    in state: States.ID, by walk: Walk = Walk(), passing passed: [States.ID] = []
  ) -> Errand? {
    guard let (turn, position) = states.begin(in: state) else { return nil }
    var walk = walk
    walk.turn = turn
    return Errand(walk: walk, passed: passed, trial: (state, position))
  }

  /// Repeats up to three turns that were tried when this state was reached by another session.
  private func check(from state: States.ID) -> Errand {
    var errand = Errand(walk: Walk(reportsAll: true))
    for _ in 0..<3 {
      let known = states.all[errand.passed.last ?? state].known
      guard !known.isEmpty else { break }
      let (turn, target) = known[generator.next(below: known.count)]
      errand.walk.way.append(turn)
      errand.passed.append(target)
    }
    return errand
  }

  /// Notes what became of a walk, and returns where the walker is now.
  private func note(_ answer: Walk.Answer, of errand: Errand, from place: Place?) async -> Place {
    let walk = errand.walk
    let before = place?.session ?? []
    if !answer.leaks.isEmpty {
      report(.leak(answer.leaks), await replay(before).history)
      return Place(state: 0, session: [])
    }
    let way = (walk.restarts ? [] : before) + walk.way
    for (number, (key, state)) in zip(answer.keys, errand.passed).enumerated() {
      count.checked += 1
      if key == states.all[state].key { continue }
      let rest = walk.reportsAll ? answer.keys.count - 1 - number : 0
      await reportCoarseKey(Array(way.dropLast(rest)), state)
      break
    }
    let session = way + (walk.turn.map { [$0] } ?? [])
    guard let arrival = answer.arrival else {
      // By the shortest known way to the state, which fits into the depth, unless that does not show it.
      let shortest = errand.trial.map { states.path(to: $0.state) + [walk.turn].compactMap(\.self) }
      var (history, difference) = await replay(shortest ?? session)
      if difference == nil { (history, difference) = await replay(session) }
      report(difference, history)
      return Place(state: 0, session: [])
    }
    guard let trial = errand.trial, let turn = walk.turn else {
      return Place(state: errand.passed.last ?? place?.state ?? 0, session: session)
    }
    count.paths += 1
    let known = states.id(of: arrival.key)
    let depth = states.all[trial.state].depth + turn.cost
    let state =
      known
      ?? states.add(arrival.key, offers: arrival.offers, depth: depth, from: (trial.state, turn))
    states.note(trial.position, in: trial.state, ledTo: state, offers: arrival.offersInTurn)
    if known != nil { count.pruned += 1 }
    let isToBeChecked = known != nil && takesDetours && generator.next(below: 16) == 0
    return Place(state: state, session: session, isToBeChecked: isToBeChecked)
  }

  /// Repeats a session up to its first difference, in this process.
  private func replay(
    _ session: [Letters]
  ) async -> (history: [[PlannedStep]], difference: Difference?) {
    if let difference = await lockstep.begin() { return (lockstep.history, difference) }
    for turn in session {
      for letter in turn.all { lockstep.take(letter) }
      if let difference = await lockstep.endTurn() ?? lockstep.difference() {
        return (lockstep.history, difference)
      }
    }
    return (lockstep.history, nil)
  }

  /// Reports a session that should have led to a known state, and did not.
  private func reportCoarseKey(_ session: [Letters], _ expected: States.ID) async {
    count.differed += 1
    let (history, _) = await replay(session)
    let found = lockstep.stateTexts
    let (knownHistory, _) = await replay(states.path(to: expected))
    let known = lockstep.stateTexts
    let pattern = known.indices.first { known[$0] != found[$0] } ?? 0
    let values = [(knownHistory, known), (history, found)].map { session, texts in
      Finding.SessionValue(
        session: turns(session), state: "\(lockstep.patterns[pattern].name)\n\(texts[pattern])")
    }
    report(.coarseKey(values), history)
  }

  private func turns(_ session: [[PlannedStep]]) -> [Turn] {
    session.map { Turn($0.map(\.step)) }
  }

  private func report(_ difference: Difference?, _ session: [[PlannedStep]]) {
    report(
      .divergence(subject: difference?.subject ?? "the screen", difference?.values ?? []), session)
  }

  func report(_ kind: Finding.Kind, _ session: [[PlannedStep]]) {
    findings.append(Finding(kind: kind, session: session, data: alphabet.session))
  }

  /// Leaves out what a finding does not need, and looks for a shorter session with a divergence. Of several
  /// of that length, every run reports the same one, however its walkers took turns.
  package func shrink() async {
    for index in findings.indices {
      var finding = await lockstep.shrunk(findings[index])
      if case .divergence = finding.kind, finding.session.cost == 1 { finding.isShortest = true }
      while case .divergence = finding.kind, 2...depth + 2 ~= finding.session.cost {
        // One event less; the first appearance has no depth.
        guard let found = await firstFindings(toDepth: finding.session.cost - 2) else { break }
        finding.isShortest = found.isEmpty
        guard let shorter = found.first, case .divergence = shorter.kind else { break }
        finding = await lockstep.shrunk(shorter)
      }
      if finding.isShortest, finding.session.cost - 1 <= depth,
        let same = await firstFindings(toDepth: finding.session.cost - 1)?.first,
        case .divergence = same.kind
      {
        finding = await lockstep.shrunk(same)
        finding.isShortest = true
      }
      findings[index] = finding
    }
  }

  /// What one walker finds first; `nil` if it fails.
  private func firstFindings(toDepth depth: Int) async -> [Finding]? {
    let explorer = Explorer(
      lockstep.patterns, alphabet, depth: depth, seed: seed, takesDetours: false)
    guard (try? await explorer.run { _ in }) != nil else { return nil }
    return explorer.findings
  }
}

extension [Letters] {
  /// The number of steps.
  var cost: Int { reduce(0) { $0 + $1.cost } }
}
