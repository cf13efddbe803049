import Foundation
import LabAudit
import LabCommandLine
import LabOutput

/// The package that `lab new comparison` writes: one update in the lab's stores and in libraries of the
/// user's choice, each with a file to write it in.
///
/// The sources are in `Sources/Templates/Comparison`. The lab knows no library: the user says where each is.
struct ComparisonTemplate: PackageTemplate {
  let name: String
  let libraries: [ComparedLibrary]
  let checkout: Checkout

  let platforms = ".macOS(.v15)"
  let declarations = ""

  /// Each folder once: two modules may be of one package.
  var dependencies: [String] {
    libraries.map(\.folder).reduce(into: []) { if !$0.contains($1) { $0.append($1) } }
  }

  var code: [AtomicFolder.File] {
    let rows = libraries.map { ", \($0.variable)" }.joined()
    return checkout.files(in: "Sources/Templates/Comparison").flatMap { file in
      file.name == "Library"
        ? libraries.map { ("Sources/\(name)/\($0.module).swift", $0.renamed(file.text)) }
        : [("Sources/\(name)/\(file.name).swift", file.text.replacing(", library", with: rows))]
    }
  }

  var targets: String {
    let products = libraries.map {
      "\n        .product(name: \"\($0.module)\", package: \"\($0.package)\"),"
    }
    return """
          .executableTarget(
            name: "\(name)",
            dependencies: [
              .product(name: "LabMeasure", package: "PatternLab"),\(products.joined())
            ],
            swiftSettings: [.defaultIsolation(MainActor.self)])
      """
  }

  var readme: String {
    """
    # \(name)

    Compares what a like costs, what it copies and what held the old value, in stores of the lab\
    \(libraries.isEmpty ? "" : " and in libraries"):

        swift run -c release \(name) --quick

    \(adapters)The lab's `docs/your-own-state.md` explains the verdicts.

    """
  }

  private var adapters: String {
    libraries.isEmpty
      ? ""
      : """
      Write the store, the reducer and the subscriber of each library first:

      \(libraries.map { "- `Sources/\(name)/\($0.module).swift`" }.joined(separator: "\n"))

      Note here which version of each you measured, when, and with which compiler.

      """ + "\n"
  }
}

/// A library beside which the lab's stores are measured.
struct ComparedLibrary {
  /// Its product and module.
  let module: String
  /// The folder of its package.
  let folder: String

  /// - Parameter text: `MODULE=FOLDER`, with commas between several.
  static func all(in text: String) throws(UsageError) -> [ComparedLibrary] {
    var libraries: [ComparedLibrary] = []
    for word in text.split(separator: ",") {
      let parts = word.split(separator: "=", maxSplits: 1).map(String.init)
      guard parts.count == 2 else {
        throw UsageError("'--with' takes the folder of each module, as in: \(word)=../\(word)")
      }
      if let reason = PackageName.refusal(of: parts[0]) {
        throw UsageError("'\(parts[0])' \(reason)")
      }
      let folder = URL(filePath: parts[1]).standardizedFileURL.path
      guard FileManager.default.fileExists(atPath: folder + "/Package.swift") else {
        throw UsageError("'\(parts[1])' is not the folder of a package: it has no Package.swift")
      }
      libraries.append(ComparedLibrary(module: parts[0], folder: folder))
    }
    return libraries
  }

  /// How the package manager identifies it.
  var package: String { folder.split(separator: "/").last.map(String.init) ?? "" }

  /// The constant with its measurement.
  var variable: String { "feedIn\(module)" }

  func renamed(_ text: String) -> String {
    text.replacing(/[Ll]ibrary/) { $0.0 == "Library" ? module[...] : variable[...] }
  }
}
