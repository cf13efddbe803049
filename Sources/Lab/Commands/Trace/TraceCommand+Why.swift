import LabCommandLine
import LabContract
import LabOutput
import LabPatterns
import LabSessions
import LabTrace
import StageUI

extension TraceCommand {
  private static let bodyPrefix = "body:"
  /// Leaves room for the reasons in 80 columns.
  private static let actWidth = 22

  /// Answers why a field has its values, or why a body ran: a table for each pattern.
  func answer(
    _ question: String, _ arguments: Arguments, _ output: Output
  ) async throws -> ExitCode {
    let body = question.hasPrefix(Self.bodyPrefix) ? question.dropFirst(Self.bodyPrefix.count) : nil
    let field = FieldPath(question)
    if body == nil, field == nil {
      throw UsageError(
        "cannot read '\(question)'; write a field, as in posts[0].likeCount, or body:PostRow")
    }
    let progress = ProgressLine(output)
    defer { progress.clear() }
    progress.show(question)
    let found = body == nil ? try await session(changing: question, arguments) : nil
    var tables: [Table] = []
    var unknown: [(name: String, reason: UsageError)] = []
    for (name, record) in try recorders(arguments, found ?? random(arguments)) {
      progress.show(name)
      let recorder = try await record(body != nil)
      do throws(UsageError) {
        if let body {
          tables.append(try bodyTable(of: String(body), in: name, recorder))
        } else if let field {
          tables.append(try fieldTable(of: field, in: name, recorder, width: output.proseWidth))
        }
      } catch {
        unknown.append((name, error))
      }
    }
    progress.clear()
    if tables.isEmpty, let first = unknown.first { throw first.reason }
    for table in tables {
      output.print(
        table.rendered(width: output.proseWidth, style: output.results.style) + "\n")
    }
    if let found {
      output.print("The scripted session never changes \(question); --random \(found.seed) does.\n")
    }
    for (name, _) in unknown { output.complain("\(name) records no '\(question)'") }
    return .done
  }

  private typealias Record = (_ explainsBodies: Bool) async throws -> Recorder

  /// Returns the first of 50 random sessions that changes a field which the scripted one does not, in the first pattern that
  /// has it; `nil` when the arguments choose a session.
  private func session(
    changing field: String, _ arguments: Arguments
  ) async throws -> RandomSession? {
    if arguments.has(.random) || arguments.has(.replay) || !arguments.operands.isEmpty {
      return nil
    }
    for (pattern, scripted) in zip(try patterns(arguments), try recorders(arguments, nil)) {
      let recorder = try await scripted.record(false)
      guard let path = FieldPath(field), let history = try? recorder.history(of: path)
      else { continue }
      if !history.entries.isEmpty { return nil }
      for session in (0..<50).map({ RandomSession(seed: $0) }) {
        let recorder = try await session.recorder(of: pattern, explainsBodies: false)
        if try !recorder.history(of: path).entries.isEmpty { return session }
      }
    }
    return nil
  }

  /// Returns the sessions to ask, each with its pattern: the scripted one, if `random` is `nil`.
  private func recorders(
    _ arguments: Arguments, _ random: RandomSession?
  ) throws -> [(pattern: String, record: Record)] {
    if let path = arguments[.replay] {
      return try replays(in: path, of: arguments[.pattern]).map { replay in
        (replay.pattern.name, { try await replay.recorder(explainsBodies: $0) })
      }
    }
    let features = features(arguments)
    return try patterns(arguments).map { pattern in
      (
        pattern.name,
        { explainsBodies in
          if let random {
            return try await random.recorder(of: pattern, explainsBodies: explainsBodies)
          }
          let recorder = Recorder(explainsBodies: explainsBodies)
          try await Self.session.run(on: pattern, features: features, tracedBy: recorder)
          return recorder
        }
      )
    }
  }

  private func fieldTable(
    of field: FieldPath, in pattern: String, _ recorder: Recorder, width: Int
  ) throws(UsageError) -> Table {
    let history: FieldHistory
    do { history = try recorder.history(of: field) } catch { throw UsageError("\(error)") }
    var table = Self.table(of: history, in: pattern, width: width)
    if history.entries.isEmpty {
      table.footnotes = ["Nothing in this session changed it. Another session: --random 7"]
    } else if let missing = MissingLines.here() {
      table.footnotes = [missing.description]
    }
    return table
  }

  /// A row for each change. Where the width would wrap a row, each change is above its own.
  static func table(of history: FieldHistory, in pattern: String, width: Int) -> Table {
    let title = "\(pattern): why \(history.path)"
    let columns: [Column] = [.left("act"), .left("action"), .right("line"), .left("effect")]
    var wide = Table(title, columns: [.left("change")] + columns)
    var narrow = Table(title, columns: columns)
    for entry in history.entries {
      let action = entry.action.map { Cell($0.withShortTexts, .name) }
      let cells = [
        Cell(entry.act ?? "–"), action ?? Cell("?", .caution),
        Cell(entry.site?.place ?? "–"), Cell(entry.effect?.outcome ?? ""),
      ]
      wide.addRow([Cell(entry.change)] + cells)
      narrow.addSection(entry.change)
      narrow.addRow(cells)
    }
    return wide.rendered(width: width) == wide.rendered(width: .max) ? wide : narrow
  }

  private func bodyTable(
    of view: String, in pattern: String, _ recorder: Recorder
  ) throws(UsageError) -> Table {
    let acts = recorder.bodyLog?.acts ?? []
    let views = Set(acts.flatMap(\.bodies).map(\.view)).sorted()
    let known = try Vocabulary("body", views).word(view)
    var table = Table(
      "\(pattern): why the body of \(known) ran",
      columns: [.left("act"), .right("runs"), .left("reason"), .right("changed")])
    for act in acts {
      for runs in act.bodies where runs.view == known {
        table.addRow([
          Cell(act.act.truncated(to: Self.actWidth)), Cell("\(Units.count(runs.runs)) ×"),
          Cell("\(runs.reason)"),
          Cell(Units.count(runs.changed)),
        ])
      }
    }
    table.footnotes = ["changed: runs after which the body showed something else."]
    return table
  }
}
