import LabTrace
import LabTracepoints
import Observation
import Testing

/// Recorded values that act when they are released, in the middle of a record.
struct ReleaseTests {
  /// Runs a closure in `deinit`.
  final class Leaving {
    private let action: () -> Void

    init(_ action: @escaping () -> Void) { self.action = action }

    isolated deinit { action() }
  }

  struct Guest: Equatable {
    var number = 0
    var leaving: Leaving?

    static func == (a: Guest, b: Guest) -> Bool { a.number == b.number }
  }

  @Observable
  final class Hall: TracedObject {
    var guest = Guest()
    var left = 0
  }

  private let hall = Hall()

  private func watchedBy(_ recorder: Recorder) -> Recorder {
    recorder.watch(hall) { $0.value(\.guest, "guest") }
    recorder.watch(hall) { $0.value(\.left, "left") }
    return recorder
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a released value may write what is being recorded`(_ level: TraceLevel) {
    let recorder = watchedBy(Recorder(level: level, capacity: 3))
    hall.guest = Guest(number: 1, leaving: Leaving { hall.left = 100 })
    hall.guest = Guest(number: 2)

    for count in 1...2 { hall.left = count }
    #expect(hall.left == 2, "its last record keeps it")
    hall.left = 3

    #expect(recorder.lines == ["left: 1 → 2", "left: 2 → 3", "left: 3 → 100"])
  }

  @Test func `a released value may release the recorder`() {
    final class Owner {
      var recorder: Recorder?
    }
    let owner = Owner()
    owner.recorder = watchedBy(watchedBy(Recorder(level: .fields, capacity: 2)))
    hall.guest = Guest(number: 1, leaving: Leaving { owner.recorder = nil })

    for number in 2...8 { hall.guest = Guest(number: number) }

    #expect(owner.recorder == nil)
    #expect(hall.guest.number == 8)
  }
}
