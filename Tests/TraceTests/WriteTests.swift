import Observation
import Testing
import Trace
import Tracepoints

/// What a recorder hears of the writes to a traced object.
struct WriteTests {
  struct Author: Equatable {
    var name = "Ada"
    var books = ["a"]
  }

  @Observable
  final class Form: TracedObject {
    var name = "" {
      didSet { if name.hasSuffix(" ") { name.removeLast() } }
    }
    var city = "" {
      didSet { street = "" }
    }
    var street = "Main"
    var author: Author? = Author()
    var tags: [String] = []
    var unwatched: [String] = []

    func failToName(_ name: String) throws {
      try withMutation(keyPath: \.name) {
        _name = name
        throw CancellationError()
      }
    }
  }

  private let form = Form()
  private let recorder = Recorder(level: .fields)

  private func watch(_ recorder: Recorder) {
    recorder.watch(form) { fields in
      fields.value(\.name, "name")
      fields.value(\.city, "city")
      fields.value(\.street, "street")
      fields.value(\.author, "author.name") { $0?.name }
      fields.count(\.tags, "tags")
    }
  }

  @Test func `records each write with the values around it`() {
    watch(recorder)

    for name in ["a", "b"] { form.name = name }
    form.tags.append("x")
    form.unwatched.append("y")

    #expect(
      recorder.lines == [
        #"name: "" → "a""#, #"name: "a" → "b""#, "tags: 0 items → 1 item",
      ])
  }

  @Test func `ignores a write of an equal value`() {
    watch(recorder)

    form.name = ""
    form.author?.books.append("b")

    #expect(recorder.events == [])
  }

  @Test func `records a part of a property`() {
    watch(recorder)

    form.author?.name = "Bo"
    form.author = nil

    #expect(recorder.lines == [#"author.name: "Ada" → "Bo""#, #"author.name: "Bo" → nil"#])
  }

  @Test func `counts the elements of a part`() {
    recorder.watch(form) { $0.count(\.author, "books") { $0?.books } }

    form.author?.books.append("b")
    form.author?.books[0] = "c"
    form.author = nil

    #expect(
      recorder.lines == ["books: 1 item → 2 items", "books: written", "books: 2 items → nil"])
  }

  @Test func `records a property that corrects itself once`() {
    watch(recorder)

    form.name = "Ada "

    #expect(recorder.lines == [#"name: "" → "Ada""#])
  }

  @Test func `records a nested write before the write around it`() {
    watch(recorder)

    form.city = "Lund"

    #expect(recorder.lines == [#"street: "Main" → """#, #"city: "" → "Lund""#])
  }

  @Test func `records a change in place when it ends`() {
    watch(recorder)
    func edit(_ text: inout String, after others: () -> Void) {
      others()
      text = "Ada"
    }

    edit(&form.name) { form.street = "High" }
    swap(&form.name, &form.street)

    #expect(
      recorder.lines.prefix(2) == [#"street: "Main" → "High""#, #"name: "" → "Ada""#])
    #expect(
      recorder.lines.dropFirst(2).sorted() == [
        #"name: "Ada" → "High""#, #"street: "High" → "Ada""#,
      ])
  }

  @Test func `records a write that throws`() {
    watch(recorder)

    #expect(throws: CancellationError.self) { try form.failToName("Ada") }

    #expect(recorder.lines == [#"name: "" → "Ada""#])
  }

  @Test func `still notifies observers`() {
    watch(recorder)
    var isNotified = false
    withObservationTracking {
      _ = form.name
    } onChange: {
      MainActor.assumeIsolated { isNotified = true }
    }

    form.name = "a"

    #expect(isNotified)
  }

  @Observable
  final class Pair<Value>: TracedObject {
    var first: Value
    var second: Value
    var third: Value

    init(_ value: Value) { (first, second, third) = (value, value, value) }

    static var path: AnyKeyPath { \Pair.first }
  }

  @Test func `tells the properties of a generic class apart`() {
    let pair = Pair(0)
    #expect(Pair<Int>.path !== Pair<Int>.path, "each literal is another key path")
    recorder.watch(pair) { fields in
      fields.value(\.first, "first")
      fields.value(\.second, "second")
    }

    for number in 1...3 {
      pair.first = number
      pair.third = number
      pair.second = number
    }

    #expect(
      recorder.lines
        == (1...3).flatMap { number in
          ["first", "second"].map { "\($0): \(number - 1) → \(number)" }
        })
  }

  @Observable
  class Draft: TracedObject {
    var text = ""
  }

  final class Reply: Draft {}

  @Test func `hears an inherited property through its own class`() {
    let reply = Reply()
    recorder.watch(reply as Draft) { $0.value(\.text, "text") }

    reply.text = "a"

    #expect(recorder.lines == [#"text: "" → "a""#])
  }

  @Test func `two recorders hear one object, each from its start`() {
    let late = Recorder(level: .fields)
    watch(recorder)
    form.name = "a"
    late.watch(form) { $0.value(\.name, "title") }
    form.name = "b"

    #expect(recorder.lines == [#"name: "" → "a""#, #"name: "a" → "b""#])
    #expect(late.lines == [#"title: "a" → "b""#])
  }

  @Test(arguments: 0..<3)
  func `a recorder that has gone leaves the others`(_ leaving: Int) {
    var recorders = (0..<3).map { _ in Recorder(level: .fields) }
    for recorder in recorders { watch(recorder) }
    weak let gone = recorders[leaving]
    form.name = "a"

    recorders.remove(at: leaving)
    form.name = "b"

    #expect(gone == nil)
    for recorder in recorders {
      #expect(recorder.lines == [#"name: "" → "a""#, #"name: "a" → "b""#])
    }
  }

  @Test func `retains no object, and takes none for a later one`() {
    weak var gone: Form?
    for number in 0..<100 {
      let form = Form()
      gone = form
      if number.isMultiple(of: 2) {
        recorder.watch(form) { $0.value(\.name, "watched") }
      }
      form.name = "\(number)"
    }

    #expect(gone == nil)
    #expect(
      recorder.lines == stride(from: 0, to: 100, by: 2).map { #"watched: "" → "\#($0)""# })
  }

  @Observable
  final class Closing: TracedObject {
    var title = ""

    isolated deinit { title = "closed" }
  }

  @Test func `records what an object writes as it goes`() {
    do {
      let closing = Closing()
      recorder.watch(closing) { $0.value(\.title, "title") }
    }

    #expect(recorder.lines == [#"title: "" → "closed""#])
  }
}
