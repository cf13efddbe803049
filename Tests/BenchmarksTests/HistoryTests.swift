import LabDomain
import Testing

@testable import LabBenchmarks
@testable import LabMeasure

struct HistoryTests {
  @Test(arguments: HistoryStorage.all.indices, [0, 1, 10, 40])
  func `the states kept are those before the changes`(storage: Int, depth: Int) async {
    #expect(await HistoryStorage.all[storage].contender(.medium, depth).isCorrect())
  }

  @Test func `an undo log undoes every action`() {
    let log = UndoLog(.medium, depth: 10)
    var states = [AppState.medium]

    for operation in Operation.all {
      log.update(by: operation.action(log.state))
      states.append(operation.expected(states[states.count - 1]))
    }

    #expect(log.states == states.reversed())
  }

  @Test(
    .enabled(if: Allocations.isAvailable, "counting is not available in this build"),
    arguments: HistoryStorage.all.indices, [0, 1, 10, 100])
  func `the bytes that are freed are those predicted`(storage: Int, depth: Int) async {
    let result = await count(HistoryStorage.all[storage], depth)

    #expect(result[.retainedBytes] == result[.predictedRetainedBytes])
    #expect((result[.retainedBytes] == 0) == (depth == 0))
  }

  @Test(.enabled(if: Allocations.isAvailable, "counting is not available in this build"))
  func `an array keeps all posts for each state, and nothing else`() async {
    let posts = 500 * MemoryLayout<Post>.stride + 32
    let slots = 10 * MemoryLayout<AppState?>.stride + 32

    let result = await count(HistoryStorage.all[0], 10)

    #expect(result[.retainedBytes] == 10 * posts + slots)
    #expect([result[.mallocs], result[.bytes]] == [1, posts])
  }

  private func count(_ storage: HistoryStorage, _ depth: Int) async -> BenchResult {
    var result = BenchResult(suite: "history", operation: "", contender: storage.name, size: 1_600)
    await storage.contender(.medium, depth).count(&result)
    return result
  }
}
