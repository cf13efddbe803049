/// How the results of a run are written.
enum BenchFormat: String, CaseIterable {
  case text
  case json
  case csv
  case markdown

  /// Whether people read it: what else is to be said can stand beneath it.
  var isProse: Bool {
    switch self {
    case .text, .markdown: true
    case .json, .csv: false
    }
  }
}
