import Testing

@testable import Trace

/// A recorder that outlives what it watches lets the logs of that go.
struct FreedLogsTests {
  private let recorder = Recorder(level: .fields, capacity: 1)

  @Test func `a log of which nothing more comes is let go`() {
    let done = log { $0.close() }
    let open = log { _ in }
    #expect(done.log != nil)

    fillRoom()

    #expect(done.log == nil)
    #expect(open.log != nil)
  }

  @Test func `a log stays as long as an event of it is kept`() {
    let kept = log {
      $0.willWrite(recorder)
      $0.close()
    }

    fillRoom()
    #expect(kept.log != nil)

    log { $0.willWrite(recorder) }
    fillRoom()
    #expect(kept.log == nil)
  }

  @Test func `a log stays while an event of it is dropped`() {
    var isThereMeanwhile: Bool?
    let dropping = log { log in
      log.willWrite(recorder)
      log.close()
      log.onDrop = { [kept = Weak(log: log)] in
        fillRoom()
        isThereMeanwhile = kept.log != nil
      }
    }

    log { $0.willWrite(recorder) }

    #expect(isThereMeanwhile == true)
    fillRoom()
    #expect(dropping.log == nil)
  }

  @Test func `a log that comes while others go is heard`() {
    let late = ScriptedLog(of: recorder)
    late.field = "late"
    var isAdded = false
    for _ in 0..<room {
      log {
        $0.close()
        $0.onEnd = {
          if isAdded { return }
          isAdded = true
          recorder.add(late)
        }
      }
    }

    fillRoom()
    #expect(isAdded)
    late.willWrite(recorder)

    #expect(TraceTree(recorder.events).text.contains("late"))
  }

  @Test func `a value goes with its event where a log was that kept none`() {
    for _ in 0..<room {
      let log = ComparedLog(of: recorder, takeIn: { _, _ in }, mutations: { _ in [] })
      recorder.add(log)
      log.close()
    }
    var output: Output? = Output()
    weak var kept: Output.Storage?
    kept = output?.storage
    recorder.recordOutput(output)
    output = nil
    #expect(kept != nil)

    log { $0.willWrite(recorder) }

    #expect(kept == nil)
  }

  private struct Output: SmallValue {
    final class Storage {}

    let storage = Storage()

    static func == (a: Output, b: Output) -> Bool { a.storage === b.storage }
  }

  /// As many logs a recorder keeps before it looks which of them are done.
  private let room = 64

  private func fillRoom() {
    for _ in 0..<room { log { $0.close() } }
  }

  /// A log that only the recorder holds.
  @discardableResult
  private func log(_ use: (ScriptedLog) -> Void) -> Weak {
    let log = ScriptedLog(of: recorder)
    recorder.add(log)
    use(log)
    return Weak(log: log)
  }

  private struct Weak {
    weak var log: ScriptedLog?
  }

  /// Does what a value may do that is let go.
  private final class ScriptedLog: FieldLog {
    var field = ""
    var onDrop: () -> Void = {}
    var onEnd: () -> Void = {}

    isolated deinit { onEnd() }

    override func kinds(at number: Int) -> [Event.Kind] {
      [.mutation(Mutation(field: field, changes: []))]
    }

    override func removeFirst() {
      super.removeFirst()
      onDrop()
    }
  }
}
