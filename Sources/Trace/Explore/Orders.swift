/// Every order of some sessions, in tables that keep each text, screen and trace once.
///
/// A number in one table is an index of the next.
nonisolated package struct Orders: Codable, Hashable, Sendable {
  package var patterns: [String] = []
  package var sessions: [OrdersTree] = []
  /// Lists of frames, one for each pattern.
  package var moments: [[Int]] = []
  /// Pairs of a screen and a trace.
  package var frames: [[Int]] = []
  /// Lists of texts, one for each line.
  package var screens: [[Int]] = []
  /// Lists of events.
  package var traces: [[Int]] = []
  /// Lists of a kind, the move of the cause, the cause's index among the events of that move, and texts.
  ///
  /// The move is one of ``Cause``, or `Cause.firstMove` plus its index in the session. The first text is the site;
  /// a mutation has its field next, and then property, old and new value of each change.
  package var events: [[Int]] = []
  /// The first one is empty, which stands for none.
  package var texts: [String] = []

  /// The first number of an event.
  package enum Kind: Int, CaseIterable, Sendable {
    case act, action, effect, mutation, output
  }

  /// The second number of an event.
  package enum Cause {
    package static let none = 0
    /// An event of the same move.
    package static let sameMove = 1
    package static let firstMove = 2
  }
}

/// The orders of one session: a node for each beginning of an order, after its parent.
nonisolated package struct OrdersTree: Codable, Hashable, Sendable {
  package var id: String
  package var title: String
  package var question: String
  package var moves: [Move]
  /// The parent of each node; the first node is the opening and has `-1`.
  package var parents: [Int] = []
  /// The move that led to each node.
  package var moveOf: [Int] = []
  package var momentOf: [Int] = []
  /// The text that says why the person's next act is impossible.
  package var refusalOf: [Int] = []

  package struct Move: Codable, Hashable, Sendable {
    package let kind: Kind
    /// The act, or the request that is answered.
    package let text: String
    /// Counts the answers to equal requests, and the alerts.
    package var occurrence: Int?
    /// The error with which a call is answered.
    package var failure: String?

    package enum Kind: String, Codable, Sendable {
      case opening, act, answer, dismiss, leave, comeBack
    }
  }

  /// Returns the nodes from the opening to a node.
  package func path(to node: Int) -> [Int] {
    let back = sequence(first: node) { parents[$0] < 0 ? nil : parents[$0] }
    return Array(back).reversed()
  }

  /// The number of orders: of nodes that have no child.
  package var orderCount: Int {
    let inner = Set(parents)
    return parents.indices.count { !inner.contains($0) }
  }
}
