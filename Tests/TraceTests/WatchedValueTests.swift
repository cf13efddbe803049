import Observation
import Testing

@testable import Trace

/// Where the value of a watched property is read, and how long for.
struct WatchedValueTests {
  @Observable
  final class Traced: TracedObject {
    var rows: [Int] = []
    var isLiked = false

    isolated deinit { isLiked.toggle() }
  }

  @Observable
  final class Observed {
    var rows: [Int] = []
    var isLiked = false
  }

  private func lines(_ recorder: Recorder) -> [String] {
    TraceTree(recorder.events).text.split(separator: "\n").map {
      String($0.trimmingPrefix { !$0.isLetter })
    }
  }

  @Test func `a property of another name in the trace is read as well`() {
    let (traced, observed) = (Traced(), Observed())
    let recorder = Recorder(level: .fields)
    recorder.watch(traced, \.isLiked, as: "liked")
    recorder.watch(observed, \.isLiked, as: "liked too")

    traced.isLiked = true
    observed.isLiked = true

    #expect(lines(recorder) == ["liked: false → true", "liked too: false → true"])
  }

  @Test func `what a traced object writes as it goes is told`() {
    let recorder = Recorder(level: .fields)
    do {
      let model = Traced()
      recorder.watch(model, \.isLiked, as: "isLiked")
    }

    #expect(lines(recorder) == ["isLiked: false → true"])
  }

  @Test(arguments: [true, false])
  func `a recorder does not grow with objects that come and go`(isTraced: Bool) {
    let recorder = Recorder(level: .fields, capacity: 10)
    for _ in 0..<1_000 {
      if isTraced {
        let model = Traced()
        recorder.watch(model, \.rows, as: "rows")
        model.rows.append(1)
      } else {
        let model = Observed()
        recorder.watch(model, \.rows, as: "rows")
        model.rows.append(1)
      }
    }

    let logs = Mirror(reflecting: recorder).descendant("logs") as? [any Log]
    #expect(logs.map { $0.count < 200 } == true)
    #expect(recorder.events.count == 10)
    #expect(recorder.dropped == 990)
  }
}
