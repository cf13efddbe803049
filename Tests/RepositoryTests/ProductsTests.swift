import Foundation
import LabCallStack
import Testing

/// Finds the public symbols of a module that have no summary.
private func undocumented(_ symbols: [PublicSymbol], in module: String) -> [String] {
  symbols.filter { $0.summary == nil }.map { symbol in
    let name = symbol.pathComponents.joined(separator: ".")
    return finding(symbol.file ?? module, line: symbol.line, "\(name) has no summary")
  }
}

/// Compares the section of a library, which names its modules and all of its types, with the build.
private func mistakes(in page: TextFile, of library: String, with names: [String]) -> [String] {
  guard let heading = page.lines.first(where: { $0.text == "## \(library)" }) else {
    return [finding(page.path, "has no section \(library)")]
  }
  let section = page.lines[heading.number...].prefix { !$0.text.hasPrefix("## ") }
  let listed = section.flatMap { number, text in
    text.matches(of: /`([A-Z]\w*)`/).map { (name: String($0.1), line: number) }
  }
  let unlisted = Set(names).subtracting(listed.map(\.name)).sorted()
  return unlisted.map { finding(page.path, line: heading.number, "does not list \($0)") }
    + listed.filter { !names.contains($0.name) }
    .map { finding(page.path, line: $0.line, "\(library) has no public \($0.name)") }
}

/// Finds the lines in examples that a package with all libraries cannot compile.
private func wrongExamples(in libraries: [Library]) throws -> [String] {
  let imports = (libraries.flatMap(\.modules).map(\.name) + ["Observation"])
    .map { "import \($0)" }.joined(separator: "\n")
  let examples = libraries.flatMap(\.modules).flatMap { module in
    module.symbols.filter { $0.docComment?.module == module.name && !$0.example.isEmpty }
  }
  return try inTemporaryFolder { folder in
    let files = try ([given] + examples.map(text)).enumerated().map { index, text in
      let file = folder.appending(path: "Example\(index).swift")
      try "\(imports)\n\(text)".write(to: file, atomically: true, encoding: .utf8)
      return file.path
    }
    do {
      _ = try Toolchain.run(
        "swiftc",
        ["-typecheck", "-swift-version", "6", "-default-isolation", "MainActor"]
          + ["-diagnostic-style", "llvm", "-suppress-warnings"] + Toolchain.searchPaths + files)
      return []
    } catch let failure as Toolchain.Failure {
      let errors = failure.output.split(separator: "\n").filter { $0.contains(" error: ") }
      if errors.isEmpty { throw failure }
      return errors.map(String.init)
    }
  }
}

/// Returns a function with the example as its body, unless it extends a type, at the lines of the
/// documentation.
private func text(of symbol: PublicSymbol) -> String {
  let code = symbol.example.map(\.code).joined(separator: "\n")
  let place = "#sourceLocation(file: \"\(symbol.file ?? "")\", line: \(symbol.example[0].line))"
  return code.contains("extension ")
    ? "\(place)\n\(code)" : "private func example() async throws {\n\(place)\n\(code)\n}"
}

/// What the examples take as given.
private let given = """
  @Observable final class Model: TracedObject { var posts: [Post] = [] }
  struct FeedView: View { var model = Model(); var body: some View { Text("") } }
  struct ProfileView: View { let id: Profile.ID; var body: some View { Text("") } }
  nonisolated func Pattern() -> any TraceablePattern { Patterns.all[0] }
  func reduce(_ state: Int, _ action: Int) -> Int { state + action }
  var (state, action) = (0, 0)
  let model = Model()
  var draft = Draft((posts: [Post](), isLoading: false))
  var posts: [Post] = []
  let inPlace = Contender("in place") { _, _ in }
  let copying = Contender("copying") { _, _ in }
  func rounds(of size: Int) async throws -> Rounds { fatalError() }
  """

struct ProductsTests {
  private static let libraries = Result { try Library.all() }

  @Test func `every public symbol has a summary`() throws {
    let modules = try Self.libraries.get().flatMap(\.modules)

    let findings = modules.flatMap { undocumented($0.symbols, in: $0.name) }

    #expect(!modules.isEmpty)
    #expect(findings == [])
  }

  @Test func `the page lists the modules and types of every library`() throws {
    let page =
      Repository.here.file("docs/products.md") ?? TextFile(path: "docs/products.md", text: "")

    let mistakes = try Self.libraries.get().flatMap { library in
      let types = library.modules.flatMap(\.symbols)
        .filter { $0.isType && $0.pathComponents.count == 1 }.map { $0.pathComponents[0] }
      return RepositoryTests.mistakes(
        in: page, of: library.name, with: library.modules.map(\.name) + types)
    }

    #expect(mistakes == [])
  }

  @Test func `every example in the documentation compiles`() throws {
    let errors = try wrongExamples(in: Self.libraries.get())

    #expect(errors == [])
  }

  @Test func `finds a symbol without a summary, and no other`() throws {
    let graph = """
      {"symbols": [
        {"kind": {"identifier": "swift.struct"}, "pathComponents": ["Post"],
         "docComment": {"module": "A", "lines": [{"text": "A row."}]}},
        {"kind": {"identifier": "swift.init"}, "pathComponents": ["Post", "init(id:)"],
         "docComment": {"module": "A", "lines": [{"text": "- Parameter id: A number."}]},
         "location": {"uri": "file:///A/Post.swift", "position": {"line": 4, "character": 2}}},
        {"kind": {"identifier": "swift.property"}, "pathComponents": ["Post", "id"]}
      ]}
      """

    let symbols = try PublicSymbol.all(inGraph: Data(graph.utf8))

    #expect(
      undocumented(symbols, in: "A") == [
        "/A/Post.swift:5: Post.init(id:) has no summary", "A:1: Post.id has no summary",
      ])
  }

  @Test(arguments: [
    ("# Page\n## A\n`Post`, `A` and `swift`\n## B\n`Other`", []),
    ("## A\n`A`\n## B\n`Post`", ["page.md:1: does not list Post"]),
    ("## A\n`A`\n`Post`, `Row`", ["page.md:3: A has no public Row"]),
    ("## B\n`A` and `Post`", ["page.md:1: has no section A"]),
  ])
  func `finds what a page lists wrongly, and nothing else`(_ text: String, _ findings: [String]) {
    let page = TextFile(path: "page.md", text: text)

    #expect(mistakes(in: page, of: "A", with: ["A", "Post"]) == findings)
  }
}
