import LabTestSupport
import SampleBackend
import Testing

struct GateTests {
  @Test func `callers resume in the order of opening, at the next turn`() async throws {
    let gates = (0..<100).map { _ in Gate() }
    var passed: [Int] = []
    let callers = gates.enumerated().map { number, gate in
      Task {
        await gate.pass()
        passed.append(number)
      }
    }
    for _ in 1...10 { await Gate.turn() }

    for gate in gates.reversed() { gate.open() }

    #expect(passed == [])
    await Gate.turn()
    #expect(passed == (0..<100).reversed())
    for caller in callers { try await settled(caller) }
  }

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
