import Contract
import PatternList
import Report
import Sessions
import Trace

extension TraceCommand {
  /// Records a session on each pattern and shows it.
  func record(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let names = arguments.words(of: .patterns) ?? arguments[.pattern].map { [$0] }
    let chosen = try names?.map(pattern) ?? patterns
    let words = arguments.operands + [arguments[.feature]].compactMap(\.self)
    let features = Session.Feature.allCases.filter {
      words.isEmpty || words.contains($0.rawValue)
    }
    let level = arguments[.level].flatMap(TraceLevel.init) ?? .snapshots
    let path = arguments.outputPath
    if let path { try AtomicFile.check(path) }

    let progress = ProgressLine(output)
    defer { progress.clear() }
    var recordings: [Recording] = []
    var code = ExitCode.done
    for pattern in chosen {
      progress.show(pattern.name)
      do {
        if let random = random(arguments) {
          recordings.append(
            try await random.recording(of: pattern, level: level))
        } else {
          recordings.append(
            // Two likes are enough to see that one is as another.
            try await Session(likes: 2).recording(
              of: pattern, features: features, level: level))
        }
      } catch let cut as SessionCutShort {
        output.complain("\(cut); its trace ends there")
        recordings.append(cut.recording)
        code = .failed
      }
    }
    progress.clear()
    let format =
      arguments[.traceFormat].flatMap(TraceText.Format.init)
      ?? (arguments.has(.patterns) ? .timeline : .tree)
    let text = TraceText(
      recordings: recordings, format: format, isSideBySide: arguments.has(.patterns))
    guard let path else {
      output.results.write(try text.rendered(width: output.width, style: output.results.style))
      return code
    }
    try AtomicFile.write(try text.rendered(width: Output.usualWidth, style: .plain), to: path)
    output.print("Wrote \(path)")
    return code
  }

  private func random(_ arguments: Arguments) -> RandomSession? {
    let steps = arguments.number(of: .steps).map { Int($0) } ?? RandomSession.usualSteps
    return arguments.number(of: .random).map { RandomSession(seed: $0, steps: steps) }
  }
}
