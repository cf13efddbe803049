import Observation
import StageUI
import Testing

@testable import Trace

/// What a recorder lets go: it is what keeps its memory small.
struct ForgottenTests {
  final class Storage {}

  struct Token: SmallValue {
    let storage: Storage

    static func == (a: Token, b: Token) -> Bool { a.storage === b.storage }
  }

  @Observable
  final class Model: TracedObject {
    var token = Token(storage: Storage())
  }

  private struct Weak {
    weak var storage: Storage?
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `the values of happenings that were dropped are let go`(_ level: TraceLevel) {
    let model = Model()
    let recorder = Recorder(level: level, capacity: 2)
    recorder.watch(model, \.token, as: "token")
    var written: [Weak] = []

    for _ in 0..<8 {
      let token = Token(storage: Storage())
      written.append(Weak(storage: token.storage))
      model.token = token
    }

    #expect(recorder.dropped == 6)
    #expect(written.prefix(4).allSatisfy { $0.storage == nil })
    #expect(written.last?.storage != nil)
  }

  /// In a generic class each `\.value` makes a new key path.
  @Observable
  final class Box<Value>: TracedObject {
    var value: Value

    init(_ value: Value) { self.value = value }

    /// Does what the setter does, and tells by which key path.
    func write(_ new: Value) -> WeakKeyPath {
      let keyPath = \Box.value
      withMutation(keyPath: keyPath) { _value = new }
      return WeakKeyPath(keyPath: keyPath)
    }
  }

  struct WeakKeyPath {
    weak var keyPath: AnyKeyPath?
  }

  @Test func `of the key paths by which an object is written, few are kept`() {
    let box = Box(0)
    let recorder = Recorder(level: .fields)
    recorder.watch(box, \.value, as: "value")

    let written = (1...1_000).map { box.write($0) }

    #expect(written.count { $0.keyPath != nil } < 20)
    #expect(recorder.lines == (1...1_000).map { "value: \($0 - 1) → \($0)" })
  }

  @Test func `a ring keeps nothing that was taken out`() {
    var ring = Ring<Storage>()
    ring.append(Storage())
    let kept = Weak(storage: ring[0])

    ring.removeFirst()

    #expect(kept.storage == nil)
  }

  @Test func `a recorder has room for one happening at least`() {
    let model = Model()
    let recorder = Recorder(level: .fields, capacity: 0)
    recorder.watch(model, \.token, as: "token")

    for _ in 0..<3 { model.token = Token(storage: Storage()) }

    #expect(recorder.dropped == 2)
    #expect(recorder.events.map(\.id) == [2])
  }

  @Test func `a state that outlives its recorder is written unheard`() throws {
    let observer = Forgetting(Recorder(level: .fields))
    observer.recorder?.watch(state: "Counter.count", of: Int.self) { _ in }
    let stage = Stage(Counter(), observer: observer)
    stage.appear()
    try stage.tap("Add")
    #expect(observer.recorder?.events.count == 1)
    weak var gone: Recorder?
    gone = observer.recorder
    observer.recorder = nil

    try stage.tap("Add")

    #expect(gone == nil)
    #expect(stage.text.contains("2"))
  }

  struct Counter: View {
    @State private var count = 0

    var body: some View {
      Text("\(count)")
      Button("Add") { count += 1 }
    }
  }

  /// Lets go of its recorder while the stage stays.
  final class Forgetting: StageObserver {
    var recorder: Recorder?

    init(_ recorder: Recorder) { self.recorder = recorder }

    func stagePerforms(_ act: String, perform: () -> Void) { perform() }

    func stageMadeState<Value>(
      _ name: String, _ state: StoredState<Value>
    ) -> (any StateObserver)? {
      recorder?.stageMadeState(name, state)
    }
  }
}
