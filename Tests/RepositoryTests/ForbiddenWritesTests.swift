import SourceCode
import Testing

/// Who may write to the rows of the feed, in the words of the compiler.
struct ForbiddenWritesTests {
  /// A write as another file of the pattern could hold it, and what the compiler says to it.
  struct Write: Sendable, CustomTestStringConvertible {
    let pattern: String
    let parameters: String
    let code: String
    let error: String?

    var testDescription: String { "\(pattern), \(code)" }
  }

  static let writes = [
    Write(
      pattern: "MV", parameters: "model: inout FeedModel", code: "model.posts = []", error: nil),
    Write(
      pattern: "MV", parameters: "view: FeedView", code: "view.model.posts = []",
      error: "'model' is inaccessible due to 'private' protection level"),
    Write(
      pattern: "MVVM", parameters: "viewModel: FeedViewModel", code: "viewModel.posts = []",
      error: nil),
    Write(
      pattern: "MVVMActions", parameters: "viewModel: FeedViewModel", code: "viewModel.posts = []",
      error: "cannot assign to property: 'posts' setter is inaccessible"),
    Write(
      pattern: "MVVMActions", parameters: "actions: any FeedActions", code: "actions.query = \"\"",
      error: "cannot assign to property: 'query' is a get-only property"),
    Write(
      pattern: "InputOutput", parameters: "viewModel: FeedViewModel",
      code: "viewModel.postsRelay.value = []",
      error: "cannot assign to property: 'value' is a get-only property"),
    Write(
      pattern: "InputOutput", parameters: "viewModel: FeedViewModel",
      code: "viewModel.postsRelay._value = []",
      error: "'_value' is inaccessible due to 'private' protection level"),
    Write(
      pattern: "InputOutput", parameters: "output: any FeedOutput",
      code: "output.postsRelay.send([])",
      error: "value of type 'any FeedOutput' has no member 'postsRelay'"),
    Write(
      pattern: "MVI", parameters: "store: FeedStore", code: "store.state.posts = []",
      error: "cannot assign to property: 'state' is a get-only property"),
    Write(
      pattern: "MVI", parameters: "store: FeedStore", code: "store._state.posts = []",
      error: "'_state' is inaccessible due to 'private' protection level"),
    Write(
      pattern: "MVIContainer", parameters: "model: FeedModel", code: "model.posts = []",
      error: "cannot assign to property: 'posts' setter is inaccessible"),
    Write(
      pattern: "MVIContainer", parameters: "state: any FeedModelState",
      code: "state.display(posts: [])",
      error: "value of type 'any FeedModelState' has no member 'display'"),
    Write(
      pattern: "MVIContainer", parameters: "actions: any FeedModelActions",
      code: "actions.display(posts: [])", error: nil),
    Write(
      pattern: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.currentState.posts = []",
      error: "cannot assign to property: 'currentState' is a get-only property"),
    Write(
      pattern: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.pipeline.state.posts = []",
      error: "cannot assign to property: 'state' is a get-only property"),
    Write(
      pattern: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.pipeline._state.posts = []",
      error: "'_state' is inaccessible due to 'private' protection level"),
    Write(
      pattern: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "Stub(reactor).state.posts = []", error: nil),
  ]

  @Test(arguments: writes)
  func `a write that a pattern forbids is refused, and one that it allows is not`(
    _ write: Write
  ) throws {
    let line = CompilerProbe.Line(write.code, given: write.parameters)
    let errors = try CompilerProbe.here.errors(in: [line], asFileOf: write.pattern)

    #expect(errors == [[write.error].compactMap(\.self)])
  }

  @Test func `every pattern is probed`() {
    let patterns = Set(
      Repository.here.swiftFiles(under: "Sources/Patterns")
        .filter { $0.path.hasSuffix("/Pattern.swift") }
        .map { String($0.path.split(separator: "/")[2]) })

    #expect(Set(Self.writes.map(\.pattern)) == patterns)
  }
}
