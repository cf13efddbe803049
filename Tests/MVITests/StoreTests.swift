import MVI
import Observation
import Testing

/// What the store adds to a reducer: where the state is changed, and who is told.
struct StoreTests {
  enum NoEffect: StoreEffect {
    var id: Int? { nil }
  }

  /// Holds a thousand numbers; an intent adds one to the number at its index.
  let store = Store<[Int], Int, NoEffect>(Array(repeating: 0, count: 1_000)) { state, index in
    state[index] += 1
    return []
  } handle: { _, _ in
  }

  var address: UnsafePointer<Int>? { store.state.withUnsafeBufferPointer(\.baseAddress) }

  @Test func `an intent changes the state where it is stored`() {
    let before = address

    store.send(3)

    #expect(store.state[3] == 1)
    #expect(address == before)
  }

  @Test func `who has read the state is told before it changes`() {
    var seen: [Int] = []
    withObservationTracking {
      _ = store.state
    } onChange: { [store] in
      MainActor.assumeIsolated { seen.append(store.state[3]) }
    }

    store.send(3)
    store.send(3)

    #expect(seen == [0])
  }
}
