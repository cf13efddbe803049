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
    /// The turns that were begun, shorter ones first.
    var tried: [Tried] = []
    /// The next turn: the one in `tried` that it continues, -1 for none, and the position of its last letter.
    var next = (base: -1, letter: 0)
  }

  /// A turn that was begun in a state.
  struct Tried {
    let turn: Letters
    /// Where it leads; `nil` until that is known.
    var target: UInt32?
    /// The letters that are possible right after it.
    var offers: UInt64 = 0
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

  /// The next turn to try in a state; `nil` if none is left within the depth, or known yet.
  func nextTurn(in id: ID) -> Letters? { next(in: id)?.turn }

  private func next(in id: ID) -> (turn: Letters, base: Int, letter: Int)? {
    let state = all[id]
    var (base, letter) = state.next
    while base < state.tried.count {
      let begun = base < 0 ? nil : state.tried[base]
      let cost = (begun?.turn.cost ?? 0) + 1
      guard state.depth + cost <= depth, cost <= Letters.most, begun?.target != nil || base < 0
      else {
        return nil
      }
      let letters = (begun?.offers ?? state.offers).letters
      if letter < letters.count {
        return ((begun?.turn ?? Letters()).adding(letters[letter]), base, letter)
      }
      (base, letter) = (base + 1, 0)
    }
    return nil
  }

  /// Begins the next turn of a state, and returns its position there.
  mutating func begin(in id: ID) -> (turn: Letters, position: Int)? {
    guard let (turn, base, letter) = next(in: id) else { return nil }
    all[id].next = (base, letter + 1)
    all[id].tried.append(Tried(turn: turn))
    return (turn, all[id].tried.count - 1)
  }

  /// Notes where a turn of a state led.
  mutating func note(_ position: Int, in id: ID, ledTo target: ID, offers: UInt64) {
    all[id].tried[position].target = UInt32(target)
    all[id].tried[position].offers = offers
    let depth = all[id].depth
    if depth < self.depth, nextTurn(in: id) != nil { waiting[depth].append(UInt32(id)) }
    shorten(target, from: id, by: all[id].tried[position].turn)
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
        for tried in state.tried {
          guard tried.turn.cost == 1 else { break }
          guard let target = tried.target.map({ Int($0) }), seen.insert(target).inserted else {
            continue
          }
          let turn = tried.turn
          let longer = way + [(turn, target)]
          if nextTurn(in: target) != nil { return longer }
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
    tried.compactMap { tried in tried.target.map { (tried.turn, Int($0)) } }
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

/// Letters of an alphabet in one turn.
nonisolated struct Letters: Hashable, Codable, Sendable {
  /// The most letters in one turn.
  static let most = 3

  private var bytes: SIMD4<UInt8> = .zero

  /// Each step counts.
  var cost: Int { Int(bytes.w) }

  var all: [UInt8] { (0..<cost).map { bytes[$0] } }

  /// Returns the same letters and one more.
  func adding(_ letter: UInt8) -> Letters {
    var longer = self
    longer.bytes[cost] = letter
    longer.bytes.w += 1
    return longer
  }
}
