import LabMeasure
import LabTrace
import LabTracepoints
import Observation
import Testing

/// What a recorder adds to a write beside a large array.
struct WatchedArrayTests {
  struct State {
    var numbers = Array(repeating: 0, count: 10_000)
  }

  struct Fields: Equatable {
    let numbers: ItemCount

    init(_ state: State) { numbers = ItemCount(state.numbers) }
  }

  @Observable
  final class Store: TracedObject {
    var state = State()
    var numbers = Array(repeating: 0, count: 10_000)
  }

  @Test(arguments: TraceLevel.allCases)
  func `only a snapshot copies a watched array`(_ level: TraceLevel) {
    let (store, recorder) = (Store(), Recorder(level: level))
    recorder.watch(store) { $0.count(\.numbers, "numbers") }
    recorder.watch(store, in: \.state, StateFields { Fields($0) })

    // By name: a write through a key path copies in a debug build.
    (store.numbers[0], store.state.numbers[0]) = (1, 1)
    let before = (BufferIdentity(store.numbers), BufferIdentity(store.state.numbers))
    store.numbers[1] = 2
    store.state.numbers[1] = 2
    let copied = [
      BufferIdentity.copiedBytes(from: before.0, to: BufferIdentity(store.numbers)),
      BufferIdentity.copiedBytes(from: before.1, to: BufferIdentity(store.state.numbers)),
    ]

    #expect(copied == (level == .snapshots ? [80_000, 80_000] : [0, 0]))
  }
}
