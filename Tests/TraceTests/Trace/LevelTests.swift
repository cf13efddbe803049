import LabTrace
import LabTracepoints
import Observation
import StageUI
import Testing

/// The data that each level keeps of a model, of a struct in a store, and of a view's state.
struct LevelTests {
  struct Row: Equatable {
    var isLiked = false
  }

  struct State: Equatable {
    var title = ""
    var rows = [Row(), Row()]
    var unlisted = 0

    struct Fields: Equatable {
      let title: String
      let rows: ItemCount

      init(_ state: State) {
        title = state.title
        rows = ItemCount(state.rows)
      }
    }
  }

  @Observable
  final class Model: TracedObject {
    var title = ""
    var rows = [Row(), Row()]
  }

  @Observable
  final class Store: TracedObject {
    var state = State()
  }

  @Test(arguments: TraceLevel.allCases)
  func `each level keeps what the one before does`(_ level: TraceLevel) {
    let (model, store) = (Model(), Store())
    let recorder = Recorder(level: level)
    recorder.watch(model) { fields in
      fields.value(\.title, "title")
      fields.count(\.rows, "rows")
    }
    recorder.watch(store, in: \.state, StateFields { State.Fields($0) })

    recorder.stagePerforms("tap") {
      #expect((Cause.current == nil) == (level == .off))
      Cause.action("change") {
        model.rows[1].isLiked = true
        store.state.title = "new"
        store.state.rows[0].isLiked = true
        store.state.unlisted = 1
        store.state = State(title: "newest", rows: [], unlisted: 1)
        Cause.action("then") { model.title = "later" }
      }
    }
    if level == .off { recorder.record(output: "pop") }

    let expected =
      switch level {
      case .off: ""
      case .actions:
        """
        tap
        └─ change
           └─ then
        """
      case .fields, .sites, .snapshots:
        """
        tap
        └─ change
           ├─ \(level == .snapshots ? "rows[1].isLiked: false → true" : "rows: written")
           ├─ title: "" → "new"
           ├─ \(level == .snapshots ? "rows[0].isLiked: false → true" : "state: written")
           ├─ \(level == .snapshots ? "unlisted: 0 → 1" : "state: written")
           ├─ title: "new" → "newest"
           ├─ rows: 2 items → 0 items
           └─ then
              └─ title: "" → "later"
        """
      }
    #expect(recorder.tree == expected)
  }

  @Test(arguments: [TraceLevel.fields, .sites, .snapshots])
  func `only snapshots copy an array that is changed in place`(_ level: TraceLevel) {
    let (model, store) = (Model(), Store())
    let recorder = Recorder(level: level)
    recorder.watch(model) { $0.count(\.rows, "rows") }
    recorder.watch(store, in: \.state, StateFields { State.Fields($0) })
    let before = (address(of: model.rows), address(of: store.state.rows))

    model.rows[0].isLiked = true
    store.state.rows[0].isLiked = true

    let isCopied = level == .snapshots
    #expect((address(of: model.rows) != before.0) == isCopied)
    #expect((address(of: store.state.rows) != before.1) == isCopied)
  }

  private func address(of rows: [Row]) -> Int {
    rows.withUnsafeBytes { Int(bitPattern: $0.baseAddress) }
  }

  struct Counters: View {
    struct Model: Equatable {
      var count: Int
    }

    struct Counter: View {
      @StageUI.State private var model: Model
      @StageUI.State private var unwatched = 0

      init(from count: Int) { _model = StageUI.State(initialValue: Model(count: count)) }

      var body: some View {
        Button("Add") {
          unwatched += 1
          model.count += 1
        }
        .accessibilityIdentifier("add-\(model.count)")
      }
    }

    var body: some View {
      Counter(from: 10)
      Counter(from: 20)
    }
  }

  @Test(arguments: [TraceLevel.actions, .fields, .snapshots])
  func `distinguishes the states of two views`(_ level: TraceLevel) throws {
    let recorder = Recorder(level: level)
    recorder.watch(state: "Counter.model", StateFields { (model: Counters.Model) in model })
    recorder.watch(state: "Counter.unwatched", StateFields { (ofAnotherType: String) in "" })
    let stage = Stage(Counters(), observer: recorder)
    stage.appear()

    for id in ["add-10", "add-20", "add-11"] { try stage.tap(id) }

    #expect(
      recorder.events.compactMap(\.mutation).map(\.description)
        == (level == .actions ? [] : ["count: 10 → 11", "count: 20 → 21", "count: 11 → 12"]))
  }
}
