import Contract
import Report
import Sessions
import Trace

/// What `lab trace` is asked for.
struct TraceRequest {
  enum Format: String, CaseIterable {
    case tree
    case timeline
    case json
  }

  /// The patterns to record, in order.
  let patterns: [any TraceablePattern]
  let features: [Session.Feature]
  /// What is recorded instead of the scripted session.
  let random: RandomSession?
  /// `nil` when none was asked for.
  let level: TraceLevel?
  let format: Format
  /// Whether patterns are shown next to each other.
  let isSideBySide: Bool
  /// Where the trace goes; `nil` for the standard output.
  let path: String?

  /// Whether it is told who wrote; only when asked for, because it takes a while to look up.
  var namesSites: Bool { level.map { $0 >= .sites } ?? false }
}

extension TraceRequest {
  init(_ arguments: Arguments, of patterns: [any TraceablePattern]) throws(UsageError) {
    let one = arguments[.pattern]
    let several = arguments.words(of: .patterns)
    if one != nil, several != nil {
      throw UsageError("'--pattern' and '--patterns' exclude each other")
    }
    let names = several ?? one.map { [$0] } ?? patterns.map(\.name)
    self.patterns = names.compactMap { name in patterns.first { $0.name == name } }
    features = try Self.features(arguments)
    random = try ReplayRequest.random(arguments)
    level = arguments[.level].flatMap(TraceLevel.init)
    let format = arguments[.traceFormat].flatMap(Format.init)
    self.format = format ?? (several == nil ? .tree : .timeline)
    isSideBySide = several != nil && self.format == .timeline
    path = arguments.outputPath
  }

  /// What a person should know who keeps a random session to replay it.
  func warning(of recording: Recording) -> String? {
    guard random != nil, format == .json, recording.dropped > 0 else { return nil }
    return """
      \(recording.pattern ?? ""): the first \(Units.count(recording.dropped)) happenings were dropped, so this \
      recording cannot be replayed; one of fewer --steps can
      """
  }

  private static func features(
    _ arguments: Arguments
  ) throws(UsageError) -> [Session.Feature] {
    var words: [String] = []
    for word in arguments.operands + [arguments[.feature]].compactMap(\.self) {
      words.append(try Vocabulary.features.word(word))
    }
    return words.isEmpty
      ? Session.Feature.allCases : Session.Feature.allCases.filter { words.contains($0.rawValue) }
  }
}
