import Domain
import StageUI
import Testing

struct TaskBagTests {
  @Test func `tasks are cancelled in the order of their start`() async {
    let bag = TaskBag()
    var cancelled: [Int] = []
    for number in 0..<20 {
      bag.start {
        await withTaskCancellationHandler {
          await MainQueue.run(rounds: 4)
        } onCancel: {
          MainActor.assumeIsolated { cancelled.append(number) }
        }
      }
    }
    await MainQueue.run(rounds: 2)

    bag.cancelAll()

    #expect(cancelled == Array(0..<20))
  }
}
