import Contract
import Report
import Sessions
import Trace

/// `lab trace --diff`
struct TraceComparison {
  private let oldPath: String
  private let newPath: String?
  private let patterns: [any TraceablePattern]

  init(
    since oldPath: String, _ arguments: Arguments, patterns: [any TraceablePattern]
  ) throws(UsageError) {
    if arguments.operands.count > 1 {
      throw UsageError("'--diff' compares OLD with one NEW, not with \(arguments.operands.count)")
    }
    let others: [Option] = [
      .pattern, .patterns, .feature, .level, .traceFormat, .output, .random, .steps,
    ]
    if let other = others.first(where: arguments.has) {
      throw UsageError(
        "'--diff' takes what OLD tells, so '\(other.spelling)' has no place beside it")
    }
    self.oldPath = oldPath
    newPath = arguments.operands.first
    self.patterns = patterns
  }

  /// Both files are read before anything is recorded.
  func run(_ output: Output) async throws -> ExitCode {
    let old = try TraceFile.recordings(in: oldPath)
    let new: [Recording]
    if let newPath {
      new = try TraceFile.recordings(in: newPath)
    } else {
      new = try await recordedNow(like: old)
    }
    guard old.count == new.count else {
      throw FileError.cannotRead(
        path: newPath ?? oldPath, reason: "it holds \(new.count) traces, \(oldPath) \(old.count)")
    }
    var isSame = true
    for (old, new) in zip(old, new) {
      let diff = TraceDiff(from: old.events, to: new.events)
      output.print(heading(old, new, output.results.style))
      output.print(diff.isEmpty ? "No difference.\n" : "\n\(diff.text)\n")
      if !diff.isEmpty { isSame = false }
    }
    return isSame ? .done : .different
  }

  private func heading(_ old: Recording, _ new: Recording, _ style: Style) -> String {
    """
    \(style.render("- \(oldPath): \(old.title)", .strong))
    \(style.render("+ \(newPath ?? "recorded now"): \(new.title)", .strong))
    """
  }

  private func recordedNow(like recordings: [Recording]) async throws -> [Recording] {
    var new: [Recording] = []
    for old in recordings {
      if old.session != nil {
        throw UsageError(
          "\(oldPath) holds a random session: record it with --random, and name it NEW")
      }
      let (pattern, feature) = try TraceFile.readable(oldPath) { () throws(UsageError) in
        (
          try Vocabulary("pattern", patterns.map(\.name)).word(old.pattern ?? ""),
          try old.feature.map { word throws(UsageError) in try Vocabulary.features.word(word) }
        )
      }
      guard let pattern = patterns.first(where: { $0.name == pattern }) else { continue }
      new.append(
        try await Session(likes: TraceCommand.likes).recording(
          of: pattern,
          features: Session.Feature.allCases.filter { feature == nil || $0.rawValue == feature },
          level: old.level))
    }
    return new
  }
}

extension Recording {
  /// As in `MVI, feed, level fields`.
  fileprivate var title: String {
    [pattern ?? "no pattern", feature ?? "both features", "level \(level.rawValue)"]
      .joined(separator: ", ").onOneLine
  }
}
