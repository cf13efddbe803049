import Domain
import StageUI
import Testing

struct MessagesTests {
  let messages = Messages()

  @Test func `a message waits for a listener, and is handed over once`() async {
    messages.post(.saved)
    messages.post(.saved)

    #expect(await heard() == 2)
    #expect(await heard() == 0)
  }

  @Test func `a listener hears what is posted later`() async {
    var count = 0
    let listener = Task { await messages.receive { _ in count += 1 } }
    await turns()

    messages.post(.saved)
    await turns()

    #expect(count == 1)
    listener.cancel()
  }

  @Test func `a listener that goes before it heard leaves the message to the next`() async {
    let listener = Task { await messages.receive { _ in Issue.record("it has gone") } }
    await turns()
    messages.post(.saved)
    listener.cancel()
    await turns()

    #expect(await heard() == 1)
  }

  @Test func `a new listener takes the place of the one before`() async {
    var first = 0
    let listener = Task { await messages.receive { _ in first += 1 } }
    await turns()

    let second = Task { await messages.receive { _ in } }
    await listener.value
    messages.post(.saved)
    await turns()

    #expect(first == 0)
    second.cancel()
  }

  private func heard() async -> Int {
    var count = 0
    let listener = Task { await messages.receive { _ in count += 1 } }
    await turns()
    listener.cancel()
    await listener.value
    return count
  }

  private func turns() async {
    await MainQueue.run(rounds: 8)
  }
}
