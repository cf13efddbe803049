import Foundation
import Testing

@testable import LabAudit
@testable import LabBenchmarks

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

    let fields = try FieldAccess.all(of: pattern) { lines in
      lines.map {
        $0.code.contains("draft") || $0.code.contains("wrappedValue.query")
          ? [] : ["setter is inaccessible", "\($0.code.prefix(3)) is a get-only property"]
      }
    }

    #expect(
      fields.map(\.field)
        == ["feed", "profile"].flatMap { screen in
          ["query", "draft", "notice"].map { "\(screen).\($0)" }
        })
    #expect(
      fields.prefix(3).map(\.fromView)
        == [.open(through: "a binding"), .allowed, .refused("setter is inaccessible")])
  }

  @Test(arguments: [
    "cannot assign to property: 'posts' setter is inaccessible",
    "cannot assign through subscript: 'posts' setter is inaccessible",
    "cannot use mutating member on immutable value: 'posts' setter is inaccessible",
    "left side of mutating operator isn't mutable: 'count' setter is inaccessible",
    "'rename' is inaccessible due to 'private' protection level",
    "cannot assign to property: 'state' is a get-only property",
    "cannot pass immutable value as inout argument: 'state' is a get-only property",
    "cannot assign to property: 'posts' is a 'let' constant",
    "cannot assign through dynamic lookup property: 'store' is a 'let' constant",
    "cannot assign through subscript: subscript is get-only",
    "cannot assign through subscript: function call returns immutable value",
    "cannot assign through subscript: key path is read-only",
    "cannot assign to property: '$draft' is immutable",
  ])
  func `an error about access is a refusal`(_ error: String) {
    #expect(CompilerProbe.Line("", given: "store: FeedStore").isRefused(by: error))
  }

  @Test func `a new pattern is read like MVVM, or says where to describe it`() throws {
    let like = source("MVX", "ViewModel", "class NAMEViewModel {\n  var draft = 1\n}")
    let unlike = source("MVX", "Screen", "class NAMEScreen {\n  var draft = 1\n}")
    func fields(of pattern: PatternSource) throws -> [FieldAccess] {
      try FieldAccess.all(of: pattern) { $0.map { _ in [] } }
    }

    #expect(try fields(of: like).map(\.field) == ["feed.draft", "profile.draft"])
    let error = #expect(throws: UnknownState.self) { try fields(of: unlike) }
    #expect(
      error?.description == """
        MVX has no fields in a type FeedViewModel; say how it holds its state in \
        Sources/Lab/Audit/StateHolder.swift
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
