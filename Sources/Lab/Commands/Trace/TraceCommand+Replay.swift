import LabCommandLine
import LabContract
import LabMeasure
import LabOutput
import LabPatterns
import LabSessions
import LabTrace

extension TraceCommand {
  /// Reads the sessions of a file, of one pattern if it is named; at least one.
  func replays(in path: String, of name: String?) throws -> [Replay] {
    let all = try recordings(in: path)
    let chosen = all.filter { name == nil || $0.pattern == name }
    if chosen.isEmpty, let name {
      throw UsageError("\(path) holds no session of \(name), only of \(list(of: all))")
    }
    return try reading(path) {
      try chosen.map { try Replay(of: $0, on: pattern($0.pattern)) }
    }
  }

  /// Runs each replay and reports its first difference.
  func run(_ replays: [Replay], _ output: Output) async -> ExitCode {
    var code = ExitCode.done
    for replay in replays {
      let name = replay.pattern.name
      do throws(ReplayFailure) {
        let screen = try await replay.run()
        output.print(heading("\(name): the session replays", output) + "\n\n\(screen)\n")
      } catch {
        output.print(heading("\(name): the replay differs", output))
        output.print(wrapped("\(error)".onOneLine, width: output.proseWidth) + "\n")
        code = .failed
      }
    }
    return code
  }

  func show(
    _ replays: [Replay], after event: Event.ID, of path: String, _ output: Output
  ) async throws -> ExitCode {
    for replay in replays where replay.recording.events.event(event) == nil {
      let last = replay.recording.events.last?.id ?? 0
      throw UsageError("there is no event \(event) in \(path); the last one is \(last)")
    }
    for replay in replays {
      let screen = try await replay.screen(after: event)
      output.print(
        replays.count == 1 ? screen : heading(replay.pattern.name, output) + "\n\(screen)\n")
    }
    return .done
  }

  func emitTest(of path: String, _ arguments: Arguments, _ output: Output) throws -> ExitCode {
    let all = try recordings(in: path)
    let name = arguments[.pattern]
    let chosen = all.count == 1 ? all : all.filter { name == nil || $0.pattern == name }
    guard let recording = chosen.first, chosen.count == 1 else {
      throw UsageError(
        "a test needs one session; \(path) has several, of \(list(of: all)): choose with --pattern")
    }
    let target = arguments.outputPath
    let pattern = try reading(path) { try self.pattern(name ?? recording.pattern) }
    let test = try reading(path) { try EmittedTest(of: recording, on: pattern, at: target) }
    try output.deliver(test.source, to: target)
    if let target, target.split(separator: "/").last != "\(test.suite).swift" {
      output.complain("no suite can be named after \(target), so it is called \(test.suite)")
    }
    return .done
  }

  private func list(of recordings: [Recording]) -> String {
    recordings.map { $0.pattern ?? "no pattern" }.joined(separator: ", ")
  }

  private func heading(_ text: String, _ output: Output) -> String {
    output.results.style.render(text, .strong)
  }
}
