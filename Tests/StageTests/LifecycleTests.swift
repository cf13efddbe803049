import StageUI
import Testing

struct LifecycleTests {
  struct Loader: View {
    let log: Log
    let values: AsyncStream<Int>

    var body: some View {
      Text("loader")
        .task {
          log.lines.append("started")
          for await value in values { log.lines.append("got \(value)") }
          log.lines.append(Task.isCancelled ? "cancelled" : "ended")
        }
        .onAppear { log.lines.append("appeared") }
        .onDisappear { log.lines.append("disappeared") }
    }
  }

  @Test func `a task runs while its view is visible`() async {
    let (log, source) = (Log(), AsyncStream.makeStream(of: Int.self))
    let stage = Stage(Loader(log: log, values: source.stream))
    await stage.settle()
    #expect(log.lines == [])

    for _ in 1...2 { stage.appear() }
    source.continuation.yield(1)
    await stage.settle()
    #expect(log.lines == ["appeared", "started", "got 1"])

    stage.disappear()
    await stage.settle()
    #expect(log.lines.suffix(2) == ["disappeared", "cancelled"])
  }

  struct Door: View {
    let log: Log
    let values: AsyncStream<Int>
    @State private var isOpen = true

    var body: some View {
      Button("Close") { isOpen = false }
      if isOpen { Loader(log: log, values: values) }
    }
  }

  @Test func `a task is cancelled with its view or its stage`() async throws {
    for closes in [true, false] {
      let (log, source) = (Log(), AsyncStream.makeStream(of: Int.self))
      do {
        let stage = Stage(Door(log: log, values: source.stream))
        stage.appear()
        await stage.settle()
        if closes { try stage.tap("Close") }
        await stage.settle()
        #expect(stage.text == (closes ? "[Close]" : "[Close]\nloader"))
        #expect(log.lines.count == (closes ? 4 : 2))
      }
      await MainQueue.run(rounds: 8)
      #expect(
        log.lines == ["appeared", "started"] + (closes ? ["disappeared"] : []) + ["cancelled"])
    }
  }

  struct Rows: View {
    let log: Log

    var body: some View {
      List {
        Text("first").onAppear { log.lines.append("first") }.accessibilityIdentifier("first")
        Text("last").task { log.lines.append("last") }
      }
    }
  }

  @Test func `a row appears as often as a test scrolls to it`() async throws {
    let log = Log()
    let stage = Stage(Rows(log: log))
    stage.appear()
    await stage.settle()
    #expect(log.lines == [])

    for row in ["last", "first", "last"] {
      try stage.appear(row)
      await stage.settle()
    }
    #expect(log.lines == ["last", "first", "last"])
  }

  struct Refreshed: View {
    let log: Log
    let values: AsyncStream<Int>

    var body: some View {
      Text("rows").refreshable { await refresh() }
    }

    private func refresh() async {
      log.lines.append("started")
      for await _ in values {}
      log.lines.append("ended")
    }
  }

  @Test func `pulling twice refreshes once at a time`() async throws {
    let (log, source) = (Log(), AsyncStream.makeStream(of: Int.self))
    let stage = Stage(Refreshed(log: log, values: source.stream))
    stage.appear()
    try stage.refresh()
    try stage.refresh()
    await stage.settle()
    #expect(log.lines == ["started"])

    source.continuation.finish()
    await stage.settle()
    try stage.refresh()
    await stage.settle()
    #expect(log.lines == ["started", "ended", "started", "ended"])
  }
}
