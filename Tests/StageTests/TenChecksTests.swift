import Observation
import StageUI
import Testing

/// The ten questions about SwiftUI that `docs/stage.md` lists, asked of the stage under both rules for closures.
struct TenChecksTests {
  struct Post: Identifiable, Equatable {
    let id: Int
    var text: String
    var isLiked = false

    static let forty = (1...40).map {
      Post(id: $0, text: "a text that is too long to be inline, \($0)")
    }
  }

  @Observable
  final class Model {
    var posts = Post.forty
    var draft = ""
    var other = 0

    func like(_ id: Int) { posts[id - 1].isLiked.toggle() }
  }

  struct Row: View {
    let post: Post
    let onLike: @MainActor () -> Void

    var body: some View {
      Button(post.isLiked ? "♥" : "♡", action: onLike)
        .accessibilityIdentifier("like-\(post.id)")
    }
  }

  struct Footer: View {
    let onEnd: @MainActor () -> Void
    var body: some View { Button("Again", action: onEnd) }
  }

  /// Returns how often each body ran for the act.
  private func bodies(
    of view: some View, _ closures: ClosureComparison, by act: (Stage) async throws -> Void
  ) async throws -> [String: Int] {
    let stage = Stage(view, closures: closures)
    stage.appear()
    let before = stage.bodies
    try await act(stage)
    await stage.settle()
    return stage.bodies.reduce(into: [:]) { counts, body in
      counts[body.key] = body.value.run - (before[body.key]?.run ?? 0)
    }
  }

  // MARK: 1 and 2: which rows run

  struct ObjectFeed: View {
    let model: Model

    var body: some View {
      ForEach(model.posts) { post in Row(post: post) { model.like(post.id) } }
      Footer { model.like(1) }
    }
  }

  @Test(arguments: [(ClosureComparison.byCaptures, 1, 0), (.neverEqual, 40, 1)])
  func `1: rows over an object run by the rule`(
    closures: ClosureComparison, rows: Int, footer: Int
  ) async throws {
    let ran = try await bodies(of: ObjectFeed(model: Model()), closures) { try $0.tap("like-7") }

    #expect(ran == ["ObjectFeed": 1, "Row": rows, "Footer": footer])
  }

  struct StateFeed: View {
    @State private var posts = Post.forty

    var body: some View {
      ForEach(posts) { post in Row(post: post) { like(post.id) } }
      Footer { like(1) }
    }

    private func like(_ id: Int) { posts[id - 1].isLiked.toggle() }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `2: rows whose closures hold changed state run`(closures: ClosureComparison) async throws {
    let ran = try await bodies(of: StateFeed(), closures) { try $0.tap("like-7") }

    #expect(ran == ["StateFeed": 1, "Row": 40, "Footer": 1])
  }

  struct PlainRow: View {
    let post: Post
    var body: some View { Text(post.isLiked ? "♥" : "♡") }
  }

  struct PlainFeed: View {
    @State private var posts = Post.forty

    var body: some View {
      ForEach(posts) { PlainRow(post: $0) }
      Button("Like") { posts[6].isLiked.toggle() }
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `2b: only the changed row runs if rows have no closures`(
    closures: ClosureComparison
  ) async throws {
    let ran = try await bodies(of: PlainFeed(), closures) { try $0.tap("Like") }

    #expect(ran == ["PlainFeed": 1, "PlainRow": 1])
  }

  // MARK: 3 and 4: bindings

  struct Field: View {
    @Binding var text: String
    var body: some View { TextField("Text", text: $text) }
  }

  struct ByKeyPath: View {
    @Bindable var model: Model

    var body: some View {
      Text("\(model.other)")
      Field(text: $model.draft)
    }
  }

  struct ByClosures: View {
    let model: Model

    var body: some View {
      Text("\(model.other)")
      Field(text: Binding(get: { model.draft }, set: { model.draft = $0 }))
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `3: an unrelated change spares a child given $model.x`(
    closures: ClosureComparison
  ) async throws {
    let model = Model()

    let keyPath = try await bodies(of: ByKeyPath(model: model), closures) { _ in model.other += 1 }
    let both = try await bodies(of: ByClosures(model: model), closures) { _ in model.other += 1 }

    #expect(keyPath == ["ByKeyPath": 1, "Field": 0])
    #expect(both == ["ByClosures": 1, "Field": 1])
  }

  struct Owner: View {
    @State private var text = ""
    var body: some View { Field(text: $text) }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `4: passing $state on does not run the owner`(closures: ClosureComparison) async throws {
    let ran = try await bodies(of: Owner(), closures) { try $0.type("a", into: "Text") }

    #expect(ran == ["Owner": 0, "Field": 1])
  }

  // MARK: 5, 6 and 7: writes

  final class Counter {
    var comparisons = 0
    var copied: [Bool] = []
  }

  struct Counted: @MainActor Equatable {
    let counter: Counter
    var values = Array(repeating: 0, count: 1_000)

    var address: Int { values.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }

    static func == (one: Counted, other: Counted) -> Bool {
      one.counter.comparisons += 1
      return one.values == other.values
    }
  }

  struct Plain {
    var name = "x"
    var action: (() -> Void)?
  }

  struct Writes: View {
    let counter: Counter
    @State private var counted: Counted
    @State private var plain = Plain()

    init(counter: Counter) {
      self.counter = counter
      counted = Counted(counter: counter)
    }

    var body: some View {
      Text("\(counted.values[0]) \(plain.name)")
      Button("In place") {
        let before = counted.address
        counted.values[0] += 1
        counter.copied.append(counted.address != before)
      }
      Button("Equal") { counted = Counted(counter: counter) }
      Button("Plain") { plain = Plain() }
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `5: an array in state is copied and compared once`(
    closures: ClosureComparison
  ) async throws {
    let counter = Counter()

    let ran = try await bodies(of: Writes(counter: counter), closures) { try $0.tap("In place") }

    #expect(ran == ["Writes": 1])
    #expect(counter.copied == [true])
    #expect(counter.comparisons == 1)
  }

  @Test(arguments: ClosureComparison.allCases, ["Equal", "Plain"])
  func `6: an equal write is dropped, Equatable or not`(
    closures: ClosureComparison, button: String
  ) async throws {
    let ran = try await bodies(of: Writes(counter: Counter()), closures) { try $0.tap(button) }

    #expect(ran == ["Writes": 0])
  }

  @Test(arguments: ClosureComparison.allCases)
  func `7: two writes in a turn run one body`(closures: ClosureComparison) async throws {
    let model = Model()

    let ran = try await bodies(of: ByKeyPath(model: model), closures) { _ in
      model.other = 1
      model.other = 2
    }

    #expect(ran == ["ByKeyPath": 1, "Field": 0])
  }

  // MARK: 8: views that always equal each other

  struct Bits: View, @MainActor Equatable {
    let number: Int
    var body: some View { Text("\(number)") }
    static func == (_: Bits, _: Bits) -> Bool { true }
  }

  struct Words: View, @MainActor Equatable {
    let text: String
    var body: some View { Text(text) }
    static func == (_: Words, _: Words) -> Bool { true }
  }

  struct Around: View, @MainActor Equatable {
    let text: String
    @Environment(Model.self) private var model
    var body: some View { Text("\(model.other)") }
    static func == (_: Around, _: Around) -> Bool { true }
  }

  struct Equals: View {
    let models = [Model(), Model()]
    @State private var number = 0

    var body: some View {
      Bits(number: number)
      Bits(number: number).equatable()
      Words(text: "\(number)")
      Around(text: "\(number)").environment(models[min(number, 1)])
      Around(text: "\(number)").environment(models[0])
      Button("Next") { number += 1 }
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `8: == is called unless the view is plain bits`(closures: ClosureComparison) async throws {
    let ran = try await bodies(of: Equals(), closures) { try $0.tap("Next") }

    #expect(ran == ["Equals": 1, "Bits": 1, "Words": 0, "Around": 1])
  }

  // MARK: 9 and 10: what follows an update

  struct Endless: View {
    let counter: Counter
    @State private var count = 0

    var body: some View {
      Button("Add") { count += 1 }
        .onChange(of: count) {
          counter.comparisons += 1
          count += 1
        }
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `9: an endless onChange acts twice`(closures: ClosureComparison) async throws {
    let counter = Counter()

    let ran = try await bodies(of: Endless(counter: counter), closures) { stage in
      #expect(throws: StageError.droppedChange(of: "Int", in: "Endless")) { try stage.tap("Add") }
    }

    #expect(ran == ["Endless": 3])
    #expect(counter.comparisons == 2)
  }

  struct Tasks: View {
    let log: Log
    let gates: [AsyncStream<Void>]
    @State private var id = 0

    var body: some View {
      Button("Next") { id += 1 }
        .task(id: id) { [id] in
          log.lines.append("start \(id)")
          for await _ in gates[id] {}
          log.lines.append("\(Task.isCancelled ? "cancelled" : "ended") \(id)")
        }
    }
  }

  @Test(arguments: ClosureComparison.allCases)
  func `10: a task with another id starts as the old one is cancelled`(
    closures: ClosureComparison
  ) async throws {
    let log = Log()
    let gates = [AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self)]

    let tasks = Tasks(log: log, gates: gates.map(\.stream))
    _ = try await bodies(of: tasks, closures) { stage in
      await stage.settle()
      try stage.tap("Next")
      await stage.settle()
      gates[1].continuation.finish()
    }

    #expect(log.lines.sorted() == ["cancelled 0", "ended 1", "start 0", "start 1"])
    #expect(log.lines.first == "start 0" && log.lines.last == "ended 1")
  }
}
