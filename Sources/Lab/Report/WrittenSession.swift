import LabContract
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

/// One session on every pattern, step by step: each write with the action and the line behind it.
struct WrittenSession {
  /// A like fails, is undone and raises an alert; between them, writes through bindings.
  private static let seed: UInt64 = 17
  static let length = 12

  /// The command that records it, with the line of each write.
  static let command = """
    swift run lab trace --random \(seed) --steps \(length) --patterns MVVM,MVI --level sites
    """

  private let patterns: [String]
  /// What was done, and the writes of each pattern, without steps after which nothing changed in any.
  let steps: [(act: String, writes: [[HTML]])]

  /// Records the session on each pattern.
  @MainActor
  init(on patterns: [any TraceablePattern]) async throws {
    var sessions: [[(act: String, writes: [HTML])]] = []
    for pattern in patterns {
      let recorder = try await RandomSession(seed: Self.seed, steps: Self.length)
        .recorder(of: pattern, explainsBodies: false)
      sessions.append(Self.steps(of: recorder.eventsWithSites))
    }
    self.patterns = patterns.map(\.name)
    steps = (sessions.first ?? []).enumerated().map { index, step in
      (step.act, sessions.map { $0.indices.contains(index) ? $0[index].writes : [] })
    }
    .filter { !$0.1.joined().isEmpty }
  }

  private static func steps(of events: [Event]) -> [(act: String, writes: [HTML])] {
    var steps: [(act: String, writes: [HTML])] = []
    for event in events {
      if event.isAct {
        let act = event.line.replacing(/^answer #\d+/, with: "a request ends:")
        steps.append((act.replacing(/\ with (?=\w+$)/, with: ", failed: "), []))
      }
      guard event.mutation != nil, !steps.isEmpty else { continue }
      let action = events.causes(of: event).first(where: \.isAction)?.shortLine
      let name: HTML = action.map { "<strong>\($0)</strong>" } ?? "<span class=\"bad\">?</span>"
      steps[steps.count - 1].writes.append(
        """
        <li><code>\(event.shortLine)</code><br/>\(name) <span class="quiet">\
        \(event.site?.withCaller ?? "no line")</span></li>
        """)
    }
    // Closing the app is one more.
    return Array(steps.prefix(length))
  }

  var html: HTML {
    let rows = steps.enumerated().map { index, step -> HTML in
      let cells = zip(patterns, step.writes).map { pattern, writes -> HTML in
        let list: HTML = writes.isEmpty ? "–" : "<ul>\(writes.joined(separator: ""))</ul>"
        return "<td data-pattern=\"\(pattern)\"\(HTML.hiddenUnlessDefault(pattern))>\(list)</td>"
      }
      return """
        <tr class="step"><th scope="row">\(index + 1). \(step.act)</th>
        \(cells.joined())
        </tr>
        """
    }
    let heads = patterns.map { pattern -> HTML in
      "<th scope=\"col\" data-pattern=\"\(pattern)\"\(HTML.hiddenUnlessDefault(pattern))>\(pattern)</th>"
    }
    return """
      <table class="steps">
      <thead><tr><th scope="col">step</th>\(heads.joined(separator: ""))</tr></thead>
      <tbody>
      \(rows.joined())
      </tbody>
      </table>
      """
  }
}
