import MVI
import Observation
import Testing

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

  @Test func `an intent changes the state in place`() {
    let before = address

    store.send(3)

    #expect(store.state[3] == 1)
    #expect(address == before)
  }

  @Test func `notifies an observer before the state changes`() {
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
