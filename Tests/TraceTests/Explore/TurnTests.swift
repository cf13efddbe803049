import LabExplore
import LabTrace
import Testing

struct TurnTests {
  @Test func `holds its steps in order`() {
    #expect(Turn(.refresh, .disappear).steps == [.refresh, .disappear])
  }
}
