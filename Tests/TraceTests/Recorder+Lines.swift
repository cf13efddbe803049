import Trace

extension Recorder {
  /// The lines of the tree, without its branches and marks.
  var lines: [String] {
    TraceTree(events).text.split(separator: "\n").map {
      String($0.trimmingPrefix { !$0.isLetter })
    }
  }

  var tree: String { TraceTree(events).text }
}
