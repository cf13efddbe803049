import Observation
import Testing

@testable import Trace

struct RingTests {
  @Test func `elements keep their numbers while others go and the ring grows`() {
    var ring = Ring<Int>(minimumCapacity: 3)

    for number in 0..<5 {
      #expect(ring.append(number * 10) == number)
      if number > 1 { #expect(ring.removeFirst() == (number - 2) * 10) }
    }
    for number in 5..<40 { ring.append(number * 10) }

    #expect(ring.numbers == 3..<40)
    for number in ring.numbers { #expect(ring[number] == number * 10) }
    #expect(ring[2] == nil)
    #expect(ring[40] == nil)
  }

  @Test func `an empty ring has nothing to remove`() {
    var ring = Ring<Int>()
    #expect(ring.removeFirst() == nil)
  }
}

struct DroppedTests {
  @Observable
  final class Model {
    var count = 0
    var title = ""
  }

  private func recorded(_ level: TraceLevel, capacity: Int, writes: Int) -> Recorder {
    let model = Model()
    let recorder = Recorder(level: level, capacity: capacity)
    recorder.watch(model, \.count, as: "count")
    recorder.watch(model, \.title, as: "title")
    recorder.stagePerforms("tap") {
      Cause.action("add") {
        for _ in 0..<writes {
          model.count += 1
          if model.count.isMultiple(of: 4) { model.title = "\(model.count)" }
        }
      }
    }
    return recorder
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `the newest are kept, and the dropped are counted`(_ level: TraceLevel) {
    let recorder = recorded(level, capacity: 3, writes: 8)

    #expect(recorder.dropped == 9)
    #expect(recorder.events.map(\.id) == [9, 10, 11])
    #expect(
      TraceTree(recorder.events, dropped: recorder.dropped).text == """
        (dropped: 9 earlier happenings)
        ├─ count: 6 → 7
        ├─ count: 7 → 8
        └─ title: "4" → "8"
        """)
  }

  @Test func `the timeline says so too`() {
    let recorder = recorded(.fields, capacity: 3, writes: 8)
    #expect(
      Timeline(recorder.events, dropped: recorder.dropped).text.hasPrefix(
        "(dropped: 9 earlier happenings)\n"))
  }

  @Test func `nothing is dropped while there is room`() {
    let recorder = recorded(.fields, capacity: 12, writes: 8)
    #expect(recorder.dropped == 0)
    #expect(recorder.events.count == 12)
  }

  @Test func `a cause that was dropped is no proof that there was none`() throws {
    let events = recorded(.fields, capacity: 3, writes: 8).events
    let event = try #require(events.first)

    #expect(events.lostCauses(of: event))
    #expect(events.act(of: event) == nil)
    #expect(!events.line(of: event).hasPrefix("?"))
  }

  @Test func `an act after which its own writes were dropped is still read`() {
    let model = Model()
    let recorder = Recorder(level: .fields, capacity: 2)
    recorder.watch(model, \.count, as: "count")

    recorder.stagePerforms("first") { model.count = 1 }
    recorder.stagePerforms("second") { model.count = 2 }

    #expect(
      TraceTree(recorder.events, dropped: recorder.dropped).text == """
        (dropped: 2 earlier happenings)
        second
        └─ ? count: 1 → 2
        """)
  }

  struct State {
    var count = 0
    var title = ""
  }

  @Observable
  final class Screen: TracedObject {
    var state = State()
  }

  @Test func `a write of several fields is dropped as one`() {
    let screen = Screen()
    let recorder = Recorder(level: .fields, capacity: 2)
    recorder.watch(screen, \.state) { state in
      state.watch(\.count, as: "count")
      state.watch(\.title, as: "title")
    }
    screen.state = State(count: 1, title: "one")
    screen.state = State(count: 2, title: "two")
    #expect(recorder.events.map(\.id) == [0, 1, 2, 3])

    screen.state.count = 3

    #expect(
      TraceTree(recorder.events, dropped: recorder.dropped).text == """
        (dropped: 1 earlier happening)
        ? count: 1 → 2
        ? title: "one" → "two"
        ? count: 2 → 3
        """)
    #expect(recorder.events.map(\.id) == [1, 2, 3])
  }
}
