import LabSpecification
import LabTracepoints
import Observation
import Testing

@testable import LabTrace

/// Which event a recorder names as the cause of another.
struct CauseTests {
  @Observable
  final class Model: TracedObject {
    var title = ""
    var count = 0
  }

  private let model = Model()
  private let recorder = Recorder(level: .fields)

  init() {
    recorder.watch(model) { fields in
      fields.value(\.title, "title")
      fields.value(\.count, "count")
    }
  }

  @Test func `the default sink hears an action that no event led to`() {
    let other = Recorder(level: .fields)
    Cause.defaultSink = recorder
    defer { Cause.defaultSink = nil }

    Cause.action("save") { model.count = 1 }
    other.stagePerforms("tap Save") { Cause.action("saved") {} }

    #expect(
      recorder.tree == """
        save
        └─ count: 0 → 1
        """)
    #expect(
      other.tree == """
        tap Save
        └─ saved
        """)
  }

  @Test func `a write belongs to its action, after awaits and in tasks too`() async throws {
    var tasks: [Task<Void, Never>] = []
    recorder.stagePerforms("tap Save") {
      Cause.action("save", 3) {
        model.count = 1
        tasks += [
          Task {
            await Cause.action("saved") {
              await Task.yield()
              model.title = "saved"
            }
            model.count = 2
          }
        ]
      }
    }
    recorder.stagePerforms("tap Back") {}
    try await settled(tasks[0])

    #expect(
      recorder.tree == """
        tap Save
        └─ save(3)
           ├─ count: 0 → 1
           ├─ saved
           │  └─ title: "" → "saved"
           └─ count: 1 → 2
        tap Back
        """)
  }

  @Test func `marks a write without an action of its recorder`() {
    Recorder(level: .fields).stagePerforms("tap") { model.title = "outside" }
    recorder.stagePerforms("type") {
      model.title = "inside"
      Cause.action("change") { Cause.action("reduce") { model.title = "deep" } }
    }

    #expect(
      recorder.tree == """
        ? title: "" → "outside"
        type
        ├─ ? title: "outside" → "inside"
        └─ change
           └─ reduce
              └─ title: "inside" → "deep"
        """)
    #expect(Attribution(of: recorder.events) == Attribution(mutations: 3, named: 1, withField: 3))
  }

  @Test func `runs an action without a recorder, and does not build it`() async {
    var runs = 0
    // A test of the demo may have left one.
    Cause.defaultSink = nil
    func action() -> String {
      Issue.record("builds an action that no one records")
      return ""
    }

    Cause.action(action()) { runs += 1 }
    await Cause.action(action()) {
      await Task.yield()
      runs += 1
    }

    #expect(runs == 2)
  }

  @Test func `keeps the newest records, with their times, and counts the others`() {
    var time = Duration.zero
    let recorder = Recorder(level: .fields, capacity: 3) { time }
    recorder.watch(model) { $0.value(\.count, "count") }
    recorder.stagePerforms("tap") {
      Cause.action("add") {
        for count in 1...5 {
          time = .milliseconds(count)
          model.count = count
        }
      }
    }

    #expect(recorder.dropped == 4)
    #expect(recorder.events.map(\.id) == [4, 5, 6])
    #expect(recorder.events.map(\.cause) == [1, 1, 1])
    #expect(recorder.events.map(\.at) == [3, 4, 5].map(Duration.milliseconds))
    #expect(recorder.events.map(\.line) == ["count: 2 → 3", "count: 3 → 4", "count: 4 → 5"])
  }
}
