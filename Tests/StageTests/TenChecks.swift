// Ten questions about when SwiftUI runs a body, asked of whatever shows the views.
//
// On a Mac it needs nothing but SwiftUI, so all of it is in one file. It has not run there yet:
//
//     swiftc -O -parse-as-library -swift-version 6 -default-isolation MainActor TenChecks.swift && ./TenChecks
//
// In the lab the stage shows the views: swift test --filter TenChecksTests

import Observation

#if canImport(StageUI)
  import StageUI
#else
  import AppKit
  import SwiftUI
#endif

/// What was counted for one question, and what is predicted.
public struct Check: Sendable {
  /// As in `docs/stage.md`.
  public let number: String
  public let question: String
  public let counted: String
  /// Each count that a source predicts, and what it would tell.
  public let predictions: [(count: String, meaning: String)]

  /// Creates a check from what was counted.
  public init(
    number: String, question: String, counted: String,
    predictions: [(count: String, meaning: String)]
  ) {
    (self.number, self.question, self.counted) = (number, question, counted)
    self.predictions = predictions
  }

  /// What the count tells.
  public var verdict: String {
    predictions.first { $0.count == counted }?.meaning ?? "NOT AS PREDICTED"
  }

  /// The check in two lines of at most 80 columns.
  public var text: String {
    let predicted = predictions.map(\.count).joined(separator: " or ")
    let columns = [(number, 4), (counted, 19), (predicted, 25)]
    let row = columns.map { $0 + String(repeating: " ", count: max(1, $1 - $0.count)) }.joined()
    return "\(row)\(verdict)\n    \(question)"
  }
}

/// Shows one view after another.
@MainActor
public protocol Host {
  func show(_ view: some View)
  /// Returns when nothing happens any more.
  func settle() async
}

/// The ten checks.
@MainActor
public enum TenChecks {
  /// Asks all of them, one after another.
  public static func run(on host: some Host) async -> [Check] {
    var checks: [Check] = []
    func ask(
      _ number: String, _ question: String, _ counted: String,
      _ predictions: [(count: String, meaning: String)]
    ) {
      checks.append(
        Check(number: number, question: question, counted: counted, predictions: predictions))
    }
    func only(_ count: String) -> [(count: String, meaning: String)] { [(count, "as predicted")] }
    func counts(_ names: String..., in view: some View, warmUp: Int = 3) async -> String {
      Hand.act = {}
      host.show(view)
      await host.settle()
      // SwiftUI may learn in the background how to compare a type.
      for _ in 0..<warmUp { await act(on: host) }
      Runs.counts = [:]
      await act(on: host)
      return names.map { "\(Runs.counts[$0] ?? 0)" }.joined(separator: "; ")
    }

    ask(
      "1", "state in a class: rows of 40 that run after a like; the footer",
      await counts("Row", "Footer", in: ObjectFeed(model: Model())),
      [
        ("40; 1", "closures never equal"), ("1; 0", "compared by captures"),
        ("40; 0", "by code and context"),
      ])
    ask(
      "2", "the same with state in @State", await counts("Row", "Footer", in: StateFeed()),
      only("40; 1"))
    ask(
      "2b", "state in @State, rows without closures: rows that run after a like",
      await counts("PlainRow", in: PlainFeed()), only("1"))
    ask(
      "3", "an unrelated change: a child given $model.x; one given Binding(get:set:)",
      await counts("Field", in: ByKeyPath(model: Model())) + "; "
        + counts("Field", in: ByClosures(model: Model())), only("0; 1"))
    ask(
      "4", "$state only passed on: bodies of the owner for a letter",
      await counts("Owner", in: Owner()),
      [("0", "as the stage"), ("1", "as OpenSwiftUI")])
    (Counted.comparisons, Counted.isCopied) = (0, false)
    _ = await counts("Writes", in: Writes(), warmUp: 0)
    ask(
      "5", "an array in @State changed in place: is it copied, is it compared by ==",
      "\(Counted.isCopied ? "copied" : "in place"), \(Counted.comparisons > 0 ? "" : "not ")compared",
      only("copied, compared"))
    ask(
      "6", "an equal write to @State: Equatable; another type",
      await counts("EqualWrites", in: EqualWrites(plain: false)) + "; "
        + counts("EqualWrites", in: EqualWrites(plain: true)), only("0; 0"))
    ask(
      "7", "two writes in one turn: bodies",
      await counts("Twice", in: Twice(model: Model())), only("1"))
    ask(
      "8", "== that is always true: plain bits; with a string; with a swapped object",
      await counts("Bits", "Words", "Around", in: Equals()), only("1; 0; 1"))
    ask(
      "9", "an onChange without an end: bodies",
      await counts("Endless", in: Endless(), warmUp: 0),
      [("3", "as the stage"), ("2", "one change a pass")])
    Journal.lines = []
    let gates = [AsyncStream.makeStream(of: Void.self), AsyncStream.makeStream(of: Void.self)]
    _ = await counts("Tasks", in: Tasks(gates: gates.map(\.stream)), warmUp: 0)
    gates[1].continuation.finish()
    await host.settle()
    let isInOrder = Journal.lines.first == "start 0" && Journal.lines.last == "end 1"
    let events = Journal.lines.sorted() == ["cancel 0", "end 1", "start 0", "start 1"]
    ask(
      "10", "task(id:) with a new id: both start, the old is cancelled, the new ends",
      isInOrder && events ? "all four" : Journal.lines.joined(separator: ", "), only("all four"))
    return checks
  }

  private static func act(on host: some Host) async {
    Hand.act()
    await host.settle()
  }

  /// All checks, below a head that names who showed the views.
  public static func text(_ checks: [Check], by host: String) -> String {
    let head = """
      Ten checks by \(host)

      #   counted            predicted                so
      """
    return ([head] + checks.map(\.text)).joined(separator: "\n")
  }
}

// MARK: - What the views note

@MainActor
private enum Runs {
  static var counts: [String: Int] = [:]
  static func note(_ name: String) { counts[name, default: 0] += 1 }
}

/// What a person would do; the view that ran last says what.
@MainActor
private enum Hand {
  static var act: @MainActor () -> Void = {}
  static func hold(_ act: @escaping @MainActor () -> Void) { self.act = act }
}

@MainActor
private enum Journal {
  static var lines: [String] = []
}

// MARK: - 1 and 2: which rows run

private struct Post: Identifiable, Equatable {
  let id: Int
  var text: String
  var isLiked = false

  static let forty = (1...40).map { Post(id: $0, text: "a text too long to be inline, \($0)") }
}

@Observable
@MainActor
private final class Model {
  var posts = Post.forty
  var draft = ""
  var other = 0

  func like(_ id: Int) { posts[id - 1].isLiked.toggle() }
}

private struct Row: View {
  let post: Post
  let onLike: @MainActor () -> Void

  var body: some View {
    let _ = Runs.note("Row")
    Button(post.isLiked ? "♥" : "♡", action: onLike)
  }
}

private struct Footer: View {
  let onEnd: @MainActor () -> Void

  var body: some View {
    let _ = Runs.note("Footer")
    Button("Again", action: onEnd)
  }
}

private struct ObjectFeed: View {
  let model: Model

  var body: some View {
    let _ = Hand.hold { model.like(7) }
    VStack {
      ForEach(model.posts) { post in Row(post: post) { model.like(post.id) } }
      Footer { model.like(1) }
    }
  }
}

private struct StateFeed: View {
  @State private var posts = Post.forty

  var body: some View {
    let _ = Hand.hold { like(7) }
    VStack {
      ForEach(posts) { post in Row(post: post) { like(post.id) } }
      Footer { like(1) }
    }
  }

  private func like(_ id: Int) { posts[id - 1].isLiked.toggle() }
}

private struct PlainRow: View {
  let post: Post

  var body: some View {
    let _ = Runs.note("PlainRow")
    Text(post.isLiked ? "♥" : "♡")
  }
}

private struct PlainFeed: View {
  @State private var posts = Post.forty

  var body: some View {
    let _ = Hand.hold { posts[6].isLiked.toggle() }
    VStack { ForEach(posts) { PlainRow(post: $0) } }
  }
}

// MARK: - 3 and 4: bindings

private struct Field: View {
  @Binding var text: String

  var body: some View {
    let _ = Runs.note("Field")
    TextField("Text", text: $text)
  }
}

private struct ByKeyPath: View {
  @Bindable var model: Model

  var body: some View {
    let _ = Hand.hold { model.other += 1 }
    Text("\(model.other)")
    Field(text: $model.draft)
  }
}

private struct ByClosures: View {
  let model: Model

  var body: some View {
    let _ = Hand.hold { model.other += 1 }
    Text("\(model.other)")
    Field(text: Binding(get: { model.draft }, set: { model.draft = $0 }))
  }
}

private struct Owner: View {
  @State private var text = ""

  var body: some View {
    let _ = Runs.note("Owner")
    let _ = Hand.hold { [binding = $text] in binding.wrappedValue += "a" }
    Field(text: $text)
  }
}

// MARK: - 5, 6 and 7: writes

private struct Counted: @MainActor Equatable {
  static var comparisons = 0
  static var isCopied = false

  var values = Array(repeating: 0, count: 1_000)

  var address: Int { values.withUnsafeBufferPointer { Int(bitPattern: $0.baseAddress) } }

  static func == (one: Counted, other: Counted) -> Bool {
    comparisons += 1
    return one.values == other.values
  }
}

private struct Writes: View {
  @State private var counted = Counted()

  var body: some View {
    let _ = Hand.hold {
      Counted.comparisons = 0
      let before = counted.address
      counted.values[0] += 1
      Counted.isCopied = counted.address != before
    }
    Text("\(counted.values[0])")
  }
}

private struct Plain {
  var name = "x"
  var action: (() -> Void)?
}

private struct EqualWrites: View {
  let plain: Bool
  @State private var number = 0
  @State private var other = Plain()

  var body: some View {
    let _ = Runs.note("EqualWrites")
    let _ = Hand.hold { if plain { other = Plain() } else { number = 0 } }
    Text("\(number) \(other.name)")
  }
}

private struct Twice: View {
  let model: Model

  var body: some View {
    let _ = Runs.note("Twice")
    let _ = Hand.hold {
      model.other += 1
      model.other += 1
    }
    Text("\(model.other)")
  }
}

// MARK: - 8: views that always equal each other

private struct Bits: View, @MainActor Equatable {
  let number: Int

  var body: some View {
    let _ = Runs.note("Bits")
    Text("\(number)")
  }

  static func == (_: Bits, _: Bits) -> Bool { true }
}

private struct Words: View, @MainActor Equatable {
  let text: String

  var body: some View {
    let _ = Runs.note("Words")
    Text(text)
  }

  static func == (_: Words, _: Words) -> Bool { true }
}

private struct Around: View, @MainActor Equatable {
  let text: String
  @Environment(Model.self) private var model

  var body: some View {
    let _ = Runs.note("Around")
    Text("\(model.other)")
  }

  static func == (_: Around, _: Around) -> Bool { true }
}

private struct Equals: View {
  let models = [Model(), Model()]
  @State private var number = 0

  var body: some View {
    let _ = Hand.hold { number += 1 }
    Bits(number: number)
    Words(text: "\(number)")
    Around(text: "\(number)").environment(models[number % 2])
  }
}

// MARK: - 9 and 10: what follows an update

private struct Endless: View {
  @State private var count = 0

  var body: some View {
    let _ = Runs.note("Endless")
    let _ = Hand.hold { count += 1 }
    Text("\(count)").onChange(of: count) { count += 1 }
  }
}

private struct Tasks: View {
  let gates: [AsyncStream<Void>]
  @State private var id = 0

  var body: some View {
    let _ = Hand.hold { id += 1 }
    Text("\(id)")
      .task(id: id) { [id] in
        Journal.lines.append("start \(id)")
        for await _ in gates[id] {}
        Journal.lines.append(Task.isCancelled ? "cancel \(id)" : "end \(id)")
      }
  }
}

// MARK: - Who shows the views

#if canImport(StageUI)
  /// The lab's stage.
  public final class StageHost: Host {
    private let closures: ClosureComparison?
    private var stage: Stage?

    /// - Parameter closures: when two closures are equal; `nil` for the stage's own rule.
    public init(closures: ClosureComparison? = nil) { self.closures = closures }

    public func show(_ view: some View) {
      stage?.disappear()
      stage = closures.map { Stage(view, closures: $0) } ?? Stage(view)
      stage?.appear()
    }

    public func settle() async { await stage?.settle() }
  }
#else
  /// SwiftUI, in a window.
  private final class WindowHost: Host {
    private let window = NSWindow(
      contentRect: NSRect(x: 0, y: 0, width: 400, height: 1_400), styleMask: [.titled],
      backing: .buffered, defer: false)

    func show(_ view: some View) {
      window.contentView = NSHostingView(rootView: view)
      window.orderFrontRegardless()
    }

    func settle() async { try? await Task.sleep(for: .milliseconds(300)) }
  }

  @main
  private struct Program {
    static func main() {
      let app = NSApplication.shared
      app.setActivationPolicy(.accessory)
      Task { @MainActor in
        let host = WindowHost()
        #if RECORDED
          // Flushed, so that a crash loses no line.
          _ = await RecordedScene.report(on: host, called: "Mac") {
            print($0)
            fflush(nil)
          }
        #else
          print(TenChecks.text(await TenChecks.run(on: host), by: "SwiftUI"))
        #endif
        print("\nPlease paste this into an issue, with what sw_vers and swift --version say.")
        exit(0)
      }
      app.run()
    }
  }
#endif
