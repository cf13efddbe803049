import Observation
import Testing

@testable import Trace

/// Where the value of a watched property is read, and how long for.
struct WatchedValueTests {
  @Observable
  final class Traced: TracedObject {
    var rows: [Int] = []
    var isLiked = false
    var isEmpty: Bool { rows.isEmpty }
    @ObservationIgnored weak var delegate: Traced?
    weak var other: Traced?

    isolated deinit { isLiked.toggle() }
  }

  @Observable
  final class Observed {
    var rows: [Int] = []
    var isLiked = false
    var isEmpty: Bool { rows.isEmpty }
    weak var other: Observed?

    isolated deinit { isLiked.toggle() }
  }

  private func lines(_ recorder: Recorder) -> [String] {
    TraceTree(recorder.events).text.split(separator: "\n").map {
      String($0.trimmingPrefix { !$0.isLetter })
    }
  }

  @Test func `a computed property is not taken for the one that is stored beside it`() {
    let model = Observed()
    let recorder = Recorder(level: .fields)
    recorder.watch(model, \.isEmpty, as: "isEmpty")

    model.isLiked = true
    model.rows.append(1)

    #expect(lines(recorder) == ["isEmpty: true → false"])
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

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a weak reference is watched without being kept`(_ level: TraceLevel) {
    let recorder = Recorder(level: level)
    let (traced, observed) = (Traced(), Observed())
    recorder.watch(traced, \.other, as: "other")
    recorder.watch(observed, \.other, as: "other")

    traced.other = traced
    observed.other = observed
    traced.other = nil
    observed.other = nil

    #expect(lines(recorder).allSatisfy { $0.hasPrefix("other: ") })
    #expect(lines(recorder).count == 4)
  }

  @Test func `what an object writes as it goes is told`() {
    let recorder = Recorder(level: .fields)
    do {
      let (traced, observed) = (Traced(), Observed())
      recorder.watch(traced, \.isLiked, as: "traced")
      recorder.watch(observed, \.isLiked, as: "observed")
    }

    #expect(
      Set(lines(recorder)) == ["traced: false → true", "observed: false → true"])
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
