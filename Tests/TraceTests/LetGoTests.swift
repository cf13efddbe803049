import Observation
import StageUI
import Testing

@testable import Trace

/// What code may do that runs because a recorder lets go of a value, in the middle of a write or of a recording.
struct LetGoTests {
  @Observable
  final class Hall: TracedObject {
    var guest = Guest()
    var left = 0
  }

  /// Does something as it goes.
  final class Leaving {
    private let tell: () -> Void

    init(_ tell: @escaping () -> Void) { self.tell = tell }

    isolated deinit { tell() }
  }

  struct Guest: SmallValue {
    var number = 0
    var leaving: Leaving?

    static func == (a: Guest, b: Guest) -> Bool { a.number == b.number }
  }

  final class Owner {
    var recorder: Recorder?

    init(_ recorder: Recorder) { self.recorder = recorder }
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `it may write what is being written`(_ level: TraceLevel) {
    let hall = Hall()
    let recorder = Recorder(level: level, capacity: 3)
    recorder.watch(hall, \.left, as: "left")
    recorder.recordOutput(Guest(leaving: Leaving { hall.left = 100 }))

    for count in 1...3 { hall.left = count }

    #expect(recorder.lines == ["left: 1 → 2", "left: 2 → 100", "left: 100 → 3"])
  }

  @Test func `it may record what is being recorded`() {
    let recorder = Recorder(level: .snapshots, capacity: 3)
    recorder.recordOutput(
      "guest", Guest(leaving: Leaving { recorder.recordOutput("inner", "four") }))

    for text in ["one", "two", "three"] { recorder.recordOutput("outer", text) }

    #expect(
      recorder.lines == [
        #"output outer("two")"#, #"output inner("four")"#, #"output outer("three")"#,
      ])
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `with an event, it may let go of the recorder`(_ level: TraceLevel) {
    let hall = Hall()
    let owner = Owner(Recorder(level: level, capacity: 3))
    owner.recorder?.watch(hall, \.left, as: "left")
    owner.recorder?.watch(hall, \.guest, as: "guest")
    owner.recorder?.recordOutput(Guest(leaving: Leaving { owner.recorder = nil }))

    for count in 1...8 { hall.left = count }

    #expect(owner.recorder == nil)
    #expect(hall.left == 8)
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `with what a field held, it may let go of the recorder`(_ level: TraceLevel) {
    let hall = Hall()
    let owner = Owner(Recorder(level: level, capacity: 3))
    owner.recorder?.watch(hall, \.guest, as: "guest")
    hall.guest = Guest(number: 1, leaving: Leaving { owner.recorder = nil })

    for number in 2...18 { hall.guest = Guest(number: number) }

    #expect(owner.recorder == nil)
    #expect(hall.guest.number == 18)
  }

  /// Is written as it goes.
  @Observable
  final class Closing: TracedObject {
    var title = ""

    isolated deinit {
      title = "closing"
      title = "closed"
    }
  }

  @Test func `it may begin to watch while an object that goes is written`() {
    let hall = Hall()
    let recorder = Recorder(level: .fields, capacity: 2)
    recorder.watch(hall, \.left, as: "left")
    recorder.recordOutput(
      Guest(
        leaving: Leaving {
          for _ in 0..<64 { recorder.watch(hall, \.left, as: "late") }
        }))
    hall.left = 1

    do {
      let closing = Closing()
      recorder.watch(closing, \.title, as: "title")
    }
    hall.left = 2

    #expect(recorder.lines.last == "late: 1 → 2")
  }

  @Test func `it may write the state that held it`() throws {
    let recorder = Recorder(level: .fields, capacity: 2)
    recorder.watch(state: "Lobby.model", of: Lobby.Model.self) { model in
      model.watch(\.guest, as: "guest")
      model.watch(\.left, as: "left")
    }
    let stage = Stage(Lobby(), observer: recorder)
    stage.appear()

    for _ in 0..<8 { try stage.tap("Next") }

    #expect(stage.text.contains("left: 6"))
    #expect(TraceTree(recorder.events).text.contains("left: 5 → 6"))
  }

  /// A guest who goes writes that down where it was.
  struct Lobby: View {
    struct Model {
      var guest = Guest()
      var left = 0
    }

    @State private var model = Model()

    var body: some View {
      Text("left: \(model.left)")
      Button("Next") {
        model.guest = Guest(
          number: model.guest.number + 1, leaving: Leaving { model.left += 1 })
      }
    }
  }
}
