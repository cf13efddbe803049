import Foundation
import LabContract
import LabPatterns
import LabSessions
import LabTrace

extension Orders {
  /// Plays every order of the sessions on all patterns. Takes seconds, in a debug build a minute.
  ///
  /// - Throws: `UnequalPatterns` when a move is possible in one pattern only.
  package static func played(
    _ sessions: [OrdersSession] = OrdersSession.all,
    on patterns: [any TraceablePattern] = Patterns.all
  ) async throws -> Orders {
    let origins = WriteOrigins()
    var walks: [OrdersWalk] = []
    for session in sessions {
      var walk = OrdersWalk(session, on: patterns, origins: origins)
      try await walk.run()
      walks.append(walk)
    }
    var tables = OrdersTables(sites: origins.sites())
    return Orders(
      patterns.map(\.name), try walks.map { try tables.tree(of: $0, answer: $0.answer) }, tables)
  }

  private init(_ patterns: [String], _ sessions: [OrdersTree], _ tables: OrdersTables) {
    self.init(
      patterns: patterns, sessions: sessions, moments: tables.moments.all,
      frames: tables.frames.all, lists: tables.lists.all, screens: tables.screens.all,
      expectations: tables.screens.all.map { lines in
        EmittedTest.expectation(of: lines.map { tables.texts.all[$0] }.joined(separator: "\n"))
      }, traces: tables.traces.all, events: tables.events.all, texts: tables.texts.all)
  }
}

/// The tables of ``Orders`` while they are filled.
nonisolated private struct OrdersTables {
  let sites: [Site?]
  var moments = Table<[Int]>()
  var frames = Table<[Int]>()
  var lists = Table<[Int]>()
  var screens = Table<[Int]>()
  var traces = Table<[Int]>()
  var events = Table<[Int]>()
  var texts = Table<String>()

  init(sites: [Site?]) {
    self.sites = sites
    _ = texts[""]
  }

  mutating func tree(of walk: OrdersWalk, answer: String) throws -> OrdersTree {
    let (session, nodes) = (walk.session, walk.nodes)
    var moves = Table<OrdersTree.Move>()
    var tree = OrdersTree(
      id: session.id, title: session.title, question: session.question, answer: answer,
      copies: try walk.patterns.map { try OrdersTree.Copy(session, on: $0.name) }, moves: [])
    for node in nodes {
      tree.parents.append(node.parent ?? -1)
      tree.moveOf.append(moves[OrdersTree.Move(node.move, in: session)])
      tree.refusalOf.append(texts[node.refusal ?? ""])
      let path = tree.path(to: tree.parents.count - 1).map { tree.moveOf[$0] }
      let frames = node.frames.map { frame in
        let trace = frame.events.map { number(of: $0, after: path) }
        let answers = frame.events.enumerated().flatMap { index, event in
          event.answer.map { [index, $0] } ?? []
        }
        let lists = [
          frame.screens.map { number(ofScreen: $0) }, answers,
          frame.superseded.flatMap { numbers(of: $0, after: path) },
        ]
        return self.frames[
          [number(ofScreen: frame.screen), traces[trace]] + lists.map { self.lists[$0] }]
      }
      tree.momentOf.append(moments[frames])
    }
    tree.moves = moves.all
    return tree
  }

  private mutating func number(ofScreen screen: String) -> Int {
    let lines = screen.split(separator: "\n", omittingEmptySubsequences: false)
    return screens[lines.map { texts[String($0)] }]
  }

  /// - Parameter path: the moves up to that of the event.
  private mutating func number(of played: PlayedEvent, after path: [Int]) -> Int {
    let cause = played.cause.map { numbers(of: $0, after: path) } ?? [Orders.Cause.none, 0]
    let site = played.origin.flatMap { sites[$0] }?.withCaller ?? ""
    let words = [site] + played.event.words + (played.step?.copies ?? [])
    return events[[played.event.orderKind.rawValue] + cause + words.map { texts[$0] }]
  }

  private func numbers(of cause: PlayedCause, after path: [Int]) -> [Int] {
    let move = cause.move.map { Orders.Cause.firstMove + path[$0] }
    return [move ?? Orders.Cause.sameMove, cause.index]
  }
}

nonisolated extension OrdersTree.Move {
  fileprivate init(_ move: LabExplore.Move?, in session: OrdersSession) {
    switch move {
    case nil: self.init(kind: .opening, text: "open")
    case .act(let index):
      let act = session.acts[index]
      self.init(
        kind: .act, text: act.description,
        occurrence: session.acts[...index].count { $0 == act })
    case .answer(let request, let occurrence, let failure):
      self.init(
        kind: .answer, text: request, occurrence: occurrence,
        failure: failure.map { "\($0)" })
    case .dismiss(let occurrence): self.init(kind: .dismiss, text: "tap OK", occurrence: occurrence)
    case .leave: self.init(kind: .leave, text: "leave")
    case .comeBack: self.init(kind: .comeBack, text: "come back")
    }
  }
}

nonisolated extension Event {
  fileprivate var orderKind: Orders.Kind {
    switch kind {
    case .act: .act
    case .action: .action
    case .effect: .effect
    case .mutation: .mutation
    case .output: .output
    }
  }

  /// The texts of the event after its site.
  fileprivate var words: [String] {
    if let effect {
      var newer = effect
      newer.phase = .superseded(by: id)
      return (effect.phase == .cancelled ? [effect, newer] : [effect])
        .flatMap { ["\($0)", $0.outcome] }
    }
    guard let mutation else { return [line] }
    return
      ([mutation.field ?? "state"]
      + mutation.changes.flatMap { [$0.property ?? "", $0.old, $0.new] })
      .map { words in
        words.split(omittingEmptySubsequences: false, whereSeparator: \.isNewline)
          .joined(separator: "\\n")
      }
  }
}

nonisolated extension Step {
  /// The step as JSON, and as lines of a Swift test.
  fileprivate var copies: [String] {
    let encoder = JSONEncoder()
    encoder.outputFormatting = [.sortedKeys, .withoutEscapingSlashes]
    // A step has texts and whole numbers only.
    let json = (try? encoder.encode(self)).map { String(decoding: $0, as: UTF8.self) } ?? ""
    return [json, EmittedTest.line(of: self)]
  }
}

nonisolated extension OrdersTree.Copy {
  fileprivate init(_ session: OrdersSession, on pattern: String) throws {
    let recorded = session.recorded
    recording = try JSONLines.header(pattern: pattern, session: recorded)
    tests = [false, true].map {
      EmittedTest.beginning(of: recorded, on: pattern, fails: $0)
    }
  }
}

/// Values, each once, in the order in which they came.
nonisolated private struct Table<Value: Hashable> {
  private(set) var all: [Value] = []
  private var numbers: [Value: Int] = [:]

  /// The number of a value, which is added if it is new.
  subscript(value: Value) -> Int {
    mutating get {
      if let number = numbers[value] { return number }
      numbers[value] = all.count
      all.append(value)
      return all.count - 1
    }
  }
}
