/// The states that were seen, each with the turns that were tried in it.
struct States {
  typealias ID = Int

  /// A state, found by its key.
  struct State {
    let key: UInt64
    /// The least cost of a session that leads here.
    var depth: Int
    /// Where that session comes from, and its last turn.
    var origin: (state: ID, turn: Letters)?
    /// The letters that are possible.
    let offers: UInt64
    /// Where each of them leads, and each pair of them in one turn.
    var singles: [UInt32] = []
    var pairs: [[UInt32]] = []
    /// The letters that are possible right after each of them.
    var seconds: [UInt64] = []
    /// The next pair: the position of its first letter, and of its second.
    var next = (first: 0, second: 0)
  }

  private(set) var all: [State] = []
  private var ids: [UInt64: UInt32] = [:]
  /// States with turns to try, by depth.
  private var waiting: [[UInt32]] = []
  let depth: Int

  init(depth: Int) {
    self.depth = depth
    waiting = Array(repeating: [], count: depth + 1)
  }

  func id(of key: UInt64) -> ID? { ids[key].map { Int($0) } }

  /// Adds a state that is new.
  mutating func add(_ key: UInt64, offers: UInt64, depth: Int, from origin: (ID, Letters)?) -> ID {
    let id = all.count
    all.append(State(key: key, depth: depth, origin: origin, offers: offers))
    ids[key] = UInt32(id)
    if depth < self.depth { waiting[depth].append(UInt32(id)) }
    return id
  }

  /// The next turn to try in a state; `nil` if none is left within the depth.
  func nextTurn(in id: ID) -> Letters? {
    let state = all[id]
    let letters = state.offers.letters
    if state.depth + 1 <= depth, state.singles.count < letters.count {
      return Letters(first: letters[state.singles.count])
    }
    var (first, second) = state.next
    guard state.depth + 2 <= depth else { return nil }
    while first < state.seconds.count {
      let others = state.seconds[first].letters
      if second < others.count {
        return Letters(first: letters[first], second: others[second])
      }
      (first, second) = (first + 1, 0)
    }
    return nil
  }

  /// Notes where the next turn of a state led.
  mutating func note(_ turn: Letters, in id: ID, ledTo target: ID, seconds: UInt64) {
    if turn.second == nil {
      all[id].singles.append(UInt32(target))
      all[id].seconds.append(seconds)
      all[id].pairs.append([])
    } else {
      var (first, second) = all[id].next
      while second >= all[id].seconds[first].nonzeroBitCount { (first, second) = (first + 1, 0) }
      all[id].pairs[first].append(UInt32(target))
      all[id].next = (first, second + 1)
    }
    shorten(target, from: id, by: turn)
  }

  /// Takes the shorter session to a state, and so to those behind it.
  private mutating func shorten(_ id: ID, from origin: ID, by turn: Letters) {
    var shorter = [(id, origin, turn)]
    while let (id, origin, turn) = shorter.popLast() {
      let depth = all[origin].depth + turn.cost
      guard depth < all[id].depth else { continue }
      all[id].depth = depth
      all[id].origin = (origin, turn)
      if depth < self.depth { waiting[depth].append(UInt32(id)) }
      for (turn, target) in all[id].known { shorter.append((target, id, turn)) }
    }
  }

  /// The state of least depth with a turn to try.
  mutating func nextWaiting() -> ID? {
    for depth in waiting.indices {
      while let id = waiting[depth].last.map({ Int($0) }) {
        if all[id].depth == depth, nextTurn(in: id) != nil { return id }
        waiting[depth].removeLast()
      }
    }
    return nil
  }

  /// The known turns to a state with turns to try, three at most; `nil` if none is that near.
  func wayToWork(from id: ID) -> [(turn: Letters, target: ID)]? {
    var ways: [[(turn: Letters, target: ID)]] = [[]]
    var seen: Set<ID> = [id]
    for _ in 0..<3 {
      var next: [[(turn: Letters, target: ID)]] = []
      for way in ways {
        let state = all[way.last?.target ?? id]
        for (letter, target) in zip(state.offers.letters, state.singles) {
          guard seen.insert(Int(target)).inserted else { continue }
          let longer = way + [(Letters(first: letter), Int(target))]
          if nextTurn(in: Int(target)) != nil { return longer }
          next.append(longer)
        }
      }
      ways = next
    }
    return nil
  }

  /// The turns from the start to a state.
  func path(to id: ID) -> [Letters] {
    var turns: [Letters] = []
    var id = id
    while let (origin, turn) = all[id].origin {
      turns.append(turn)
      id = origin
    }
    return turns.reversed()
  }
}

extension States.State {
  /// The turns that were tried, and where each led.
  var known: [(turn: Letters, target: States.ID)] {
    let letters = offers.letters
    return singles.indices.flatMap { first in
      [(Letters(first: letters[first]), Int(singles[first]))]
        + zip(seconds[first].letters, pairs[first]).map {
          (Letters(first: letters[first], second: $0), Int($1))
        }
    }
  }
}

extension UInt64 {
  /// The positions of the bits that are set.
  var letters: [UInt8] {
    var (bits, letters) = (self, [UInt8]())
    letters.reserveCapacity(nonzeroBitCount)
    while bits != 0 {
      letters.append(UInt8(bits.trailingZeroBitCount))
      bits &= bits - 1
    }
    return letters
  }
}

/// One letter of an alphabet, or two in one turn.
struct Letters: Hashable {
  let first: UInt8
  var second: UInt8?

  var all: [UInt8] { second.map { [first, $0] } ?? [first] }

  /// Each step counts.
  var cost: Int { second == nil ? 1 : 2 }
}
