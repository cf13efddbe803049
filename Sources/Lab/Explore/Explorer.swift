import Contract
import PatternList
import SampleBackend
import Sessions
import StageUI
import Trace

/// Tries every order of an alphabet's events up to a depth, on all patterns in lockstep.
package final class Explorer {
  let lockstep: Lockstep
  package let alphabet: Alphabet
  package let depth: Int
  package let seed: UInt64
  private var states: States
  var generator: SeededGenerator
  /// The state that the apps are in.
  private var current: States.ID = 0
  package var count = Counts()
  package private(set) var findings: [Finding] = []
  /// Whether the session to a state may be longer than needed, which saves restarts.
  private let takesDetours: Bool
  private var isOver: Bool { !findings.isEmpty }

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

  package init(
    _ patterns: [any TraceablePattern], _ alphabet: Alphabet, depth: Int, seed: UInt64,
    takesDetours: Bool = true
  ) {
    self.takesDetours = takesDetours
    self.alphabet = alphabet
    self.depth = depth
    self.seed = seed
    lockstep = Lockstep(patterns, alphabet)
    states = States(depth: depth)
    generator = SeededGenerator(seed: seed)
  }

  package func run(progress: (Counts) -> Void) async {
    await lockstep.begin()
    current = arrive(depth: 0, from: nil)
    while !isOver {
      if states.nextTurn(in: current) == nil || (isOnDetour && !takesDetours) {
        guard await walkToWork() else { break }
        if isOver { break }
        guard states.nextTurn(in: current) != nil else { continue }
      }
      await tryNextTurn()
      count.states = states.all.count
      if count.paths % 256 == 0 { progress(count) }
    }
    if !isOver { await leaveForGood() }
  }

  /// Whether a shorter session to the current state is known. The first appearance has no depth.
  private var isOnDetour: Bool { lockstep.history.cost - 1 > states.all[current].depth }

  private func tryNextTurn() async {
    let origin = current
    guard let (turn, position) = states.begin(in: origin) else { return }
    let known = states.all.count
    let (offers, isEqual) = await perform(turn)
    count.paths += 1
    let depth = states.all[origin].depth + turn.cost
    current =
      isEqual
      ? arrive(depth: depth, from: (origin, turn))
      : states.add(.random(in: 0 ... .max), offers: 0, depth: depth, from: (origin, turn))
    states.note(position, in: origin, ledTo: current, offers: offers)
    if states.all.count == known {
      count.pruned += 1
      if takesDetours, generator.next(below: 16) == 0 { await walkOn() }
    }
  }

  /// Performs a turn in all apps, and returns the letters possible right after it.
  private func perform(_ turn: Letters) async -> (offers: UInt64, isEqual: Bool) {
    for letter in turn.all { lockstep.take(letter) }
    let offers = turn.cost < Letters.most ? alphabet.offers(in: lockstep.leader) : 0
    if let difference = await lockstep.endTurn() ?? lockstep.difference() {
      report(.divergence(subject: difference.subject, difference.values), lockstep.history)
      return (offers, false)
    }
    return (offers, true)
  }

  /// The state that the apps are in, added if it is new.
  private func arrive(depth: Int, from origin: (States.ID, Letters)?) -> States.ID {
    let app = lockstep.leader
    let key = lockstep.stateKey
    if let id = states.id(of: key) { return id }
    let isFull = app.backend.pending.count > Alphabet.mostCalls
    return states.add(
      key, offers: isFull ? 0 : alphabet.offers(in: app), depth: depth, from: origin)
  }

  /// Goes to a state with turns to try: by turns that are known if it is near, or from the start.
  ///
  /// - Returns: `false` when every turn was tried.
  private func walkToWork() async -> Bool {
    if takesDetours, let turns = states.wayToWork(from: current) {
      for (turn, target) in turns {
        await lockstep.perform(turn)
        current = target
      }
      await check(current)
      return true
    }
    guard let goal = states.nextWaiting() else { return false }
    await restart(at: goal)
    return true
  }

  /// Begins again, and repeats the shortest known session to a state. Every sixteenth time, the memory is
  /// checked first.
  private func restart(at goal: States.ID) async {
    count.starts += 1
    if count.starts % 16 == 0 { await leaveForGood() }
    await lockstep.begin()
    for turn in states.path(to: goal) { await lockstep.perform(turn) }
    current = goal
    await check(goal)
  }

  /// Leaves all screens, and reports a pattern whose app stays in memory.
  func leaveForGood() async {
    let session = lockstep.history
    count.departures += 1
    let leaks = await lockstep.leave()
    if !leaks.isEmpty { report(.leak(leaks), session) }
  }

  /// Repeats up to three turns that were tried when this state was reached by another session.
  private func walkOn() async {
    for _ in 0..<3 {
      let known = states.all[current].known
      guard !known.isEmpty else { return }
      let (turn, target) = known[generator.next(below: known.count)]
      guard await perform(turn).isEqual else { return }
      current = target
      await check(target)
      if isOver { return }
    }
  }

  /// Checks that the apps are in the state that the turns led to before.
  private func check(_ expected: States.ID) async {
    count.checked += 1
    if let difference = lockstep.difference() {
      return report(.divergence(subject: difference.subject, difference.values), lockstep.history)
    }
    if lockstep.stateKey == states.all[expected].key { return }
    count.differed += 1
    let (session, found) = (lockstep.history, lockstep.stateTexts)
    await lockstep.begin()
    for turn in states.path(to: expected) { await lockstep.perform(turn) }
    let known = lockstep.stateTexts
    let pattern = known.indices.first { known[$0] != found[$0] } ?? 0
    let values = [(lockstep.history, known), (session, found)].map { session, texts in
      Finding.SessionValue(
        session: turns(session), state: "\(lockstep.patterns[pattern].name)\n\(texts[pattern])")
    }
    report(.coarseKey(values), session)
  }

  private func turns(_ session: [[PlannedStep]]) -> [Turn] {
    session.map { Turn($0.map(\.step)) }
  }

  func report(_ kind: Finding.Kind, _ session: [[PlannedStep]]) {
    findings.append(Finding(kind: kind, session: session, data: alphabet.session))
  }

  /// Leaves out what a finding does not need, and looks for a shorter session with a divergence.
  package func shrink() async {
    for index in findings.indices {
      var finding = await lockstep.shrunk(findings[index])
      while case .divergence = finding.kind, finding.session.cost - 2 <= depth {
        // One event less; the first appearance has no depth.
        let explorer = Explorer(
          lockstep.patterns, alphabet, depth: finding.session.cost - 2, seed: seed,
          takesDetours: false)
        await explorer.run { _ in }
        finding.isShortest = explorer.findings.isEmpty
        guard let shorter = explorer.findings.first, case .divergence = shorter.kind else { break }
        finding = await lockstep.shrunk(shorter)
      }
      findings[index] = finding
    }
  }
}
