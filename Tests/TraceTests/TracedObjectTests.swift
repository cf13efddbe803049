import Observation
import Testing

@testable import Trace

/// A class that tells of its writes itself, beside one that is observed.
struct TracedObjectTests {
  @Observable
  final class Model: TracedObject {
    var title = "" {
      didSet { isEdited = true }
    }
    var isEdited = false
    var isUnwatched = false
    var rows = [0]
  }

  @Observable
  final class ObservedModel {
    var title = "" {
      didSet { isEdited = true }
    }
    var isEdited = false
    var isUnwatched = false
    var rows = [0]
  }

  @Test func `each write is told when it begins, with the value that it left`() {
    expectEachWriteTold(Model(), \.title, \.isEdited, \.rows, unwatched: \.isUnwatched)
  }

  @Test func `an observed class tells the same`() {
    expectEachWriteTold(ObservedModel(), \.title, \.isEdited, \.rows, unwatched: \.isUnwatched)
  }

  private func expectEachWriteTold<Object: AnyObject & Observable>(
    _ model: Object, _ title: ReferenceWritableKeyPath<Object, String>,
    _ isEdited: KeyPath<Object, Bool>, _ rows: ReferenceWritableKeyPath<Object, [Int]>,
    unwatched: ReferenceWritableKeyPath<Object, Bool>,
    sourceLocation: SourceLocation = #_sourceLocation
  ) {
    let recorder = Recorder(level: .fields)
    recorder.watch(model, title, as: "title")
    recorder.watch(model, isEdited, as: "isEdited")
    recorder.watch(model, rows, as: "rows")

    model[keyPath: title] = "a"
    model[keyPath: unwatched] = true
    model[keyPath: rows].append(1)
    model[keyPath: title] = "b"

    #expect(
      recorder.lines == [
        #"title: "" → "a""#, "isEdited: false → true", "rows: 1 item → 2 items",
        #"title: "a" → "b""#,
      ], sourceLocation: sourceLocation)
  }

  @Test func `observers are told as ever`() {
    final class Count { nonisolated(unsafe) var value = 0 }
    let told = Count()
    let model = Model()
    withObservationTracking {
      _ = model.title
    } onChange: {
      told.value += 1
    }

    model.title = "a"

    #expect(told.value == 1)
  }

  @Test func `two recorders each have their own`() {
    let model = Model()
    let first = Recorder(level: .fields)
    first.watch(model, \.title, as: "title")
    model.title = "a"
    let second = Recorder(level: .fields)
    second.watch(model, \.title, as: "caption")
    model.title = "b"

    #expect(first.lines == [#"title: "" → "a""#, #"title: "a" → "b""#])
    #expect(second.lines == [#"caption: "a" → "b""#])
  }

  @Test(arguments: [true, false])
  func `a recorder that has gone hears nothing, and the other still does`(_ firstGoes: Bool) {
    let model = Model()
    var first: Recorder? = Recorder(level: .fields)
    first?.watch(model, \.title, as: "title")
    var second: Recorder? = Recorder(level: .fields)
    second?.watch(model, \.title, as: "title")
    if firstGoes { first = nil } else { second = nil }

    model.title = "a"

    #expect((first ?? second)?.lines == [#"title: "" → "a""#])
  }

  @Test func `a recorder that has gone is told of nothing, and the next one of all that follows`() {
    let model = Model()
    var recorder: Recorder? = Recorder(level: .fields)
    recorder?.watch(model, \.title, as: "title")
    recorder = nil
    model.title = "a"
    let next = Recorder(level: .fields)
    next.watch(model, \.title, as: "title")
    model.title = "b"

    #expect(next.lines == [#"title: "a" → "b""#])
  }

  @Test func `an object that has gone is not taken for the next one`() {
    let recorder = Recorder(level: .fields)
    for number in 0..<100 {
      let model = Model()
      if number.isMultiple(of: 2) { recorder.watch(model, \.title, as: "title\(number)") }
      model.title = "a"
    }

    #expect(recorder.lines == stride(from: 0, to: 100, by: 2).map { #"title\#($0): "" → "a""# })
  }

  @Test func `a recorder keeps no object`() {
    let recorder = Recorder(level: .snapshots)
    weak var gone: Model?

    do {
      let model = Model()
      recorder.watch(model, \.title, as: "title")
      model.title = "a"
      gone = model
    }

    #expect(gone == nil)
    #expect(recorder.lines == [#"title: "" → "a""#])
  }
}
