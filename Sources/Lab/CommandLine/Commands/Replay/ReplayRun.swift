import Contract
import Report
import Sessions
import Trace

/// Carries out what `lab trace` is asked to do with sessions that can be replayed.
struct ReplayRun {
  /// All that there are.
  private let patterns: [any TraceablePattern]
  private let request: ReplayRequest

  init(patterns: [any TraceablePattern], _ request: ReplayRequest) {
    self.patterns = patterns
    self.request = request
  }

  func run(_ output: Output) async throws -> ExitCode {
    switch request.purpose {
    case .replay(let path): try await replay(path, output)
    case .show(let path, let event): try await show(path, event, output)
    case .check(let sessions): try await check(sessions, output)
    case .emitTest(let path): try emitTest(path, output)
    }
  }

  private func replay(_ path: String, _ output: Output) async throws -> ExitCode {
    var code = ExitCode.done
    for (recording, pattern) in try recordings(in: path) {
      let replay = try self.replay(of: recording, on: pattern, path)
      do throws(ReplayFailure) {
        let result = try await replay.run()
        output.print(heading("\(pattern.name): the session replays", output))
        output.print(wrapped(result.account, width: output.proseWidth) + "\n\n\(result.screen)\n")
      } catch {
        output.print(heading("\(pattern.name): the session ends elsewhere", output))
        output.print(
          wrapped("\(error)", width: output.proseWidth, keepsSpaces: true) + "\n")
        code = .failed
      }
    }
    return code
  }

  private func show(_ path: String, _ event: Int, _ output: Output) async throws -> ExitCode {
    let recordings = try recordings(in: path)
    for (recording, _) in recordings where recording.events.event(event) == nil {
      let last = recording.events.last?.id ?? 0
      throw UsageError("there is no event \(event) in \(path); the last one is \(last)")
    }
    for (recording, pattern) in recordings {
      let screen = try await replay(of: recording, on: pattern, path).text(after: event)
      output.print(
        recordings.count == 1 ? screen : heading(pattern.name, output) + "\n\(screen)\n")
    }
    return .done
  }

  private func check(_ sessions: Int, _ output: Output) async throws -> ExitCode {
    let line = ProgressLine(output)
    var checks: [ReplayCheck] = []
    do {
      defer { line.clear() }
      for pattern in patterns where request.pattern == nil || pattern.name == request.pattern {
        line.show(pattern.name)
        checks.append(try await ReplayCheck(of: pattern, seeds: 0..<UInt64(sessions)))
      }
    }
    let text = ReplayCheckText(checks)
    output.results.write(text.rendered(width: output.proseWidth, style: output.results.style))
    return checks.allSatisfy(\.findings.isEmpty) ? .done : .failed
  }

  private func emitTest(_ path: String, _ output: Output) throws -> ExitCode {
    let (recording, pattern) = try session(in: path)
    let test = try TraceFile.readable(path) { () throws(ReplayRefusal) in
      try EmittedTest(of: recording, on: pattern, at: request.path)
    }
    guard let path = request.path else {
      output.results.write(test.source)
      return .done
    }
    try AtomicFile.write(test.source, to: path)
    output.print("Wrote \(path)")
    if !test.isNamedAfterFile {
      output.complain("no suite can be named after \(path), so it is called \(test.suite)")
    }
    return .done
  }
}

extension ReplayRun {
  /// Those of the pattern that was asked for; at least one.
  private func recordings(in path: String) throws -> [(Recording, any TraceablePattern)] {
    try chosen(from: TraceFile.recordings(in: path), path)
  }

  /// The one that becomes a test, and the pattern that the test is for.
  private func session(in path: String) throws -> (Recording, any TraceablePattern) {
    let all = try TraceFile.recordings(in: path)
    if all.count == 1 {
      return (all[0], try request.pattern.map(knownPattern) ?? pattern(of: all[0], path))
    }
    let sessions = try chosen(from: all, path)
    if sessions.count == 1 { return sessions[0] }
    let names = sessions.map(\.1.name)
    if Set(names).count > 1 {
      let list = names.joined(separator: ", ")
      throw UsageError("\(path) holds sessions of \(list); choose one with --pattern")
    }
    throw FileError.cannotRead(
      path: path, reason: "it holds \(names.count) sessions of \(names[0]), and a test is of one")
  }

  private func chosen(
    from all: [Recording], _ path: String
  ) throws -> [(Recording, any TraceablePattern)] {
    let recordings = all.filter { request.pattern == nil || $0.pattern == request.pattern }
    if let pattern = request.pattern, recordings.isEmpty {
      let others = all.map { $0.pattern ?? "no pattern" }.joined(separator: ", ")
      throw UsageError("\(path) holds no session of \(pattern), only of \(others)")
    }
    return try recordings.map { ($0, try pattern(of: $0, path)) }
  }

  private func pattern(
    of recording: Recording, _ path: String
  ) throws(FileError) -> any TraceablePattern {
    guard let name = recording.pattern else {
      throw .cannotRead(path: path, reason: "its first line names no pattern")
    }
    return try TraceFile.readable(path) { () throws(UsageError) in try knownPattern(name) }
  }

  private func replay(
    of recording: Recording, on pattern: any TraceablePattern, _ path: String
  ) throws(FileError) -> Replay {
    try TraceFile.readable(path) { () throws(ReplayRefusal) in
      try Replay(of: recording, on: pattern)
    }
  }

  private func knownPattern(_ name: String) throws(UsageError) -> any TraceablePattern {
    let name = try Vocabulary("pattern", patterns.map(\.name)).word(name)
    guard let pattern = patterns.first(where: { $0.name == name }) else {
      throw UsageError("unknown pattern '\(name)'")
    }
    return pattern
  }

  private func heading(_ text: String, _ output: Output) -> String {
    output.results.style.render(text, .strong)
  }
}

extension ReplayResult {
  /// How it was gone through, in a sentence.
  fileprivate var account: String {
    let steps = fromActions + fromActs + fromOutside
    return """
      \(steps) steps: \(fromActions) as actions of the pattern, \(fromActs) as the person did them, and \
      \(fromOutside) of the backend, the clock and the router.
      """
  }
}
