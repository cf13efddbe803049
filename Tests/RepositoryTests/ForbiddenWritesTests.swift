import SourceCode
import Testing

/// Who may write to the rows of the feed, in the words of the compiler.
struct ForbiddenWritesTests {
  /// A write as another file of the form could hold it, and what the compiler says to it.
  struct Write: Sendable, CustomTestStringConvertible {
    let form: String
    let parameters: String
    let code: String
    let error: String?

    var testDescription: String { "\(form), \(code)" }
  }

  static let writes = [
    Write(form: "MV", parameters: "model: inout FeedModel", code: "model.posts = []", error: nil),
    Write(
      form: "MV", parameters: "view: FeedView", code: "view.model.posts = []",
      error: "'model' is inaccessible due to 'private' protection level"),
    Write(
      form: "MVVM", parameters: "viewModel: FeedViewModel", code: "viewModel.posts = []",
      error: nil),
    Write(
      form: "MVVMActions", parameters: "viewModel: FeedViewModel", code: "viewModel.posts = []",
      error: "cannot assign to property: 'posts' setter is inaccessible"),
    Write(
      form: "MVVMActions", parameters: "actions: any FeedActions", code: "actions.query = \"\"",
      error: "cannot assign to property: 'query' is a get-only property"),
    Write(
      form: "InputOutput", parameters: "viewModel: FeedViewModel",
      code: "viewModel.postsRelay.value = []",
      error: "cannot assign to property: 'value' is a get-only property"),
    Write(
      form: "InputOutput", parameters: "viewModel: FeedViewModel",
      code: "viewModel.postsRelay._value = []",
      error: "'_value' is inaccessible due to 'private' protection level"),
    Write(
      form: "InputOutput", parameters: "output: any FeedOutput",
      code: "output.postsRelay.send([])",
      error: "value of type 'any FeedOutput' has no member 'postsRelay'"),
    Write(
      form: "MVI", parameters: "store: FeedStore", code: "store.state.posts = []",
      error: "cannot assign to property: 'state' is a get-only property"),
    Write(
      form: "MVI", parameters: "store: FeedStore", code: "store._state.posts = []",
      error: "'_state' is inaccessible due to 'private' protection level"),
    Write(
      form: "MVIContainer", parameters: "model: FeedModel", code: "model.posts = []",
      error: "cannot assign to property: 'posts' setter is inaccessible"),
    Write(
      form: "MVIContainer", parameters: "state: any FeedModelState",
      code: "state.display(posts: [])",
      error: "value of type 'any FeedModelState' has no member 'display'"),
    Write(
      form: "MVIContainer", parameters: "actions: any FeedModelActions",
      code: "actions.display(posts: [])", error: nil),
    Write(
      form: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.currentState.posts = []",
      error: "cannot assign to property: 'currentState' is a get-only property"),
    Write(
      form: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.flow.state.posts = []",
      error: "cannot assign to property: 'state' is a get-only property"),
    Write(
      form: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "reactor.flow._state.posts = []",
      error: "'_state' is inaccessible due to 'private' protection level"),
    Write(
      form: "MVIReactor", parameters: "reactor: FeedReactor",
      code: "Stub(reactor).state.posts = []", error: nil),
  ]

  @Test(arguments: writes)
  func `a write that a form forbids is refused, and one that it allows is not`(
    _ write: Write
  ) throws {
    let line = CompilerProbe.Line(write.code, given: write.parameters)
    let errors = try CompilerProbe.here.errors(in: [line], asFileOf: write.form)

    #expect(errors == [[write.error].compactMap(\.self)])
  }

  @Test func `every form is probed`() {
    let forms = Set(
      Repository.here.swiftFiles(under: "Sources/Patterns")
        .filter { $0.path.hasSuffix("/Pattern.swift") }
        .map { String($0.path.split(separator: "/")[2]) })

    #expect(Set(Self.writes.map(\.form)) == forms)
  }
}
