import LabTrace

extension Lockstep {
  /// Returns the finding that a session leads to, with the session up to there.
  func finding(in session: [[PlannedStep]], looksForLeaks: Bool) async -> Finding? {
    restart()
    for turn in session {
      let refused = await perform(turn)
      if let difference = refused ?? difference() {
        return Finding(
          kind: .divergence(subject: difference.subject, difference.values), session: history,
          data: alphabet.session)
      }
    }
    guard looksForLeaks else { return nil }
    let session = history
    let leaks = await leave()
    return leaks.isEmpty
      ? nil : Finding(kind: .leak(leaks), session: session, data: alphabet.session)
  }

  /// Leaves out what a finding does not need, until every step is needed.
  func shrunk(_ finding: Finding) async -> Finding {
    if case .coarseKey = finding.kind { return finding }
    let looksForLeaks = if case .leak = finding.kind { true } else { false }
    var best = finding
    var size = max(1, best.session.count / 2)
    while true {
      var isShorter = false
      for candidate in candidates(best.session, size) where candidate.cost < best.session.cost {
        let shorter = await self.finding(in: candidate, looksForLeaks: looksForLeaks)
        guard let shorter, shorter.session.cost < best.session.cost else { continue }
        best = shorter
        isShorter = true
        break
      }
      if isShorter { continue }
      if size == 1 { return best }
      size = max(1, size / 2)
    }
  }

  /// The sessions without some turns; at size 1, also those without one step of a turn.
  private func candidates(_ session: [[PlannedStep]], _ size: Int) -> [[[PlannedStep]]] {
    let shorter = stride(from: 0, to: session.count, by: size).map { start in
      Array(session[..<start] + session[min(start + size, session.count)...])
    }
    guard size == 1 else { return shorter }
    let simpler = session.indices.flatMap { turn in
      session[turn].indices.filter { _ in session[turn].count > 1 }.map { step in
        var session = session
        session[turn].remove(at: step)
        return session
      }
    }
    return shorter + simpler
  }
}

extension [[PlannedStep]] {
  /// The number of steps.
  var cost: Int { reduce(0) { $0 + $1.count } }
}
