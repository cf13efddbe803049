import Contract
import Report
import Sessions
import StageUI
import Trace

/// `lab trace`
struct TraceCommand {
  let patterns: [any TraceablePattern]

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    if let request = try ReplayRequest(arguments) {
      return try await ReplayRun(patterns: patterns, request).run(output)
    }
    if let old = arguments[.diff] {
      return try await TraceComparison(since: old, arguments, patterns: patterns).run(output)
    }
    let request = try TraceRequest(arguments, of: patterns)
    if let path = request.path { try AtomicFile.check(path) }
    var recordings: [Recording] = []
    var isWhole = true
    for pattern in request.patterns {
      do {
        let recording = try await recording(of: pattern, request)
        if let warning = request.warning(of: recording) { output.complain(warning) }
        recordings.append(recording)
      } catch let cut as SessionCutShort {
        output.complain("\(cut); its trace ends there")
        recordings.append(cut.recording)
        isWhole = false
      }
    }
    let text = try TraceText(recordings, request, width: width(request, output))
    let code = put(text, request, output)
    return isWhole ? code : .failed
  }

  private func recording(
    of pattern: any TraceablePattern, _ request: TraceRequest
  ) async throws -> Recording {
    if let session = request.random {
      return try await session.recording(of: pattern, level: request.level ?? .snapshots)
    }
    return try await Session(likes: Self.likes).recording(
      of: pattern, features: request.features, level: request.level ?? .snapshots,
      namesSites: request.namesSites)
  }

  /// Enough to see that one like is as another.
  static let likes = 2

  /// A file is not as wide as the terminal that it is written from.
  private func width(_ request: TraceRequest, _ output: Output) -> Int {
    request.path == nil ? output.width : Output.usualWidth
  }

  private func put(_ text: TraceText, _ request: TraceRequest, _ output: Output) -> ExitCode {
    guard let path = request.path else {
      output.results.write(text.rendered(output.results.style))
      return .done
    }
    do {
      try AtomicFile.write(text.rendered(.plain), to: path)
      output.print("Wrote \(path)")
      return .done
    } catch {
      output.complain("\(error); the trace follows")
      output.results.write(text.rendered(output.results.style))
      return .failed
    }
  }
}
