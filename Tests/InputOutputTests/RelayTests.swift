import InputOutput
import Observation
import Testing

struct RelayTests {
  @Test func `notifies an observer before the value changes`() {
    let relay = Relay(1)
    var seen: [Int] = []
    withObservationTracking {
      _ = relay.value
    } onChange: {
      MainActor.assumeIsolated { seen.append(relay.value) }
    }

    relay.update(1)
    #expect(seen == [])

    relay.update(2)
    relay.send(3)

    #expect(seen == [1])
    #expect(relay.value == 3)
  }
}
