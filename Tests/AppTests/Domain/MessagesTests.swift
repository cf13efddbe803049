import LabDomain
import LabSpecification
import Testing

struct MessagesTests {
  let messages = Messages()

  @Test func `a message waits for a receiver and is delivered once`() async throws {
    messages.post(.saved)
    messages.post(.saved)

    #expect(try await received() == 2)
    #expect(try await received() == 0)
  }

  @Test func `a new receiver replaces the previous one`() async throws {
    var received: [Int] = []
    let first = Task { await messages.receive { _ in received.append(1) } }
    await settle()

    let second = Task { await messages.receive { _ in received.append(2) } }
    try await settled(first)
    messages.post(.saved)
    await settle()

    #expect(received == [2])
    second.cancel()
  }

  private func received() async throws -> Int {
    var count = 0
    let receiver = Task { await messages.receive { _ in count += 1 } }
    await settle()
    receiver.cancel()
    try await settled(receiver)
    return count
  }
}
