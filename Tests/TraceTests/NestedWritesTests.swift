import Observation
import Testing

@testable import Trace

/// Writes that begin before another has ended, and several objects and properties that could be taken for one another.
struct NestedWritesTests {
  @Observable
  final class Form: TracedObject {
    var name = "" {
      didSet { if name.hasSuffix(" ") { name.removeLast() } }
    }
    var city = "" {
      didSet { other?.city = city }
    }
    var street = ""
    var notes: [String] = []
    var drafts: [String] = []
    var other: Form?

    func failToName(_ name: String) throws {
      try withMutation(keyPath: \.name) {
        _name = name
        throw CancellationError()
      }
    }
  }

  @Observable
  final class Pair<Value>: TracedObject {
    var first: Value
    var second: Value
    var third: Value

    init(_ value: Value) { (first, second, third) = (value, value, value) }
  }

  private func recorded(_ level: TraceLevel = .fields, _ forms: (name: String, form: Form)...)
    -> Recorder
  {
    let recorder = Recorder(level: level)
    for (name, form) in forms {
      recorder.watch(form, \.name, as: name + ".name")
      recorder.watch(form, \.city, as: name + ".city")
    }
    return recorder
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a write inside one of the same property is told after it`(_ level: TraceLevel) {
    let form = Form()
    let recorder = recorded(level, ("a", form))

    form.name = "Ada "

    #expect(recorder.lines == [#"a.name: "" → "Ada ""#, #"a.name: "Ada " → "Ada""#])
  }

  @Test func `a write inside one of another object is told of that object`() {
    let (form, other) = (Form(), Form())
    form.other = other
    let recorder = recorded(.fields, ("a", form), ("b", other))

    form.city = "Lund"
    other.name = "Bo"
    form.name = "Ada"

    #expect(
      recorder.lines == [
        #"a.city: "" → "Lund""#, #"b.city: "" → "Lund""#, #"b.name: "" → "Bo""#,
        #"a.name: "" → "Ada""#,
      ])
  }

  @Test func `a change in place has not ended while other properties are written`() {
    let form = Form()
    let recorder = recorded(.fields, ("a", form))
    func edit(_ text: inout String, after others: () -> Void) {
      others()
      text = "Ada"
    }

    edit(&form.name) {
      form.street = "Unwatched"
      form.city = "Lund"
    }

    #expect(recorder.lines == [#"a.name: "" → "Ada""#, #"a.city: "" → "Lund""#])
  }

  @Test func `two properties that are exchanged are both told`() {
    let form = Form()
    form.name = "Ada"
    let recorder = recorded(.fields, ("a", form))

    swap(&form.name, &form.city)

    #expect(recorder.lines.sorted() == [#"a.city: "" → "Ada""#, #"a.name: "Ada" → """#])
  }

  @Test func `a write that throws is told with what it left`() {
    let form = Form()
    let recorder = recorded(.fields, ("a", form))

    #expect(throws: CancellationError.self) { try form.failToName("Ada") }

    #expect(recorder.lines == [#"a.name: "" → "Ada""#])
  }

  @Test func `what is not watched is not taken for what is of the same type`() {
    let form = Form()
    let recorder = Recorder(level: .fields)
    recorder.watch(form, \.notes, as: "notes")

    form.drafts.append("unwatched")
    form.notes.append("a")

    #expect(recorder.lines == ["notes: 0 items → 1 item"])
  }

  @Test func `properties of a generic class are told apart, however often they are written`() {
    let pair = Pair("")
    let recorder = Recorder(level: .fields)
    recorder.watch(pair, \.first, as: "first")
    recorder.watch(pair, \.second, as: "second")

    for number in 0..<20 {
      pair.first = "\(number)"
      pair.third = "unwatched"
      pair.second = "\(number)"
      pair.third.append("!")
    }

    #expect(
      recorder.events.compactMap(\.mutation).flatMap { mutation in
        mutation.changes.map { "\(mutation.field ?? "") \($0.new)" }
      } == (0..<20).flatMap { [#"first "\#($0)""#, #"second "\#($0)""#] })
  }

  @Test(arguments: 0..<3)
  func `of three recorders two still hear when one has gone`(_ leaving: Int) {
    let form = Form()
    var recorders = (0..<3).map { _ in recorded(.fields, ("a", form)) }
    form.name = "Ada"

    recorders.remove(at: leaving)
    form.name = "Bo"

    for recorder in recorders {
      #expect(recorder.lines == [#"a.name: "" → "Ada""#, #"a.name: "Ada" → "Bo""#])
    }
  }

  @Test func `an act that another recorder heard is no cause`() {
    let form = Form()
    let (stage, recorder) = (Recorder(level: .fields), recorded(.fields, ("a", form)))
    form.city = "Lund"

    stage.stagePerforms("tap") { form.name = "Ada" }

    #expect(recorder.events.map(\.cause) == [nil, nil])
  }
}
