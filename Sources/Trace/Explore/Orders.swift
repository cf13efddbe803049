import LabSessions

/// Every order of some sessions, in tables that keep each text, screen and trace once.
///
/// A number in one table is an index of the next.
nonisolated package struct Orders: Codable, Hashable, Sendable {
  package var patterns: [String] = []
  /// Fields that show what most patterns call otherwise, with that name.
  package var namesOnScreen = ["text": "draft", "messagePulse.wrappedValue": "message"]
  package var sessions: [OrdersTree] = []
  /// Lists of frames, one for each pattern.
  package var moments: [[Int]] = []
  /// A screen, a trace and three lists: the screen after each act; pairs of a write and the answer behind it, both by
  /// their place in the trace; and the causes' pairs of the effects of earlier moves that are superseded here.
  package var frames: [[Int]] = []
  package var lists: [[Int]] = []
  /// Lists of texts, one for each line.
  package var screens: [[Int]] = []
  /// The expectation of each screen in a Swift test.
  package var expectations: [String] = []
  /// The expectation of an unchanged screen, and the end of a test.
  package var testParts = [EmittedTest.sameScreen, EmittedTest.end]
  /// Lists of events.
  package var traces: [[Int]] = []
  /// Lists of a kind, the move of the cause, the cause's index among the events of that move, and texts.
  ///
  /// The move is one of ``Cause``, or `Cause.firstMove` plus its index in the session. The first text is the site.
  /// Next come, of a mutation, its field, and then property, old and new value of each change; of an act, its line,
  /// and its step as JSON and in a Swift test; of an effect, its line and outcome, and both again if it is cancelled
  /// and may yet be superseded.
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
  /// What the orders show.
  package var answer = ""
  /// The texts around a copy of an order, for each pattern.
  package var copies: [Copy] = []
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

  package struct Copy: Codable, Hashable, Sendable {
    /// The first line of a recording.
    package let recording: String
    /// The beginning of a Swift test, and of one in which an answer fails.
    package let tests: [String]
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
