import PatternList
import Report
import Sessions
import Trace

extension TraceCommand {
  /// Compares the recordings of two files, or of one with the same sessions recorded now.
  ///
  /// Both files are read before anything is recorded.
  func diff(_ oldPath: String, _ newPath: String?, _ output: Output) async throws -> ExitCode {
    let old = try recordings(in: oldPath)
    let new =
      if let newPath { try recordings(in: newPath) } else {
        try await recordedNow(like: old, in: oldPath)
      }
    guard old.count == new.count else {
      throw FileError.cannotRead(
        path: newPath ?? oldPath,
        reason: "it holds \(new.count) recordings, and \(oldPath) \(old.count)")
    }
    var code = ExitCode.done
    for (old, new) in zip(old, new) {
      let diff = TraceDiff(from: old.events, to: new.events)
      let heading = [
        "- \(oldPath): \(old.title)", "+ \(newPath ?? "recorded now"): \(new.title)",
      ]
      for line in heading { output.print(output.results.style.render(line.onOneLine, .strong)) }
      output.print(diff.isEmpty ? "No difference.\n" : "\n\(diff.text)\n")
      if !diff.isEmpty { code = .different }
    }
    return code
  }

  private func recordedNow(like recordings: [Recording], in path: String) async throws
    -> [Recording]
  {
    if recordings.contains(where: { $0.session != nil }) {
      throw UsageError("\(path) holds a random session: record it with --random, and name it NEW")
    }
    let plans = try reading(path) { () throws(UsageError) in
      try recordings.map { recording throws(UsageError) in
        let feature = try recording.feature.map { word throws(UsageError) in
          try Vocabulary.features.word(word)
        }
        return (try pattern(of: recording), feature.flatMap(Session.Feature.init), recording.level)
      }
    }
    var new: [Recording] = []
    for (pattern, feature, level) in plans {
      new.append(
        try await Session(likes: Self.likes).recording(
          of: pattern, features: feature.map { [$0] } ?? Session.Feature.allCases, level: level))
    }
    return new
  }
}

extension Recording {
  /// As in `MVI, feed, level fields`.
  fileprivate var title: String {
    [pattern ?? "no pattern", feature ?? "both features", "level \(level.rawValue)"]
      .joined(separator: ", ")
  }
}
