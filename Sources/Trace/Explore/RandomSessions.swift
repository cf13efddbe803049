import LabBackend
import LabSessions
import LabTrace

extension Explorer {
  /// Goes beyond the depth: sessions of random turns, all from one seed, until a divergence.
  ///
  /// - Parameter isOver: asked before each turn, with the number of acts so far.
  package func runRandomly(until isOver: (_ acts: Int) -> Bool, progress: (Int) -> Void) async {
    await lockstep.begin()
    while !isOver(count.acts), findings.isEmpty {
      let taken = takeRandomTurn()
      if let difference = await lockstep.endTurn() ?? lockstep.difference() {
        report(.divergence(subject: difference.subject, difference.values), lockstep.history)
      } else if taken == 0 || lockstep.history.count > Self.turnsOfRandomSession {
        // Nothing is left to do when the last screen is closed.
        await leaveForGood()
        await lockstep.begin()
      }
      count.acts += taken
      if count.acts % 512 < taken { progress(count.acts) }
    }
    if findings.isEmpty { await leaveForGood() }
  }

  /// Takes up to three letters, mostly one, and returns how many.
  private func takeRandomTurn() -> Int {
    var taken = 0
    repeat {
      let offers = lockstep.offers.letters
      let isFull = lockstep.leader.backend.pending.count >= Alphabet.mostCalls
      // With three calls under way, one of them is answered, or the person leaves.
      let letters = isFull ? offers.filter { !alphabet.mayRequest($0) } : offers
      guard !letters.isEmpty, lockstep.take(letters[generator.next(below: letters.count)]) else {
        break
      }
      taken += 1
    } while taken < Letters.most && generator.next(below: 3) == 0
    return taken
  }

  private static let turnsOfRandomSession = 60

  /// Leaves all screens, and reports a pattern whose app stays in memory.
  private func leaveForGood() async {
    let session = lockstep.history
    count.departures += 1
    let leaks = await lockstep.leave()
    if !leaks.isEmpty { report(.leak(leaks), session) }
  }
}
