import Foundation
import LabCallStack

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
      try Toolchain.run(
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
