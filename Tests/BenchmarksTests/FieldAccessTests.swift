import Testing

@testable import Benchmarks
@testable import SourceCode

struct FieldAccessTests {
  @Test func `a field is open by assignment, through a door, or not at all`() throws {
    let pattern = source(
      "MV", "Model",
      """
      final class NAMEModel {
        var query = ""
        var draft = ""
        package private(set) var notice: Notice?
      }
      """)

    let fields = try FieldAccess.all(
      of: pattern,
      fromView: { lines in
        lines.map {
          $0.code.contains("draft") ? [] : $0.code.contains("wrappedValue.query") ? [] : ["no"]
        }
      },
      fromModule: { lines in lines.map { ["no member \($0.code.prefix(3))", "and more"] } })

    #expect(
      fields.map(\.field)
        == ["feed", "profile"].flatMap { screen in
          ["query", "draft", "notice"].map { "\(screen).\($0)" }
        })
    #expect(
      fields.prefix(3).map(\.fromView) == [.open(through: "a binding"), .allowed, .refused("no")])
    #expect(fields.allSatisfy { $0.fromModule == .refused("no member let") })
  }

  @Test func `asks for each screen what its holder is given, a setter for its own field`() throws {
    let pattern = source("MVIContainer", "Model", "class NAMEModel {\n  var notice = 1\n}")
    var asked: [CompilerProbe.Line] = []

    _ = try FieldAccess.all(
      of: pattern,
      fromView: {
        asked = $0
        return $0.map { _ in [] }
      }, fromModule: { $0.map { _ in [] } })

    #expect(
      asked
        == ["Feed", "Profile"].flatMap { screen in
          [
            "let value = model.notice; model.notice = value", "model.change(notice: model.notice)",
            "model.hideAlert()",
          ].map { CompilerProbe.Line($0, given: "model: \(screen)Model, profile: Profile") }
        })
  }

  @Test func `a new pattern is read like MVVM, or says where to describe it`() throws {
    let like = source("MVX", "ViewModel", "class NAMEViewModel {\n  var draft = 1\n}")
    let unlike = source("MVX", "Screen", "class NAMEScreen {\n  var draft = 1\n}")
    func fields(of pattern: PatternSource) throws -> [FieldAccess] {
      try FieldAccess.all(
        of: pattern, fromView: { $0.map { _ in [] } }, fromModule: { $0.map { _ in [] } }
      )
    }

    #expect(try fields(of: like).map(\.field) == ["feed.draft", "profile.draft"])
    let error = #expect(throws: UnknownState.self) { try fields(of: unlike) }
    #expect(
      error?.description == """
        MVX has no fields in a type FeedViewModel; say how it holds its state in \
        Benchmarks/Audit/StateHolder.swift
        """)
  }

  /// Two files, one for each screen, with the screen's name for `NAME`.
  private func source(_ pattern: String, _ suffix: String, _ text: String) -> PatternSource {
    PatternSource(
      name: pattern,
      files: ["Feed", "Profile"].map {
        SourceFile(
          path: "Sources/Patterns/\(pattern)/\($0)/\($0)\(suffix).swift",
          text: text.replacing("NAME", with: $0))
      })
  }
}
