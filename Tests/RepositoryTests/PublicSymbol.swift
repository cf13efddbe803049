import Foundation

/// A symbol that other packages can use, in a module of this build.
struct PublicSymbol: Decodable {
  struct Kind: Decodable { let identifier: String }
  struct Documentation: Decodable {
    let module: String
    let lines: [Line]
  }
  struct Line: Decodable {
    let text: String
    let range: Range?
  }
  struct Range: Decodable { let start: Position }
  struct Location: Decodable {
    let uri: String
    let position: Position
  }
  struct Position: Decodable { let line: Int }

  let kind: Kind
  /// From the outermost type inwards.
  let pathComponents: [String]
  /// Inherited from a protocol where the symbol has none of its own.
  let docComment: Documentation?
  /// `nil` for what the compiler adds.
  let location: Location?

  var isType: Bool {
    ["actor", "class", "enum", "protocol", "struct"].contains { kind.identifier == "swift.\($0)" }
  }

  var file: String? {
    location.flatMap { URL(string: $0.uri)?.path.replacing(Repository.here.root + "/", with: "") }
  }

  /// Numbered from 1.
  var line: Int { (location?.position.line ?? 0) + 1 }

  /// The first line of the documentation, which may begin with the parameters instead.
  var summary: String? {
    docComment?.lines.first.flatMap { $0.text.hasPrefix("- ") ? nil : $0.text }
  }

  /// The lines of the first block in the documentation that is indented, or in a fence for Swift.
  var example: [(code: String, line: Int)] {
    let lines = (docComment?.lines ?? []).map {
      (code: $0.text, line: ($0.range?.start.line ?? 0) + 1)
    }
    if let fence = lines.firstIndex(where: { $0.code == "```swift" }) {
      return Array(lines[(fence + 1)...].prefix { $0.code != "```" })
    }
    // An indented line after another one may belong to a list.
    let start = lines.indices.dropFirst().first {
      lines[$0].code.hasPrefix("    ") && lines[$0 - 1].code.isEmpty
    }
    guard let start else { return [] }
    return Array(lines[start...].prefix { $0.code.isEmpty || $0.code.hasPrefix("    ") })
  }
}

extension PublicSymbol {
  /// Returns the symbols of a module, as the toolchain's extractor lists them.
  static func all(in module: String) throws -> [PublicSymbol] {
    try inTemporaryFolder { folder in
      _ = try Tool.run(
        "swift-symbolgraph-extract",
        ["-module-name", module, "-skip-synthesized-members", "-output-dir", folder.path]
          + Tool.searchPaths)
      // One graph for the module, and one for each module whose types it extends.
      return try FileManager.default.contentsOfDirectory(atPath: folder.path).flatMap { graph in
        try all(inGraph: Data(contentsOf: folder.appending(path: graph)))
      }
    }
  }

  static func all(inGraph json: Data) throws -> [PublicSymbol] {
    struct Graph: Decodable { let symbols: [PublicSymbol] }
    return try JSONDecoder().decode(Graph.self, from: json).symbols
  }
}

/// A library that the manifest declares, with the public symbols of each module.
struct Library {
  let name: String
  let modules: [(name: String, symbols: [PublicSymbol])]

  /// Returns the libraries in the manifest.
  static func all() throws -> [Library] {
    struct Manifest: Decodable { let products: [Product] }
    struct Product: Decodable {
      let name: String
      let targets: [String]
      let type: [String: [String]?]
    }
    // Tests run while the package's own build folder is locked.
    let json = try inTemporaryFolder { folder in
      try Tool.run(
        "swift",
        ["package", "--package-path", Repository.here.root, "--scratch-path", folder.path]
          + ["dump-package"])
    }
    return try JSONDecoder().decode(Manifest.self, from: json).products
      .filter { $0.type["library"] != nil }
      .map { product in
        let modules = product.targets + product.targets.flatMap(modulesExported)
        return Library(
          name: product.name, modules: try modules.map { ($0, try PublicSymbol.all(in: $0)) })
      }
  }

  /// The modules of this package that a module exports again.
  private static func modulesExported(by module: String) -> [String] {
    let files = Repository.here.files(".swift", under: "Sources")
    return files.filter { $0.path.contains("/\(module)/") }
      .flatMap { $0.text.matches(of: /@_exported import (\w+)/).map { String($0.1) } }
      .filter { module in files.contains { $0.path.contains("/\(module)/") } }
  }
}

/// The tools of the toolchain in PATH.
enum Tool {
  /// Where the modules of this build are, those in C too.
  static let searchPaths: [String] = {
    let program = Bundle.main.executableURL ?? URL(filePath: CommandLine.arguments[0])
    let build = program.resolvingSymlinksInPath().deletingLastPathComponent()
    let folders = (try? FileManager.default.contentsOfDirectory(atPath: build.path)) ?? []
    return ["-I", build.appending(path: "Modules").path]
      + folders.map { build.appending(path: "\($0)/module.modulemap").path }
      .filter(FileManager.default.fileExists).flatMap { ["-Xcc", "-fmodule-map-file=\($0)"] }
  }()

  /// Runs a tool and returns what it prints.
  ///
  /// - Throws: ``Failure``, unless it exits with 0; or the reason why it cannot be started.
  static func run(_ tool: String, _ arguments: [String]) throws -> Data {
    let (process, output) = (Process(), Pipe())
    process.executableURL = URL(filePath: "/usr/bin/env")
    process.arguments = [tool] + arguments
    process.standardOutput = output
    process.standardError = output
    try process.run()
    let data = try output.fileHandleForReading.readToEnd() ?? Data()
    process.waitUntilExit()
    guard process.terminationStatus == 0 else {
      throw Failure(tool: tool, output: String(decoding: data, as: UTF8.self))
    }
    return data
  }

  struct Failure: Error {
    let tool: String
    let output: String
  }
}

/// Runs `body` with a new folder, which is removed afterwards.
func inTemporaryFolder<Result>(_ body: (URL) throws -> Result) throws -> Result {
  let folder = FileManager.default.temporaryDirectory.appending(path: "products-\(UUID())")
  try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: folder) }
  return try body(folder)
}
