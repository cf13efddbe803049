import Benchmarks
import SourceCode
import Testing
import Trace

/// Which places count as the one that wrote.
struct SiteWriterTests {
  private let pattern = PatternSource(
    name: "MVI",
    files: ["Store", "Tracing", "Feed/FeedView"].map {
      SourceFile(path: "Sources/Patterns/MVI/\($0).swift", text: "")
    })

  @Test(arguments: [
    "/checkout/Sources/Patterns/MVI/Store.swift", "Sources/Patterns/MVI/Store.swift",
  ])
  func `a line of the pattern is a writer, wherever the checkout is`(_ file: String) {
    #expect(isWriter("Store.send(_:)", in: file))
  }

  @Test func `a function of Observation is none, in whatever file it is told to be`() {
    #expect(
      !isWriter(
        "ObservationRegistrar.willSet<A, B>(_:keyPath:)", in: "Sources/Patterns/MVI/Store.swift"))
  }

  @Test func `what names a cause is none`() {
    #expect(
      !isWriter(
        "closure #1 in TracedFeedActions.changeDraft(_:)", in: "Sources/Patterns/MVI/Tracing.swift")
    )
  }

  @Test(arguments: ["Sources/Patterns/MVIReactor/Store.swift", "Sources/Lab/Sessions/Store.swift"])
  func `a line of somebody else is none`(_ file: String) {
    #expect(!isWriter("Store.send(_:)", in: file))
  }

  @Test func `a binding is none: it tells no line of the pattern`() {
    #expect(!isWriter("key path setter for FeedModel.draft : FeedModel", in: ""))
    #expect(
      !isWriter(
        "closure #2 in Binding<A>.edits.getter", in: "Sources/App/Components/Binding+Edits.swift"))
  }

  private func isWriter(_ function: String, in file: String) -> Bool {
    Site(function: function, file: file, line: 29).isWriter(of: pattern)
  }
}
