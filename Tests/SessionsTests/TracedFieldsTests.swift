import Contract
import Measure
import PatternList
import SampleBackend
import Sessions
import StageUI
import Testing
import Trace

struct TracedFieldsTests {
  nonisolated static let patterns = Patterns.all.map(\.name)

  private func recording(_ name: String, _ level: TraceLevel) async throws -> Recording {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    return try await Session(likes: 1).recording(of: pattern, level: level)
  }

  /// The fields that an act wrote, each once.
  private func fields(_ act: String, in recording: Recording) -> [String] {
    let section = recording.events.sections.first { $0.title == act }
    return (section?.events ?? []).compactMap { $0.mutation.map { $0.field ?? "state" } }
  }

  @Test(arguments: [
    ("MV", ["posts"]), ("MVVM", ["posts"]), ("MVVMActions", ["posts"]), ("InputOutput", ["posts"]),
    ("MVI", ["state", "state"]), ("MVIContainer", ["posts"]),
    ("MVIReactor", ["posts", "state", "state"]),
  ])
  func `where a like went is told as exactly as the pattern's state allows`(
    _ name: String, _ expected: [String]
  ) async throws {
    #expect(fields("tap like-50", in: try await recording(name, .fields)) == expected)
  }

  @Test(arguments: patterns)
  func `small values are told without keeping the state`(_ name: String) async throws {
    let events = try await recording(name, .fields).events
    let lines = TraceTree(events).text

    #expect(lines.contains("phase: loading → loaded"))
    #expect(lines.contains("posts: 0 items → 20 items"))
    #expect(lines.contains(#"draft: "" → "Hello, everybody""#))
    #expect(lines.contains(#"name: "Noor van der Berg" → "Noor""#))
  }

  @Test(arguments: ["MVVMActions", "InputOutput", "MVI", "MVIContainer", "MVIReactor"])
  func `what is named at snapshots is named at fields`(_ name: String) async throws {
    let attribution = Attribution(of: try await recording(name, .fields).events)
    #expect(attribution.mutations > 10)
    #expect(attribution.named == attribution.mutations)
  }

  @Test(.enabled(if: Allocations.isAvailable), arguments: patterns)
  func `a recorder that is off adds no allocation to an act`(_ name: String) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })
    var (off, none): (Int?, Int?)

    for _ in 0..<8 {
      off = try await least(off, allocations(pattern, tracedBy: Recorder(level: .off)))
      none = try await least(none, allocations(pattern, tracedBy: nil))
    }

    #expect(off == none)
  }

  private func least(_ a: Int?, _ b: Int?) -> Int? { [a, b].compactMap(\.self).min() }

  /// The least that a like takes on this thread: the tables that it fills differ in size with what was hashed.
  private func allocations(
    _ pattern: any TraceablePattern, tracedBy recorder: Recorder?
  ) async throws -> Int? {
    var counts: [Int] = []
    let backend = SampleBackend(SampleData(scale: 1, seed: 1))
    let environment = AppEnvironment(
      feed: backend, profiles: backend, clock: TestClock(), path: [.feed], tracedBy: recorder)
    let screen =
      recorder.map { pattern.feed(environment, tracedBy: $0) } ?? pattern.feed(environment)
    let stage = Stage(screen, observer: recorder)
    stage.appear()
    await stage.settle()
    for _ in 0..<6 {
      let counter = AllocationCounter.start(in: .thread)
      try stage.tap("like-50")
      if let count = counter.stop()?.count { counts.append(count) }
      await stage.settle()
    }
    return counts.min()
  }
}
