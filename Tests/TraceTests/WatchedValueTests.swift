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

  final class Tag: SmallValue {
    nonisolated static func == (a: Tag, b: Tag) -> Bool { a === b }
  }

  @Observable
  final class Named: TracedObject {
    var name = "a"
    var shout: String { name.uppercased() }
    weak var tag: Tag?
  }

  @Observable
  final class Observed {
    var rows: [Int] = []
    var isLiked = false
  }

  @Test func `a property may have another name in the trace`() {
    let (traced, observed) = (Traced(), Observed())
    let recorder = Recorder(level: .fields)
    recorder.watch(traced, \.isLiked, as: "liked", in: "isLiked")
    recorder.watch(traced, \.rows, as: "lines")
    recorder.watch(observed, \.isLiked, as: "liked too")

    traced.isLiked = true
    traced.rows.append(1)
    observed.isLiked = true

    #expect(
      recorder.lines == [
        "liked: false → true", "lines: 0 items → 1 item", "liked too: false → true",
      ])
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `what a traced object computes is told as it reads`(_ level: TraceLevel) {
    let model = Named()
    let recorder = Recorder(level: level)
    recorder.watch(model, \.shout, as: "shout")

    model.name = "b"

    #expect(recorder.lines == [#"shout: "A" → "B""#])
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a weak reference that a trace may keep is read through its getter`(_ level: TraceLevel) {
    let (named, tag) = (Named(), Tag())
    let recorder = Recorder(level: level)
    recorder.watch(named, \.tag, as: "tag")

    named.tag = tag
    named.tag = nil

    #expect(recorder.lines.count == 2)
  }

  @Test func `what a traced object writes as it goes is told`() {
    let recorder = Recorder(level: .fields)
    do {
      let model = Traced()
      recorder.watch(model, \.isLiked, as: "isLiked")
    }

    #expect(recorder.lines == ["isLiked: false → true"])
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
