import Testing

/// A search that shows each answer when it comes.
final class HastySearch {
  private(set) var found: [String] = []
  private let server: SlowServer

  init(_ server: SlowServer) { self.server = server }

  @discardableResult func type(_ text: String) -> Task<Void, Never> {
    Task { found = await server.search(text) }
  }
}

/// A server that answers when the test says so.
final class SlowServer {
  private var isAnswered: Set<String> = []
  private var waiting: [String: CheckedContinuation<Void, Never>] = [:]

  func search(_ text: String) async -> [String] {
    if !isAnswered.contains(text) {
      await withCheckedContinuation { waiting[text] = $0 }
    }
    return ["\(text) in the news"]
  }

  func answer(_ text: String) {
    isAnswered.insert(text)
    waiting.removeValue(forKey: text)?.resume()
  }
}

/// A search that shows the answer to the last text.
final class OrderedSearch {
  private(set) var found: [String] = []
  private let server: SlowServer
  private var running: Task<Void, Never>?

  init(_ server: SlowServer) { self.server = server }

  @discardableResult func type(_ text: String) -> Task<Void, Never> {
    running?.cancel()
    let task = Task {
      let answer = await server.search(text)
      if Task.isCancelled { return }
      found = answer
    }
    running = task
    return task
  }

  func clear() {
    running?.cancel()
    found = []
  }
}

struct Chapter8 {
  private let server = SlowServer()

  @Test func `the older answer wins, though one actor owns the state`() async {
    let search = HastySearch(server)
    let (tea, bread) = (search.type("tea"), search.type("bread"))

    server.answer("bread")
    await bread.value
    server.answer("tea")
    await tea.value

    #expect(search.found == ["tea in the news"])
  }

  @Test func `the last text wins, whatever comes last`() async {
    let search = OrderedSearch(server)
    let (tea, bread) = (search.type("tea"), search.type("bread"))

    server.answer("bread")
    await bread.value
    server.answer("tea")
    await tea.value

    #expect(search.found == ["bread in the news"])
  }

  @Test func `nothing arrives once the field is cleared`() async {
    let search = OrderedSearch(server)
    let tea = search.type("tea")
    search.clear()
    server.answer("tea")
    await tea.value

    #expect(search.found.isEmpty)
  }
}
