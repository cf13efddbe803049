import LabTestSupport
import SampleBackend
import Testing

struct GateTests {
  @Test func `a turn runs only the jobs that were ready before`() async throws {
    var ran: [String] = []
    let first = Task {
      ran.append("first")
      await Task { ran.append("second") }.value
    }

    await Gate.turn()

    #expect(ran == ["first"])
    await Gate.turn()
    #expect(ran == ["first", "second"])
    try await settled(first)
  }
}
