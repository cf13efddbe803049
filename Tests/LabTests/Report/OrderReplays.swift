import LabBackend
import LabContract
import LabDomain
import LabExplore
import LabPatterns
import LabSessions
import LabTrace
import Testing

/// Orders of the page, and the same played once more on fresh apps.
struct OrderReplays {
  private let orders: Orders
  private var steps: [(place: String, shown: Frame, found: Frame, origins: [WriteOrigin?])] = []

  /// A screen, and a line for each event with its cause's number; the site is kept apart.
  private struct Frame {
    let screen: String
    let lines: [String]
    var sites: [String] = []
    var all: [String] { [screen] + lines + sites }
  }

  init(of orders: Orders) { self.orders = orders }

  /// Plays an order on every pattern.
  mutating func play(_ session: Int, to leaf: Int) async throws {
    let tree = orders.sessions[session]
    let path = tree.path(to: leaf)
    for (index, pattern) in Patterns.all.enumerated() {
      let app = try await OrderedApp(pattern, OrdersSession.all[session])
      defer { app.app.close() }
      var screens: [String] = []
      for (step, node) in path.enumerated() {
        if let move = move(after: path[..<step], to: node, in: tree) {
          try await app.perform(move)
        }
        screens.append(app.app.text)
      }
      var origins: [Event.ID: WriteOrigin] = [:]
      let events = app.app.recorder.events { id, origin in
        origins[id] = origin
        return nil
      }
      var starts: [Int] = []
      let superseded = superseded(of: index, in: tree, path)
      for (step, node) in path.enumerated() {
        let shown = shownFrame(of: index, in: tree, path[...step], superseded, &starts)
        let end = step + 1 < path.count ? starts[step] + shown.lines.count : events.count
        let new = events[min(starts[step], events.count)..<min(end, events.count)]
        steps.append(
          (
            "\(pattern.name): \(tree.id), node \(node)", shown,
            Frame(
              screen: screens[step], lines: new.map { line($0.line, $0.id, $0.cause) }),
            new.map { origins[$0.id] }
          ))
      }
    }
  }

  /// The first difference of each frame that differs.
  func differences() -> [String] {
    let sites = Site.ofWriters(from: steps.flatMap { $0.origins.compactMap(\.self) })
    return steps.compactMap { place, shown, found, origins in
      var found = found
      found.sites = origins.map { origin in origin.flatMap { sites[$0] }?.withCaller ?? "" }
      guard let (old, new) = zip(shown.all, found.all).first(where: { $0 != $1 }) else {
        return shown.all.count == found.all.count ? nil : "\(place): lacks events"
      }
      return "\(place): shows \(old), found \(new)"
    }
  }

  private func line(_ text: String, _ id: Int, _ cause: Int?) -> String {
    "\(id) ← \(cause.map { "\($0)" } ?? "nothing"): \(text)"
  }

  /// Reads the frame of the last node from the tables.
  ///
  /// - Parameter starts: the number of the first event of each step so far.
  private func shownFrame(
    of pattern: Int, in tree: OrdersTree, _ path: ArraySlice<Int>, _ superseded: Set<[Int]>,
    _ starts: inout [Int]
  ) -> Frame {
    let frames = path.map { orders.frames[orders.moments[tree.momentOf[$0]][pattern]] }
    starts.append(frames.dropLast().reduce(0) { $0 + orders.traces[$1[1]].count })
    let start = starts[starts.count - 1]
    let events = orders.traces[frames[frames.count - 1][1]].map { orders.events[$0] }
    return Frame(
      screen: orders.screens[frames[frames.count - 1][0]].map { orders.texts[$0] }
        .joined(separator: "\n"),
      lines: events.enumerated().map { index, event in
        let isSuperseded = superseded.contains([path.count - 1, index])
        return line(
          text(of: event, isSuperseded), start + index, cause(of: event, in: tree, path, starts))
      },
      sites: events.map { orders.texts[$0[3]] })
  }

  /// The effects that a later move supersedes, each by its step and index.
  private func superseded(of pattern: Int, in tree: OrdersTree, _ path: [Int]) -> Set<[Int]> {
    let pairs = path.map { node in
      let list = orders.lists[orders.frames[orders.moments[tree.momentOf[node]][pattern]][4]]
      return stride(from: 0, to: list.count, by: 2).map { at in
        let step = path.firstIndex { tree.moveOf[$0] == list[at] - Orders.Cause.firstMove }
        return [step ?? 0, list[at + 1]]
      }
    }
    return Set(pairs.joined())
  }

  private func cause(
    of event: [Int], in tree: OrdersTree, _ path: ArraySlice<Int>, _ starts: [Int]
  ) -> Int? {
    switch event[1] {
    case Orders.Cause.none: return nil
    case Orders.Cause.sameMove: return starts[starts.count - 1] + event[2]
    default:
      let step = path.firstIndex { tree.moveOf[$0] == event[1] - Orders.Cause.firstMove }
      return step.map { starts[$0] + event[2] }
    }
  }

  private func text(of event: [Int], _ isSuperseded: Bool) -> String {
    let texts = event.dropFirst(4).map { orders.texts[$0] }
    guard event[0] == Orders.Kind.mutation.rawValue else { return texts[isSuperseded ? 2 : 0] }
    let changes = stride(from: 1, to: texts.count, by: 3).map { at in
      (texts[at].isEmpty ? "" : texts[at] + " ") + "\(texts[at + 1]) → \(texts[at + 2])"
    }
    return "\(texts[0]): " + (changes.isEmpty ? "written" : changes.joined(separator: ", "))
  }

  /// The move that led to a node; `nil` for the opening.
  private func move(after path: ArraySlice<Int>, to node: Int, in tree: OrdersTree) -> Move? {
    let entry = tree.moves[tree.moveOf[node]]
    return switch entry.kind {
    case .opening: nil
    case .act: .act(path.count { tree.moves[tree.moveOf[$0]].kind == .act })
    case .answer:
      .answer(
        request: entry.text, occurrence: entry.occurrence ?? 1,
        failure: DomainError.allCases.first { "\($0)" == entry.failure })
    case .dismiss: .dismiss(occurrence: entry.occurrence ?? 1)
    case .leave: .leave
    case .comeBack: .comeBack
    }
  }
}
