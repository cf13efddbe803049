import Observation
import StageUI
import Testing
import Trace

struct RecorderTests {
  struct Row: Equatable {
    var isLiked = false
    var count = 0
  }

  @Observable
  final class Model {
    var rows = [Row(), Row()]
    var title = ""
    var later: Task<Void, Never>?

    func like(_ index: Int) {
      rows[index].isLiked = true
      later = Task { rows[index].count = 1 }
    }
  }

  private func recorded(_ model: Model) -> Recorder {
    let recorder = Recorder()
    recorder.watch(model, \.rows, as: "rows")
    recorder.watch(model, \.title, as: "title")
    return recorder
  }

  @Test func `a write belongs to the action that asked, also after a suspension`() async {
    let model = Model()
    let recorder = recorded(model)

    recorder.stagePerforms("tap like") {
      Cause.action("like(1)") { model.like(1) }
    }
    await model.later?.value

    #expect(
      TraceTree(recorder.events).text == """
        tap like
        └─ like(1)
           ├─ rows[1].isLiked: false → true
           └─ rows[1].count: 0 → 1
        """)
  }

  @Test func `a write without an action is marked`() {
    let model = Model()
    let recorder = recorded(model)

    model.title = "outside"
    recorder.stagePerforms("type") { model.title = "inside" }

    #expect(
      TraceTree(recorder.events).text == """
        ? title: "" → "outside"
        type
        └─ ? title: "outside" → "inside"
        """)
    #expect(Attribution(of: recorder.events) == Attribution(mutations: 2, named: 0, withField: 2))
  }

  @Test func `each of several writes in a row is an event of its own`() {
    let model = Model()
    let recorder = recorded(model)

    for title in ["a", "b", "c"] { model.title = title }

    let changes = recorder.events.compactMap { event -> String? in
      guard case .mutation(let mutation) = event.kind else { return nil }
      return mutation.description
    }
    #expect(changes == [#"title: "" → "a""#, #"title: "a" → "b""#, #"title: "b" → "c""#])
  }

  @Test func `a write of the same value is no mutation`() {
    let model = Model()
    let recorder = recorded(model)

    model.title = ""
    model.rows[0].isLiked = false

    #expect(recorder.events == [])
  }

  @Test func `without a recorder an action just runs`() async {
    var ran = 0

    Cause.action("sync") { ran += 1 }
    await Cause.action("async") {
      await Task {}.value
      ran += 1
    }

    #expect(ran == 2)
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a watched object is not kept alive, and not read when it is gone`(_ level: TraceLevel) {
    let recorder = Recorder(level: level)
    weak var gone: Model?

    do {
      let model = Model()
      gone = model
      recorder.watch(model, \.title, as: "title")
      model.title = "new"
    }

    #expect(gone == nil)
    #if os(Linux)
      #expect(recorder.lines == [#"title: "" → "new""#])
    #else
      // The value would be read before the next write, which does not come.
      #expect(recorder.lines == [])
    #endif
  }

  struct Screen: View {
    struct Model {
      var count = 0
      var unread = "x"
    }

    @State private var model = Model()
    @State private var other = 0

    var body: some View {
      Button("Add \(model.count)") {
        model.count += 1
        other += 1
      }
    }
  }

  @Test func `a view's state is watched by its name`() throws {
    let recorder = Recorder()
    recorder.watch(state: "Screen.model", of: Screen.Model.self) { _ in }
    let stage = Stage(Screen(), observer: recorder)
    stage.appear()

    try stage.tap("Add 0")

    #expect(
      TraceTree(recorder.events).text == """
        appear
        tap Add 0
        └─ ? count: 0 → 1
        """)
  }

  struct Counters: View {
    struct Model {
      var count: Int
    }

    struct Counter: View {
      @State private var model: Model

      init(from count: Int) { _model = State(initialValue: Model(count: count)) }

      var body: some View {
        Button("Add") { model.count += 1 }
          .accessibilityIdentifier("add-\(model.count)")
      }
    }

    var body: some View {
      Counter(from: 10)
      Counter(from: 20)
    }
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `two states of one name are told apart`(_ level: TraceLevel) throws {
    let recorder = Recorder(level: level)
    recorder.watch(state: "Counter.model", of: Counters.Model.self) {
      $0.watch(\.count, as: "count")
    }
    let stage = Stage(Counters(), observer: recorder)
    stage.appear()

    for id in ["add-10", "add-20", "add-11"] { try stage.tap(id) }

    #expect(
      recorder.events.compactMap(\.mutation).map(\.description) == [
        "count: 10 → 11", "count: 20 → 21", "count: 11 → 12",
      ])
  }
}
