import Testing

@testable import Trace

struct EffectTests {
  enum Failure: Error {
    case offline
  }

  private let recorder = Recorder(level: .actions)

  private func tree() -> String { TraceTree(recorder.events).text }

  /// Runs `work` in the name of an act and an action.
  private func performing<Result>(_ action: String, _ work: () -> Result) -> Result {
    var result: Result?
    recorder.stagePerforms("tap") { result = Cause.action(action, work) }
    return result!
  }

  @Test func `an effect begins and ends in the name of who asked, however late`() async {
    let task = performing("load") {
      Task { await recorder.effect("page", 3) { await Task.yield() } }
    }

    recorder.stagePerforms("meanwhile") {}
    await task.value

    #expect(
      tree() == """
        tap
        └─ load
           ├─ effect page(3): started
           └─ effect page(3): finished
        meanwhile
        """)
    #expect(recorder.events.last?.effect?.start == 3)
  }

  @Test func `a failure is told with its error`() async {
    let task = performing("load") {
      Task {
        try? await recorder.effect("page", 3) { () throws(Failure) in throw .offline }
      }
    }
    await task.value

    #expect(tree().hasSuffix("effect page(3): failed(offline)"))
  }

  /// Runs until it is cancelled.
  private func search(_ query: String) -> Task<Void, Never> {
    Task {
      await recorder.effect("search", query) {
        while !Task.isCancelled { await Task.yield() }
      }
    }
  }

  @Test func `a cancellation belongs to who cancelled`() async {
    let task = performing("search") { search("a") }
    await Task.yield()

    performing("leave") { task.cancel() }
    await task.value

    #expect(
      tree() == """
        tap
        └─ search
           └─ effect search("a"): started
        tap
        └─ leave
           └─ effect search("a"): cancelled
        """)
  }

  @Test func `who is cancelled for a newer one of the same name is superseded`() async {
    let old = performing("search") { search("a") }
    await Task.yield()

    let new = performing("search on") {
      old.cancel()
      return search("ab")
    }
    await old.value
    await Task.yield()
    performing("leave") { new.cancel() }
    await new.value

    #expect(
      tree() == """
        tap
        └─ search
           └─ effect search("a"): started
        tap
        └─ search on
           ├─ effect search("ab"): started
           └─ effect search("a"): superseded
        tap
        └─ leave
           └─ effect search("ab"): cancelled
        """)
    let newer = recorder.events.first { $0.effect?.request == #"search("ab")"# }
    let phase = recorder.events.compactMap(\.effect).first { $0.start != nil }?.phase
    #expect(phase == newer.map { .superseded(by: $0.id) })
  }

  @Test func `a newer one of another name supersedes nothing`() async {
    let old = performing("search") { search("a") }
    await Task.yield()

    let new = performing("refresh") {
      old.cancel()
      return Task { await recorder.effect("page", 1) {} }
    }
    await old.value
    await new.value

    #expect(tree().contains(#"effect search("a"): cancelled"#))
  }

  @Test func `answers are kept at snapshots only`() async {
    for level in TraceLevel.allCases {
      let recorder = Recorder(level: level)
      _ = await recorder.effect("page", 1) { [1, 2] }
      #expect(recorder.values.values.contains { $0 is [Int] } == (level == .snapshots))
    }
  }

  @Test func `an output belongs to who told it`() {
    performing("save") { recorder.recordOutput("message", "saved") }
    #expect(tree().hasSuffix(#"└─ output message("saved")"#))
  }
}
