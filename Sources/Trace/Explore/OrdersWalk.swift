import LabContract
import LabPatterns
import LabSessions
import LabTrace
import StageUI

/// Plays every order of a session, depth first, on real apps of all patterns in step.
///
/// An app cannot be copied: after each order, fresh apps replay what the next one shares with it.
struct OrdersWalk {
  let session: OrdersSession
  let patterns: [any TraceablePattern]
  let origins: WriteOrigins
  private(set) var nodes: [PlayedNode] = []
  private var path: [Branch] = []

  /// A node on the way to the present one, with the moves not yet tried there.
  private struct Branch {
    let node: Int
    var untried: [Move]
  }

  init(_ session: OrdersSession, on patterns: [any TraceablePattern], origins: WriteOrigins) {
    (self.session, self.patterns, self.origins) = (session, patterns, origins)
  }

  /// Fills `nodes`, each after its parent.
  mutating func run() async throws {
    var apps = try await replay()
    try add(nil, apps)
    var isBehind = false
    while let branch = path.last {
      guard let move = branch.untried.first else {
        path.removeLast()
        isBehind = true
        continue
      }
      path[path.count - 1].untried.removeFirst()
      if isBehind {
        for app in apps { app.app.close() }
        apps = try await replay()
        isBehind = false
      }
      var refusals: [String?] = []
      for app in apps {
        do {
          try await app.perform(move)
          refusals.append(nil)
        } catch {
          refusals.append(refusal(of: error))
        }
      }
      try check(refusals)
      if let refusal = refusals[0] {
        nodes[branch.node].refusal = refusal
      } else {
        try add(move, apps)
      }
    }
    for app in apps { app.app.close() }
  }

  /// Returns fresh apps at the end of the path.
  private func replay() async throws -> [OrderedApp] {
    var apps: [OrderedApp] = []
    for pattern in patterns {
      let app = try await OrderedApp(pattern, session)
      for branch in path {
        if let move = nodes[branch.node].move { try await app.perform(move) }
      }
      apps.append(app)
    }
    return apps
  }

  private mutating func add(_ move: Move?, _ apps: [OrderedApp]) throws {
    let moves = apps.map(\.moves)
    try check(moves)
    nodes.append(
      PlayedNode(
        parent: path.last?.node, move: move, frames: apps.map { $0.frame(origins: origins) }))
    path.append(Branch(node: nodes.count - 1, untried: moves[0]))
  }

  /// Patterns that behave alike can be played alike.
  private func check(_ offers: [some Equatable]) throws(UnequalPatterns) {
    guard let other = offers.firstIndex(where: { $0 != offers[0] }) else { return }
    throw UnequalPatterns(
      patterns: [patterns[0].name, patterns[other].name], session: session.title,
      moves: path.compactMap { nodes[$0.node].move })
  }

  private func refusal(of error: any Error) -> String {
    if case StageError.notFound(let element, _) = error { return "no \(element) is on screen" }
    return "\(error)"
  }
}

/// A state of a session: what led to it, and how it looks in each pattern.
nonisolated struct PlayedNode {
  let parent: Int?
  /// `nil` for the opening.
  let move: Move?
  let frames: [PlayedFrame]
  /// Why the person's next act is impossible.
  var refusal: String?
}

/// Two patterns that allow different moves; `lab explore` may find the difference in a shorter session.
nonisolated struct UnequalPatterns: Error, CustomStringConvertible {
  let patterns: [String]
  let session: String
  let moves: [Move]

  var description: String {
    "\(patterns[0]) and \(patterns[1]) allow different moves in '\(session)' after \(moves)"
  }
}
