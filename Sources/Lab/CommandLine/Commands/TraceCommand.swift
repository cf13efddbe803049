import Contract
import PatternList
import Report
import Sessions
import Trace

/// `lab trace`: records sessions and replays them.
struct TraceCommand {
  let patterns: [any TraceablePattern]

  /// The options that ask for something else than a recording, each with those that may be beside it.
  private static let purposes: [(option: Option, companions: [Option])] = [
    (.replay, [.at, .pattern]), (.emitTest, [.output, .pattern]),
  ]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    try check(arguments)
    if let path = arguments[.replay] {
      let sessions = try sessions(in: path, of: arguments[.pattern])
      if let event = arguments.number(of: .at) {
        return try await show(sessions, after: Int(event), path, output)
      }
      return try await replay(sessions, path, output)
    }
    if let path = arguments[.emitTest] {
      return try emitTest(of: path, arguments, output)
    }
    return try await record(arguments, output)
  }

  private func check(_ arguments: Arguments) throws(UsageError) {
    for (option, companions) in Self.purposes where arguments.has(option) {
      let allowed = [option] + companions
      if let other = arguments.given.first(where: { given in
        !allowed.contains { $0.name == given.name }
      }) {
        throw UsageError("'\(option.spelling)' and '\(other.spelling)' exclude each other")
      }
      if let operand = arguments.operands.first { throw UsageError("unexpected '\(operand)'") }
    }
    for (option, other) in [(Option.pattern, Option.patterns), (.random, .feature)]
    where arguments.has(option) && arguments.has(other) {
      throw UsageError("'\(option.spelling)' and '\(other.spelling)' exclude each other")
    }
    for (option, other) in [(Option.at, Option.replay), (.steps, .random)]
    where arguments.has(option) && !arguments.has(other) {
      throw UsageError("'\(option.spelling)' needs '\(other.synopsis)'")
    }
    if arguments.has(.random), let operand = arguments.operands.first {
      throw UsageError("'--random' is of both screens, so '\(operand)' has no place beside it")
    }
    if arguments.has(.random), arguments[.level] == TraceLevel.off.rawValue {
      throw UsageError("'--random' records actions at least, so it excludes '--level off'")
    }
  }
}

extension TraceCommand {
  /// Reads all recordings of a file; at least one.
  func recordings(in path: String) throws(FileError) -> [Recording] {
    let data = try InputFile.read(path)
    return try reading(path) { () throws(JSONLinesError) in
      try JSONLines.recordings(in: String(decoding: data, as: UTF8.self))
    }
  }

  /// - Throws: What `read` throws, as the reason why the file cannot be used.
  func reading<Value, Failure: Error>(
    _ path: String, _ read: () throws(Failure) -> Value
  ) throws(FileError) -> Value {
    do throws(Failure) { return try read() } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }

  /// Finds the pattern that a recording names.
  func pattern(of recording: Recording) throws(UsageError) -> any TraceablePattern {
    guard let name = recording.pattern else {
      throw UsageError("its first line names no pattern")
    }
    return try pattern(name)
  }

  func pattern(_ name: String) throws(UsageError) -> any TraceablePattern {
    let name = try Vocabulary("pattern", patterns.map(\.name)).word(name)
    guard let pattern = patterns.first(where: { $0.name == name }) else {
      throw UsageError("unknown pattern '\(name)'")
    }
    return pattern
  }
}
