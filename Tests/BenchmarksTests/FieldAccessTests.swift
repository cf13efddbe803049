import Foundation
import Testing

@testable import LabAudit
@testable import LabBenchmarks
@testable import LabSourceCode

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
          $0.code.contains("draft") || $0.code.contains("wrappedValue.query")
            ? [] : ["setter is inaccessible"]
        }
      },
      fromModule: { lines in
        lines.map { ["\($0.code.prefix(3)) is a get-only property", "setter is inaccessible"] }
      })

    #expect(
      fields.map(\.field)
        == ["feed", "profile"].flatMap { screen in
          ["query", "draft", "notice"].map { "\(screen).\($0)" }
        })
    #expect(
      fields.prefix(3).map(\.fromView)
        == [.open(through: "a binding"), .allowed, .refused("setter is inaccessible")])
    #expect(fields.allSatisfy { $0.fromModule == .refused("let is a get-only property") })
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

  @Test(arguments: [
    "value of type 'FeedModel' has no member 'displayLoading'",
    "value of type 'FeedStore' has no dynamic member '_state' using key path from root type 'FeedState'",
    "cannot find 'model' in scope", "cannot find type 'FeedModel' in scope",
    "missing argument for parameter #1 in call", "extraneous argument label 'to:' in call",
    "no exact matches in call to instance method 'change'",
    "cannot assign value of type 'String' to type 'Int'",
    "cannot assign to property: 'store' is a 'let' constant",
  ])
  func `any other error is none`(_ error: String) {
    #expect(!CompilerProbe.Line("", given: "store: FeedStore").isRefused(by: error))
  }

  @Test func `a probe that calls no method of the pattern ends the audit`() throws {
    // MVIContainer's probes call `hideAlert()`, which this model has lost.
    let model = """
      package final class NAMEModel {
        package init() {}
        package private(set) var notice: Int?
      }
      """
    let error = #expect(throws: UnexpectedAnswer.self) {
      try compiled(source("MVIContainer", "Model", model))
    }

    #expect(
      error?.description == """
        MVIContainer: the compiler says nothing about access to feed.notice, but 'value of type \
        'FeedModel' has no member 'hideAlert'' about 'model.hideAlert()'; correct the line in \
        Sources/Lab/Audit/StateHolder.swift
        """)
  }

  @Test func `a view may write what another module may not`() throws {
    let fields = try compiled(
      source(
        "Small", "ViewModel",
        """
        package final class NAMEViewModel {
          package init() {}
          package var query = ""
          package internal(set) var draft = ""
          package private(set) var notice: Int?
        }
        """))

    func isHidden(_ name: String) -> FieldAccess.Access {
      .refused("cannot assign to property: '\(name)' setter is inaccessible")
    }
    #expect(
      fields.prefix(3) == [
        FieldAccess(field: "feed.query", fromView: .allowed, fromModule: .allowed),
        FieldAccess(field: "feed.draft", fromView: .allowed, fromModule: isHidden("draft")),
        FieldAccess(
          field: "feed.notice", fromView: isHidden("notice"), fromModule: isHidden("notice")),
      ])
    #expect(fields.count == 6)
  }

  /// Compiles a pattern into a module of its own, and asks the compiler about its fields.
  private func compiled(_ pattern: PatternSource) throws -> [FieldAccess] {
    let root = FileManager.default.temporaryDirectory.appending(path: "fields_\(UUID())/fixture")
    defer { try? FileManager.default.removeItem(at: root.deletingLastPathComponent()) }
    for file in pattern.files {
      let url = root.appending(path: file.path)
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try file.text.write(to: url, atomically: true, encoding: .utf8)
    }
    let process = Process()
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments =
      ["swiftc", "-emit-module", "-swift-version", "6", "-default-isolation", "MainActor"]
      + ["-package-name", "fixture", "-module-name", pattern.name]
      + ["-o", root.appending(path: "\(pattern.name).swiftmodule").path]
      + pattern.files.map { root.appending(path: $0.path).path }
    try process.run()
    process.waitUntilExit()
    #expect(process.terminationStatus == 0)
    return try FieldAccess.all(of: pattern, in: root.path, modules: root.path)
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
            "let value = model.notice; model.notice = value", "model.hideAlert()",
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
