import SampleBackend
import Testing

struct GateTests {
  @Test func `nobody passes a closed gate`() async {
    let gate = Gate()
    var hasPassed = false
    let caller = Task {
      await gate.pass()
      hasPassed = true
    }
    for _ in 1...10 { await Gate.turn() }

    #expect(!hasPassed)

    gate.open()
    await caller.value
    #expect(hasPassed)
  }

  @Test func `callers go on in the order in which their gates are opened, at the next turn`() async
  {
    let gates = (0..<100).map { _ in Gate() }
    var passed: [Int] = []
    let callers = gates.enumerated().map { number, gate in
      Task {
        await gate.pass()
        passed.append(number)
      }
    }
    await Gate.turn()

    for gate in gates.reversed() { gate.open() }

    #expect(passed == [])
    await Gate.turn()
    #expect(passed == (0..<100).reversed())
    for caller in callers { await caller.value }
  }

  @Test func `a turn runs what was ready before, and nothing that became ready meanwhile`() async {
    var ran: [String] = []
    let first = Task {
      ran.append("first")
      await Task { ran.append("second") }.value
    }

    await Gate.turn()

    #expect(ran == ["first"])
    await Gate.turn()
    #expect(ran == ["first", "second"])
    await first.value
  }
}
