/// What a walker is asked to do: to go to a state by turns that are known, and to try one there.
nonisolated package struct Walk: Codable, Sendable {
  /// Whether all screens are left for good first, and memory is checked.
  var leaves = false
  /// Whether new apps are made.
  var restarts = false
  /// The known turns.
  var way: [Letters] = []
  /// Whether the key is reported after each of them, or only after the last.
  var reportsAll = false
  /// The turn to try; `nil` to stay there.
  var turn: Letters?
}

extension Walk {
  /// What became of a walk.
  nonisolated package struct Answer: Codable, Sendable {
    /// The keys after the known turns.
    var keys: [UInt64] = []
    /// The state at the end; `nil` if the walk was broken off.
    var arrival: Arrival?
    /// Whether the patterns differ after the last turn.
    var differs = false
    /// The patterns that stayed in memory.
    var leaks: [String] = []
  }

  /// A state in which a walk has ended.
  nonisolated struct Arrival: Codable, Sendable {
    let key: UInt64
    /// The letters that are possible now; none if nothing is to be tried from here.
    let offers: UInt64
    /// The letters that were possible right after the last one, before the main queue turned.
    let offersInTurn: UInt64
  }
}

/// Takes walks, one after another, each from where the last one has ended.
package protocol Walking: AnyObject, Sendable {
  func take(_ walk: Walk) async throws -> Walk.Answer
}

/// Takes walks on apps of this process.
package final class Walker: Walking {
  let lockstep: Lockstep

  init(_ lockstep: Lockstep) { self.lockstep = lockstep }

  package func take(_ walk: Walk) async -> Walk.Answer {
    var answer = Walk.Answer()
    if walk.leaves {
      answer.leaks = await lockstep.leave()
      if !answer.leaks.isEmpty || !walk.restarts { return answer }
    }
    if walk.restarts {
      answer.differs = await lockstep.begin() != nil
      if answer.differs { return answer }
    }
    for (position, turn) in walk.way.enumerated() {
      await lockstep.perform(turn)
      guard walk.reportsAll || position == walk.way.count - 1 else { continue }
      answer.differs = lockstep.difference() != nil
      if answer.differs { return answer }
      answer.keys.append(lockstep.stateKey)
    }
    var offersInTurn: UInt64 = 0
    if let turn = walk.turn {
      for letter in turn.all { lockstep.take(letter) }
      if turn.cost < Letters.most { offersInTurn = lockstep.offers }
      let refusal = await lockstep.endTurn()
      answer.differs = (refusal ?? lockstep.difference()) != nil
      if answer.differs { return answer }
    }
    answer.arrival = Walk.Arrival(
      key: lockstep.stateKey, offers: lockstep.isFull ? 0 : lockstep.offers,
      offersInTurn: offersInTurn)
    return answer
  }
}
