import Observation
import Testing

@testable import Trace

/// What else than a field of its own a property may be: computed, inherited, weak, or written when the object goes.
struct WatchedPropertyTests {
  @Observable
  final class Author {
    var name = "Ada"
  }

  @Observable
  final class Post {
    let author: Author
    var likes = [1, 2, 3]
    var isShort = false
    var title = ""

    /// Of the type of the one that is stored.
    var shown: [Int] { isShort ? Array(likes.prefix(1)) : likes }
    var byline: String { "by \(author.name)" }

    init(by author: Author = Author()) { self.author = author }

    isolated deinit { title = "gone" }
  }

  @Observable
  class Draft: TracedObject {
    var text = ""
    var title = ""
  }

  @Observable
  final class Reply: Draft {
    var depth = 0
  }

  protocol Listener: AnyObject {}

  final class Screen: Listener {}

  @Observable
  final class Listened: TracedObject {
    weak var screen: Screen?
    weak var listener: (any Listener)?
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a computed property is told as it reads`(_ level: TraceLevel) {
    let post = Post()
    let recorder = Recorder(level: level)
    recorder.watch(post, \.shown, as: "shown")

    post.isShort = true

    #expect(recorder.lines == ["shown: 3 items → 1 item"])
  }

  @Test func `an object that is gone is not asked for what it read of another`() {
    let author = Author()
    let recorder = Recorder(level: .fields)
    do {
      let post = Post(by: author)
      recorder.watch(post, \.byline, as: "byline")
      author.name = "Bo"
    }
    author.name = "Cy"

    #expect(recorder.lines == [#"byline: "by Ada" → "by Bo""#])
  }

  @Test func `an object that writes while it goes is not asked`() {
    let recorder = Recorder(level: .fields)
    do {
      let post = Post()
      recorder.watch(post, \.title, as: "title")
      post.title = "here"
    }

    #expect(recorder.lines == [#"title: "" → "here""#])
  }

  @Test func `an inherited property is told, from whichever class it is watched`() {
    let reply = Reply()
    let recorder = Recorder(level: .fields)
    recorder.watch(reply, \.text, as: "text")
    recorder.watch(reply, \.depth, as: "depth")
    recorder.watch(reply as Draft, \.title, as: "title")

    reply.text = "a"
    reply.depth = 1
    reply.title = "b"

    #expect(recorder.lines == [#"text: "" → "a""#, "depth: 0 → 1", #"title: "" → "b""#])
  }

  @Test(arguments: [TraceLevel.fields, .snapshots])
  func `a weak property is read as what it refers to`(_ level: TraceLevel) {
    let (listened, screen) = (Listened(), Screen())
    let recorder = Recorder(level: level)
    recorder.watch(listened, \.screen, as: "screen")
    recorder.watch(listened, \.listener, as: "listener")

    listened.screen = screen
    listened.listener = screen

    #expect(recorder.lines.map { $0.prefix { $0 != ":" } } == ["screen", "listener"])
    #expect(level == .fields || recorder.lines.allSatisfy { $0.contains(": nil → ") })
  }
}
