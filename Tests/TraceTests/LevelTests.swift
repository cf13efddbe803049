import Observation
import StageUI
import Testing

@testable import Trace

struct LevelTests {
  struct Row: Equatable {
    var isLiked = false
  }

  struct State: Equatable {
    var title = ""
    var rows = [Row(), Row()]
    var depth = 1
    var unlisted = 0
  }

  @Observable
  final class Model {
    var title = ""
    var rows = [Row(), Row()]
    var pair = (1, 2)
    var state = State()
  }

  private func recorded(_ level: TraceLevel, _ change: (Model) -> Void) -> Recorder {
    let model = Model()
    let recorder = Recorder(level: level)
    recorder.watch(model, \.title, as: "title")
    recorder.watch(model, \.rows, as: "rows")
    recorder.watch(model, \.pair, as: "pair")
    recorder.watch(model, \.state) { state in
      state.watch(\.title, as: "title")
      state.watch(\.rows, as: "rows")
      state.watch(\.depth, as: "depth")
    }
    recorder.stagePerforms("tap") {
      Cause.action("change") { change(model) }
    }
    return recorder
  }

  private func tree(_ level: TraceLevel, _ change: (Model) -> Void) -> String {
    TraceTree(recorded(level, change).events).text
  }

  @Test func `each level keeps what the ones before it do`() {
    #expect(TraceLevel.allCases == TraceLevel.allCases.sorted())
    #expect(
      TraceLevel.allCases.map(\.rawValue) == ["off", "actions", "fields", "sites", "snapshots"])
  }

  @Test func `off records nothing, and a choke point finds no cause`() {
    var cause: Cause?
    let recorder = Recorder(level: .off)

    recorder.stagePerforms("tap") {
      cause = Cause.current
      Cause.action(Issue.record("the action is made, though nobody records it")) {}
      recorder.recordOutput("seen by nobody")
    }

    #expect(cause == nil)
    #expect(recorder.events == [])
    #expect(recorded(.off) { $0.title = "new" }.events == [])
  }

  @Test func `actions watches no field`() {
    #expect(
      tree(.actions) { $0.title = "new" } == """
        tap
        └─ change
        """)
  }

  @Test func `fields tells a small value, and of a collection its count`() {
    #expect(
      tree(.fields) {
        $0.title = "new"
        $0.rows.append(Row())
      } == """
        tap
        └─ change
           ├─ title: "" → "new"
           └─ rows: 2 items → 3 items
        """)
  }

  @Test func `fields tells a change in place by the field alone`() {
    #expect(
      tree(.fields) {
        $0.rows[0].isLiked = true
        $0.pair.0 = 7
      } == """
        tap
        └─ change
           ├─ rows: written in place
           └─ pair: … → …
        """)
  }

  @Test func `fields tells an array that was replaced by one of the same length`() {
    #expect(
      tree(.fields) { $0.rows = [Row(), Row(isLiked: true)] }.hasSuffix(
        "rows: 2 items → other storage"))
  }

  @Test func `fields tells the listed fields of a struct that differ`() {
    #expect(
      tree(.fields) {
        $0.state.depth = 2
        $0.state = State(title: "new", rows: [], depth: 2)
      } == """
        tap
        └─ change
           ├─ depth: 1 → 2
           ├─ title: "" → "new"
           └─ rows: 2 items → 0 items
        """)
  }

  @Test func `where no listed field of a struct differs, fields names none`() {
    #expect(
      tree(.fields) {
        $0.state.unlisted = 1
        $0.state.rows[0].isLiked = true
      } == """
        tap
        └─ change
           ├─ state: written in place
           └─ state: written in place
        """)
  }

  @Test func `snapshots names them all`() {
    #expect(
      tree(.snapshots) {
        $0.state.unlisted = 1
        $0.state.rows[0].isLiked = true
        $0.pair.0 = 7
      } == """
        tap
        └─ change
           ├─ unlisted: 0 → 1
           ├─ rows[0].isLiked: false → true
           └─ pair: (1, 2) → (7, 2)
        """)
  }

  @Test(arguments: [TraceLevel.fields, .sites])
  func `a large array is changed where it lies`(_ level: TraceLevel) {
    #expect(!copiesLargeArrays(level))
  }

  @Test func `snapshots has the array copied`() {
    #expect(copiesLargeArrays(.snapshots))
  }

  @Observable
  final class Large {
    struct State {
      var posts = Array(repeating: 1, count: 160_000)
    }

    var posts = Array(repeating: 1, count: 160_000)
    var state = State()
  }

  /// Also one that comes in with an action, and one that is in a struct.
  private func copiesLargeArrays(_ level: TraceLevel) -> Bool {
    enum Intent {
      case loaded([Int])
    }
    let model = Large()
    let recorder = Recorder(level: level)
    recorder.watch(model, \.posts, as: "posts")
    recorder.watch(model, \.state) { $0.watch(\.posts, as: "posts") }
    var isCopied = false
    recorder.stagePerforms("tap") {
      Cause.action(Intent.loaded(model.posts)) {}
      for index in 0..<3 {
        let before = (address(of: model.posts), address(of: model.state.posts))
        model.posts[index] += 1
        model.state.posts[index] += 1
        if before != (address(of: model.posts), address(of: model.state.posts)) { isCopied = true }
      }
    }
    #expect(recorder.events.count { $0.mutation != nil } == 6)
    return isCopied
  }

  private func address(of posts: [Int]) -> UInt? { posts.extent?.address }
}
