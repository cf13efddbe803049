import Observation
import Testing

@testable import Trace

/// A struct that a traced object holds, and its fields.
struct TracedStructTests {
  @Observable
  final class Box<Value>: TracedObject {
    var value: Value
    @ObservationIgnored var ignored = 0

    init(_ value: Value) { self.value = value }
  }

  struct State {
    var rows: [Int] = []
    var query = ""
    var isLoading = false
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a generic class tells which field of its struct changed`(_ level: TraceLevel) {
    let box = Box(State())
    let recorder = Recorder(level: level)
    recorder.watch(box, \.value, in: "value") { state in
      state.watch(\.rows, as: "rows")
      state.watch(\.query, as: "query")
      state.watch(\.isLoading, as: "isLoading")
    }

    box.value.isLoading = true
    box.ignored = 1
    box.value.query = "swift"
    box.value = State()

    #expect(
      recorder.events.compactMap { event in
        if case .mutation(let mutation) = event.kind { mutation.field } else { nil }
      } == ["isLoading", "query", "query", "isLoading"])
  }

  struct Flags {
    struct Part {
      var before = ""
      var text = ""
      var rows: [Int] = []
    }

    var first = false
    var part: Part?
    var middle = 0
    var second = false
    var third = false
    var last = false
  }

  @Test(arguments: ["first", "second", "third", "last"])
  func `of neighbours, the one that changed is told`(_ name: String) throws {
    let flags: [String: WritableKeyPath<Flags, Bool>] = [
      "first": \.first, "second": \.second, "third": \.third, "last": \.last,
    ]
    let (box, recorder) = recordedFlags()

    for _ in 0..<2 { box.value[keyPath: try #require(flags[name])].toggle() }

    #expect(recorder.lines == ["\(name): false → true", "\(name): true → false"])
  }

  @Test func `the first and the last of the fields are told when both changed`() {
    let (box, recorder) = recordedFlags()
    var flags = box.value
    (flags.first, flags.middle, flags.last) = (true, 7, true)

    box.value = flags

    #expect(recorder.lines == ["first: false → true", "middle: 0 → 7", "last: false → true"])
  }

  @Test func `a part that may not be there is told by its fields`() {
    let (box, recorder) = recordedFlags()

    box.value.part = Flags.Part(before: "x", text: "a", rows: [1])
    box.value.part?.text = "a text of twenty one"
    box.value.part?.rows.append(2)
    box.value.part = nil

    #expect(
      recorder.lines == [
        #"part.text: nil → "a""#, "part.rows: nil → 1 item",
        #"part.text: "a" → "a text of twenty one""#, "part.rows: 1 item → 2 items",
        #"part.text: "a text of twenty one" → nil"#, "part.rows: 2 items → nil",
      ])
  }

  private func recordedFlags() -> (Box<Flags>, Recorder) {
    let box = Box(Flags())
    let recorder = Recorder(level: .fields)
    recorder.watch(box, \.value, in: "value") { flags in
      flags.watch(\.first, as: "first")
      flags.watch(\.middle, as: "middle")
      flags.watch(\.part, \.text, as: "part.text")
      flags.watch(\.part, \.rows, as: "part.rows")
      flags.watch(\.second, as: "second")
      flags.watch(\.third, as: "third")
      flags.watch(\.last, as: "last")
    }
    return (box, recorder)
  }

  @Test func `long texts of the same length are told apart`() {
    let box = Box(State())
    let recorder = Recorder(level: .fields)
    recorder.watch(box, \.value, in: "value") { $0.watch(\.query, as: "query") }
    let texts = (0..<200).map { "a text too long to lie in the struct \($0 % 2)" }

    for text in texts { box.value.query = String(text.map { $0 }) }

    #expect(recorder.events.count == texts.count)
    #expect(
      recorder.events.allSatisfy { event in
        if case .mutation(let mutation) = event.kind { mutation.field == "query" } else { false }
      })
  }

  @Test func `a text that is replaced by an equal one and then changed where it lies is told`() {
    let box = Box(State())
    let recorder = Recorder(level: .fields)
    recorder.watch(box, \.value, in: "value") { $0.watch(\.query, as: "query") }
    let text = "a text too long to lie in the struct"
    for _ in 0..<2 { box.value.query = String(text.map { $0 }) }

    box.value.query.replaceSubrange(text.startIndex...text.startIndex, with: "A")

    #expect(recorder.lines.last?.hasSuffix(#"→ "A text too long to lie …""#) == true)
  }

  @Test func `an array that grows where it lies is told`() {
    let box = Box(State())
    box.value.rows.reserveCapacity(8)
    let recorder = Recorder(level: .fields)
    recorder.watch(box, \.value, in: "value") { $0.watch(\.rows, as: "rows") }

    for row in 0..<3 { box.value.rows.append(row) }

    #expect(
      recorder.lines == [
        "rows: 0 items → 1 item", "rows: 1 item → 2 items", "rows: 2 items → 3 items",
      ])
  }
}
