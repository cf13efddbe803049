import SourceCode
import Testing

struct PatternTracingTests {
  @Test func `lines of tracing are those of its file and those that name a cause elsewhere`() {
    let pattern = PatternSource(
      name: "MVI",
      files: [
        file("Tracing", "import Trace\n\n// Watches.\nextension Pattern {}\n"),
        file("Store", "import Trace\nfunc send() {\n  Cause.action(intent) { reduce() }\n}\n"),
      ])

    #expect(pattern.tracingLines == 4)
    #expect(pattern.linesPerAction == 0)
  }

  @Test func `a decorator takes the lines of its methods`() {
    let decorator = """
      class Traced {
        func a() { Cause.action("a") { base.a() } }
        func b(_ text: String) {
          Cause.action("b", text) { base.b(text) }
        }
        func c() {}
      }

      """
    let pattern = PatternSource(name: "MVI", files: [file("Tracing", decorator)])

    #expect(pattern.linesPerAction == 2)
  }

  @Test func `one choke point names whatever passes, and takes no more lines for one more`() {
    let operators = """
      extension Stream {
        func asCauses() -> Stream {
          Stream { receive in
            subscribe { element in Cause.action(element) { receive(element) } }
          }
        }
      }

      """
    let pattern = PatternSource(
      name: "MVI",
      files: [file("Tracing", operators), file("Flow", "let states = values.asCauses()\n")])

    #expect(pattern.tracingLines == 8)
    #expect(pattern.linesPerAction == 0)
  }

  @Test func `where nothing is named, no number of lines would do`() {
    let pattern = PatternSource(name: "MVI", files: [file("Tracing", "recorder.watch(model)\n")])

    #expect(pattern.linesPerAction == nil)
  }

  @Test func `stored fields that others may see are found, and no others`() {
    let pattern = PatternSource(
      name: "MVI",
      files: [
        file(
          "FeedViewModel",
          """
          @Observable
          package final class FeedViewModel {
            package var posts: [Post] = []
            package private(set) var query = "" {
              didSet { search() }
            }
            let phaseRelay = Relay(1)
            let id: Int
            package var shown: [Post] {
              var local = posts
            }
            private var page = 1
            @ObservationIgnored var likes = 1
          }
          var outside = 1

          """)
      ])

    #expect(
      pattern.storedFields(of: "FeedViewModel", in: "FeedViewModel") == [
        "posts", "query", "phaseRelay",
      ])
  }

  private func file(_ name: String, of pattern: String = "MVI", _ text: String) -> SourceFile {
    SourceFile(path: "Sources/Patterns/\(pattern)/\(name).swift", text: text)
  }
}
