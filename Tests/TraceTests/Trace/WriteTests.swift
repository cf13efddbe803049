import LabTrace
import LabTracepoints
import Observation
import Testing

/// A recorder's view of the writes to a traced object.
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

  private func watch(_ recorder: Recorder, _ form: Form) {
    recorder.watch(form) { fields in
      fields.value(\.name, "name")
      fields.value(\.city, "city")
      fields.value(\.street, "street")
      fields.value(\.author, "author.name") { $0?.name }
      fields.count(\.tags, "tags")
    }
  }

  @Test func `records each write with the values around it`() {
    let writes: [((Form) throws -> Void, lines: [String])] = [
      ({ $0.name = "a" }, [#"name: "" → "a""#]), ({ $0.name = "" }, []),
      ({ $0.name = "Ada " }, [#"name: "" → "Ada""#]),
      ({ $0.tags.append("x") }, ["tags: 0 items → 1 item"]), ({ $0.unwatched.append("y") }, []),
      // A nested write comes before the write around it.
      ({ $0.city = "Lund" }, [#"street: "Main" → """#, #"city: "" → "Lund""#]),
      ({ $0.author?.name = "Bo" }, [#"author.name: "Ada" → "Bo""#, "books: written"]),
      ({ $0.author?.books.append("b") }, ["books: 1 item → 2 items"]),
      ({ $0.author?.books[0] = "c" }, ["books: written"]),
      ({ $0.author = nil }, [#"author.name: "Ada" → nil"#, "books: 1 item → nil"]),
      ({ try $0.failToName("Ada") }, [#"name: "" → "Ada""#]),
    ]
    for (write, lines) in writes {
      let (form, recorder) = (Form(), Recorder(level: .fields))
      watch(recorder, form)
      recorder.watch(form) { $0.count(\.author, "books") { $0?.books } }

      try? write(form)

      #expect(recorder.lines == lines)
    }
  }

  @Test func `records a change in place when it ends`() {
    watch(recorder, form)
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

  @Test(arguments: 0..<3)
  func `several recorders hear one object, each while it lives`(_ leaving: Int) {
    var recorders = (0..<3).map { _ in Recorder(level: .fields) }
    for recorder in recorders { watch(recorder, form) }
    weak let gone = recorders[leaving]
    form.name = "a"

    recorders.remove(at: leaving)
    watch(recorder, form)
    form.name = "b"

    #expect(gone == nil)
    #expect(recorder.lines == [#"name: "a" → "b""#])
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
}

extension Recorder {
  /// The lines of the tree, without its branches and marks.
  var lines: [String] {
    TraceTree(events).text.split(separator: "\n").map {
      String($0.trimmingPrefix { !$0.isLetter })
    }
  }

  var tree: String { TraceTree(events).text }
}
