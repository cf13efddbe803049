import LabSpecification
import LabStreams
import Observation
import Testing

@testable import InputOutput

struct RelayTests {
  @Test func `notifies an observer before the value changes`() {
    let relay = Relay(1)
    let numbers = Subject<Int>()
    relay.receive(numbers.stream)
    var seen: [Int] = []
    withObservationTracking {
      _ = relay.value
    } onChange: {
      MainActor.assumeIsolated { seen.append(relay.value) }
    }

    numbers.send(1)
    #expect(seen == [])
    numbers.send(2)
    numbers.send(3)

    #expect(seen == [1])
    #expect(relay.value == 3)
  }

  @Test func `a second expression for a relay traps`() async {
    await #expect(processExitsWith: .failure) { @MainActor in
      let relay = Relay(1)
      relay.receive(.just(2))
      relay.receive(.just(3))
    }
  }
}
