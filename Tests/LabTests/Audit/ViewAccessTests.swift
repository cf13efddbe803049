import Testing

@testable import LabAudit

struct ViewAccessTests {
  @Test func `a view holds a state and its entries`() throws {
    let pattern = PatternSource(
      name: "MVX",
      files: [
        file(
          "FeedView",
          """
          struct FeedView: View {
            @State private var isOpen = false
            let store: Store<FeedState>
            var body: some View {
              if case .loaded = store.state { Text("") { store.send(.tapped) } }
            }
          }
          """),
        file(
          "Store",
          """
          final class Store<State> {
            private(set) var state: State { get { _state } }
            func send(_ intent: Intent) {}
            func count() -> Int { 0 }
            func reset(
              to state: State
            ) async {}
          }
          struct FeedState {
            var query = ""
            private var secret = ""
          }
          enum Intent {
            case tapped, loaded(Int)
          }
          """),
      ])

    let access = try ViewAccess(of: pattern) { lines in
      lines.map { $0.code.contains(/let value|reset\(to: anything\(\) as/) ? ["get-only"] : [] }
    }

    #expect(access.fields.map(\.name) == ["FeedState.query", "FeedView.isOpen"])
    #expect(access.fields.map(\.error) == ["get-only", nil])
    #expect(access.calls == ["Intent.loaded", "Store.reset"])
  }

  @Test(arguments: [
    ("let title: String", "MVX: no view of it holds a type with fields"),
    ("let model: Model", "MVX: the audit misread 'held: Model': no such type"),
  ])
  func `views whose state cannot be read are an error`(property: String, error: String) {
    let text = "struct FeedView: View {\n  \(property)\n}\nfinal class Model {\n}"
    let pattern = PatternSource(name: "MVX", files: [file("FeedView", text)])

    let thrown = #expect(throws: CompilerProbeError.self) {
      try ViewAccess(of: pattern) { $0.map { _ in ["no such type"] } }
    }

    #expect(thrown?.reason == error)
  }

  private func file(_ name: String, _ text: String) -> SourceFile {
    SourceFile(path: "Sources/Patterns/MVX/Feed/\(name).swift", text: text)
  }
}
