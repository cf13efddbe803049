import LabContract
import LabPatterns
import LabTrace

/// A sentence that an order may bear out, in each pattern.
nonisolated package struct Claim: Sendable {
  let text: String
  let holds: @Sendable (PlayedOrder) -> Bool

  init(_ text: String, holds: @escaping @Sendable (PlayedOrder) -> Bool) {
    (self.text, self.holds) = (text, holds)
  }

  package static let none = Claim("the patterns allow the same moves") { _ in true }

  /// A heart goes back if its answer fails.
  static let heartsAreConfirmed = Claim("each heart ends as the last successful answer left it") {
    order in
    [50, 49].allSatisfy { post in
      let states = order.moves.compactMap { move -> Bool? in
        guard case .answer(let request, _, nil) = move else { return nil }
        return [true, false].first { request == "setLiked(\($0), post \(post))" }
      }
      let isLiked = states.last ?? (post == 49)
      let (heart, author) = (isLiked ? "[♥ " : "[♡ ", post == 50 ? "[Ada " : "[Eino ")
      let rows = order.screens.last?.split(separator: "\n") ?? []
      return rows.contains { $0.hasPrefix(heart) && $0.contains(author) }
    }
  }
}

/// One order in one pattern.
nonisolated struct PlayedOrder {
  let moves: [Move]
  /// The screens after the opening and after each move.
  let screens: [String]

  /// Whether a request that begins so was answered with success.
  func answers(_ request: String) -> Bool { !screens(after: request).isEmpty }

  /// The screens since a request that begins so was answered with success.
  func screens(after request: String) -> ArraySlice<String> {
    let answer = moves.firstIndex { move in
      if case .answer(let other, _, nil) = move { other.hasPrefix(request) } else { false }
    }
    return screens[(answer.map { $0 + 1 } ?? screens.count)...]
  }
}

extension OrdersWalk {
  /// What the orders show, counted, and which patterns name the actions behind their writes.
  var answer: String {
    let inner = Set(nodes.compactMap(\.parent))
    let leaves = nodes.indices.filter { !inner.contains($0) }
    let held = leaves.count { leaf in
      let path = Array(sequence(first: leaf) { nodes[$0].parent }).reversed().map { nodes[$0] }
      return patterns.indices.allSatisfy { pattern in
        session.claim.holds(
          PlayedOrder(
            moves: path.compactMap(\.move), screens: path.map { $0.frames[pattern].screen }))
      }
    }
    let orders = held == leaves.count ? "all \(held)" : "\(held) of \(leaves.count)"
    return "In \(orders) orders, in every pattern, \(session.claim.text). \(naming)"
  }

  /// Which patterns name an action for all writes, for some and for none.
  private var naming: String {
    let names = patterns.indices.map { pattern in
      nodes.flatMap(\.frames[pattern].events).filter { $0.event.mutation != nil }.map(\.isNamed)
    }
    let groups: [(String, ([Bool]) -> Bool)] = [
      ("every write has", { !$0.isEmpty && !$0.contains(false) }),
      ("no write has", { !$0.contains(true) }),
      ("some writes have", { $0.contains(true) && $0.contains(false) }),
    ]
    let text = groups.compactMap { writes, holds in
      let those = patterns.indices.filter { holds(names[$0]) }.map { patterns[$0].name }
      return those.isEmpty
        ? nil : "\(writes) a named action in \(those.joined(separator: ", "))"
    }.joined(separator: "; ")
    return text.prefix(1).uppercased() + text.dropFirst() + "."
  }
}
