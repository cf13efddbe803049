import Trace

extension Recorder {
  /// Each event as it stands in the tree, without what marks its place there.
  var lines: [String] {
    TraceTree(events).text.split(separator: "\n").map {
      String($0.trimmingPrefix { !$0.isLetter })
    }
  }
}
