import Foundation
import LabCommandLine
import LabHarness
import LabOutput
import LabSourceCode

/// The package that `lab new feature` writes: one screen in a pattern, and its test.
///
/// In a template the feature is called `Template`; here it has its own name, and a copy of the pattern's machinery.
/// No build of the lab compiles the templates: `.ci/run` writes a package of each, and tests it.
struct FeatureTemplate: PackageTemplate {
  let name: String
  private let pattern: String
  private let screen: [SourceFile]
  /// The files that carry the pattern, such as a store.
  private let machinery: [SourceFile]
  let lab: String

  /// - Throws: for a pattern without an example.
  init(name: String, pattern: String, of checkout: Checkout, lab: String) throws(UsageError) {
    let source = checkout.pattern(pattern)
    self.name = name
    self.pattern = pattern
    self.lab = lab
    screen = checkout.files(in: "Sources/Examples/Features/\(pattern)")
    machinery = source.machinery.filter(source.files.contains)
    if screen.isEmpty {
      throw UsageError(
        "there is no example of \(pattern) in Sources/Examples/Features to start from")
    }
  }

  var code: [AtomicFolder.File] {
    screen.map { file in
      let folder = file.name.hasSuffix("Tests") ? "Tests/\(name)Tests" : "Sources/\(name)"
      return ("\(folder)/\(renamed(file.name)).swift", renamed(file.text))
    }
      + machinery.map {
        ("Sources/\(name)/\(pattern)/\($0.name).swift", $0.text.replacing("package ", with: ""))
      }
  }

  /// A type of the feature that would hide one that it uses; `nil` if there is none.
  var takenType: String? {
    let words = Set((screen + machinery).flatMap { $0.text.matches(of: /\w+/).map(\.0) })
    return words.filter { $0.hasPrefix("Template") }.map { renamed(String($0)) }.sorted()
      .first { words.contains($0[...]) }
  }

  private func renamed(_ text: String) -> String {
    text.replacing("Template", with: name)
  }

  var targets: String {
    """
        .target(
          name: "\(name)", dependencies: [lab("LabContract"), lab("StageUI")],
          swiftSettings: onMainActor),
        .testTarget(
          name: "\(name)Tests", dependencies: ["\(name)", lab("LabContract"), lab("StageUI")],
          swiftSettings: onMainActor),
    """
  }

  var readme: String {
    """
    # \(name)

    A screen that loads a profile, edits its bio and saves it, written as \(pattern): rename the
    fields and the requests to those of your feature.

        swift test

    \(machineryNote)Everything is internal, so `Sources/\(name)` can move into the target of an app.
    Replace `import StageUI` by `import SwiftUI` there, and Pattern Lab's `Contract` by your own
    use cases.

    """
  }

  private var machineryNote: String {
    machinery.isEmpty
      ? ""
      : """
      `Sources/\(name)/\(pattern)` is the pattern itself, copied from Pattern Lab. Write it once for all
      your features.


      """
  }
}
