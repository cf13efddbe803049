import Explore
import Testing
import Trace

struct TurnTests {
  @Test func `holds its steps in order`() {
    #expect(Turn(.refresh, .disappear).steps == [.refresh, .disappear])
  }
}
