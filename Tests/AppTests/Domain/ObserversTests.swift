import LabDomain
import Testing

@MainActor
struct ObserversTests {
  private final class Owner {}

  @Test func `calls each owner in order, for as long as it lives`() {
    let observers = Observers<Int>()
    let first = Owner()
    var second: Owner? = Owner()
    var heard: [String] = []
    observers.list.add(first) { heard.append("first \($0)") }
    if let second { observers.list.add(second) { heard.append("second \($0)") } }

    observers.send(1)
    second = nil
    observers.send(2)

    #expect(heard == ["first 1", "second 1", "first 2"])
  }
}
