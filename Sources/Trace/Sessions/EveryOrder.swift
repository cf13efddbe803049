import Foundation
import LabContract
import LabPatterns
import LabTrace

/// Tries every order of an alphabet's events on all patterns at once, and compares the patterns after each turn.
///
///     let orders = await everyOrder(of: Patterns.all, alphabet: .shared, depth: 2)
///     print(orders)
///
/// Sessions are tried breadth first, so the session of the first difference is a shortest one. It ends with
/// that difference.
///
/// - Parameters:
///   - patterns: At least two. The first decides which events are possible.
///   - depth: The number of events after the first appearance.
///   - traced: Patterns that take part once more, with a recorder of everything, which must change nothing.
public func everyOrder(
  of patterns: [any TraceablePattern], alphabet: Alphabet, depth: Int = EveryOrder.usualDepth,
  traced: [any TraceablePattern] = []
) async -> EveryOrder {
  let contenders: [Contender] =
    patterns.map { ($0.name, $0, .off) } + traced.map { ("\($0.name), traced,", $0, .snapshots) }
  var search = Search(contenders, alphabet, depth: depth)
  await search.run()
  return search.orders
}

/// What trying every order has found.
nonisolated public struct EveryOrder: Sendable {
  /// A session that ends the search.
  nonisolated public struct Finding: Sendable {
    /// What differs, or that an app stays in memory.
    public let subject: String
    /// The steps of each turn. Several in one turn come before the main queue runs anything.
    public let session: [[String]]
    /// What each of two patterns has, or which patterns stay.
    public let values: [(pattern: String, value: String)]
  }

  /// The names of the patterns.
  public let patterns: [String]
  /// The name of the alphabet.
  public let alphabet: String
  /// The most events of a session after the first appearance.
  public let depth: Int
  /// The number of different states, by all that the patterns show, keep and have under way.
  public internal(set) var states = 0
  /// The number of turns that were tried, each from a different state or with different steps.
  public internal(set) var turns = 0
  /// The first session after which two patterns differ, or an app that was left stays in memory; `nil` without any.
  public internal(set) var finding: Finding?

  /// The number in the environment variable `LAB_DEPTH`, otherwise 3.
  public static var usualDepth: Int {
    ProcessInfo.processInfo.environment["LAB_DEPTH"].flatMap { Int($0) }.map { max(1, $0) } ?? 3
  }
}

nonisolated extension EveryOrder: CustomStringConvertible {
  /// The finding as text, or the counts.
  public var description: String {
    guard let finding else {
      return """
        \(patterns.joined(separator: ", ")) are equal for all sessions of the alphabet '\(alphabet)' up to \
        depth \(depth): \(states) states, \(turns) turns
        """
    }
    let steps = finding.session.enumerated().map { turn, steps in
      "  \(turn + 1)  \(steps.joined(separator: " + "))"
    }
    let values = finding.values.map { "\($0.pattern)\n\($0.value)" }
    return (["\(finding.subject), after:"] + steps + values).joined(separator: "\n")
  }
}

/// A search, breadth first.
private struct Search {
  private(set) var orders: EveryOrder
  private let contenders: [Contender]
  private let alphabet: Alphabet
  private var keys: Set<Int> = []

  /// The beginning of sessions: turns that have ended, and letters of one that has not.
  private struct Beginning {
    let turns: [[Step]]
    var open: [Step] = []
    /// What is possible next.
    let offers: [Step]
  }

  private static let mostStepsOfTurn = 3

  init(_ contenders: [Contender], _ alphabet: Alphabet, depth: Int) {
    (self.contenders, self.alphabet) = (contenders, alphabet)
    orders = EveryOrder(patterns: contenders.map(\.name), alphabet: alphabet.name, depth: depth)
  }

  mutating func run() async {
    var beginnings = await arrive(repeating([[.appear]]), by: [[.appear]])
    for _ in 0..<orders.depth {
      var longer: [Beginning] = []
      for beginning in beginnings {
        for letter in beginning.offers {
          if orders.finding != nil { return }
          longer += await extend(beginning, by: letter)
        }
      }
      beginnings = longer
    }
  }

  /// An app cannot be copied, so each session is repeated from its first step.
  private func repeating(_ turns: [[Step]]) async -> Lockstep {
    let apps = Lockstep(contenders, alphabet)
    for turn in turns {
      for letter in turn { apps.take(letter) }
      await apps.endTurn()
    }
    return apps
  }

  private mutating func extend(_ beginning: Beginning, by letter: Step) async -> [Beginning] {
    let apps = await repeating(beginning.turns)
    let open = beginning.open + [letter]
    for letter in open { apps.take(letter) }
    let offers = open.count < Self.mostStepsOfTurn ? apps.offers : []
    await apps.endTurn()
    orders.turns += 1
    let ended = await arrive(apps, by: beginning.turns + [open])
    if offers.isEmpty { return ended }
    return ended + [Beginning(turns: beginning.turns, open: open, offers: offers)]
  }

  /// Compares the patterns at the end of a session, and returns it if its state is new.
  private mutating func arrive(_ apps: Lockstep, by turns: [[Step]]) async -> [Beginning] {
    orders.finding = apps.difference()
    guard orders.finding == nil, keys.insert(apps.stateKey).inserted else {
      apps.close()
      return []
    }
    orders.states += 1
    let beginning = Beginning(turns: turns, offers: apps.isFull ? [] : apps.offers)
    orders.finding = await apps.leave()
    return [beginning]
  }
}
