import LabBackend
import LabContract
import LabDomain
import LabPatterns
import LabSessions
import LabTrace
import StageUI
import Testing

/// The screens end alike even if a request is late, so turns of the main queue are counted.
struct RecordedTurnsTests {
  @Test(arguments: Patterns.builtIn.map(\.name))
  func `a request and its answer come in the turn in which they come unrecorded`(
    _ name: String
  ) async throws {
    let pattern = try #require(Patterns.all.first { $0.name == name })

    let unrecorded = try await turns(of: pattern, level: .off)
    let recorded = try await turns(of: pattern, level: .snapshots)

    #expect(recorded == unrecorded)
    #expect(unrecorded.allSatisfy { 1..<20 ~= $0 })
  }

  /// The turns from appearing to the request, and from its answer to the change on screen.
  private func turns(of pattern: any TraceablePattern, level: TraceLevel) async throws -> [Int] {
    let app = StagedApp(pattern, SampleData(scale: 1, seed: 1), level: level)
    defer { app.close() }
    try app.act(.appear)
    let request = await turns { !app.backend.pending.isEmpty }
    await app.settle()
    let loading = app.text

    try app.act(.answer(call: 1, request: "page(after: nil)", failure: nil))
    return [request, await turns { app.text != loading }]
  }

  private func turns(until isDone: () -> Bool) async -> Int {
    var turns = 0
    while !isDone(), turns < 20 {
      await MainQueue.run(rounds: 1)
      turns += 1
    }
    return turns
  }
}
