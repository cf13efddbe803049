import SampleBackend
import Sessions
import Trace

extension Explorer {
  /// Goes beyond the depth: sessions of random turns, all from one seed, until a divergence.
  ///
  /// - Parameter isOver: asked before each turn, with the number of acts so far.
  package func runRandomly(until isOver: (_ acts: Int) -> Bool, progress: (Int) -> Void) async {
    await lockstep.begin()
    while !isOver(count.acts), findings.isEmpty {
      if lockstep.history.count > Self.turnsOfRandomSession {
        await leaveForGood()
        await lockstep.begin()
      }
      let offers = alphabet.offers(in: lockstep.leader).letters
      let isFull = lockstep.leader.backend.pending.count >= Alphabet.mostCalls
      // With three calls under way, one of them is answered, or the person leaves.
      let letters = isFull ? offers.filter { !alphabet.mayRequest($0) } : offers
      guard let first = element(of: letters) else { return }
      count.acts += 1
      let refused = await lockstep.perform(first) {
        guard !isFull, generator.next(below: 3) == 0 else { return nil }
        count.acts += 1
        return element(of: alphabet.offers(in: lockstep.leader).letters)
      }
      if let difference = refused ?? lockstep.difference() {
        report(.divergence(subject: difference.subject, difference.values), lockstep.history)
      }
      if count.acts % 512 < 2 { progress(count.acts) }
    }
    if findings.isEmpty { await leaveForGood() }
  }

  private static let turnsOfRandomSession = 60

  private func element(of letters: [UInt8]) -> UInt8? {
    letters.isEmpty ? nil : letters[generator.next(below: letters.count)]
  }
}
