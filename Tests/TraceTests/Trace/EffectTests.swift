import LabSpecification
import LabTrace
import LabTracepoints
import StageUI
import Testing

struct EffectTests {
  enum Failure: Error {
    case offline
  }

  private let recorder = Recorder(level: .actions)

  /// Starts `work` in an act and an action of one name.
  private func start<Result>(_ name: String, _ work: () -> Result) -> Result {
    var result: [Result] = []
    recorder.stagePerforms("tap \(name)") { result = [Cause.action(name, work)] }
    return result[0]
  }

  /// A request that ends when it is cancelled.
  private func search(_ query: String) -> Task<Void, Never> {
    Task { await recorder.effect("search", query, 3) { await waitForCancellation() } }
  }

  private func waitForCancellation() async {
    let silence = AsyncStream<Never> { _ in }
    for await _ in silence {}
  }

  @Test func `passes on its answer or error, and records how it ended`() async throws {
    let load = start("load") {
      Task {
        await recorder.effect("page", 3) { await Task.yield() }
        _ = await #expect(throws: Failure.offline) {
          try await recorder.effect("page") { () throws(Failure) in throw .offline }
        }
        return await recorder.effect("late") {
          await waitForCancellation()
          return 7
        }
      }
    }
    await MainQueue.run(rounds: 8)
    start("leave") { load.cancel() }

    #expect(try await settled(load) == 7)
    #expect(recorder.events.compactMap(\.effect).map(\.start) == [nil, 2, nil, 4, nil, 6])
    #expect(await Recorder(level: .off).effect("page", 1) { 7 } == 7)
    #expect(
      recorder.tree == """
        tap load
        └─ load
           ├─ effect page(3): started
           ├─ effect page(3): finished
           ├─ effect page(): started
           ├─ effect page(): failed(offline)
           └─ effect late(): started
        tap leave
        └─ leave
           └─ effect late(): cancelled
        """)
  }

  @Test func `is superseded by a newer one of its name`() async throws {
    let old = start("search") { search("a") }
    await Task.yield()
    let new = start("type") {
      old.cancel()
      return Cause.action("search again") { search("ab") }
    }
    try await settled(old)
    start("leave") { new.cancel() }
    try await settled(new)

    #expect(
      recorder.tree == """
        tap search
        └─ search
           └─ effect search("a", 3): started
        tap type
        └─ type
           ├─ search again
           │  └─ effect search("ab", 3): started
           └─ effect search("a", 3): superseded
        tap leave
        └─ leave
           └─ effect search("ab", 3): cancelled
        """)
    let newer = recorder.events.first { $0.effect?.request == #"search("ab", 3)"# }
    let ended = recorder.events.first { $0.line.hasSuffix("superseded") }
    #expect(ended?.effect?.phase == .superseded(by: newer?.id ?? -1))
  }
}
