import Foundation
import LabAudit
import LabCommandLine
import LabMeasure
import LabOutput

/// The package that `lab new feature` writes: one screen in a pattern, a form, or a child of screens, and its test.
///
/// In a template the feature is called `Template`; here it has its own name, and a copy of the pattern's machinery.
/// No build of the lab compiles the templates: `.ci/packages` writes a package of all, and tests it.
struct FeatureTemplate: PackageTemplate {
  let name: String
  private let pattern: String
  private let template: [AtomicFolder.File]
  private let hasMachinery: Bool
  /// What the package is for, and how a parent holds a child.
  private let note: String, holding: String
  let checkout: Checkout

  /// What is written; the raw value is the folder of its examples.
  enum Kind: String {
    case screen = "Features"
    case form = "Forms"
    case child = "Children"
  }

  /// - Throws: for a pattern without an example.
  init(name: String, pattern: String, kind: Kind, of checkout: Checkout) throws(UsageError) {
    let source = checkout.pattern(pattern)
    let machinery = source.machinery.filter(source.files.contains)
    let folder = "Sources/Templates/\(kind.rawValue)"
    let example = checkout.files(in: "\(folder)/\(pattern)")
    if example.isEmpty {
      throw UsageError("there is no example of \(pattern) in \(folder) to start from")
    }
    // All patterns share the test of what is on screen, and the rules of a form.
    let shared = checkout.files(in: folder).filter { $0.path == "\(folder)/\($0.name).swift" }
    self.name = name
    self.pattern = pattern
    self.checkout = checkout
    hasMachinery = !machinery.isEmpty
    let texts = ["", "\(pattern)/"].map { checkout.text(of: "\(folder)/\($0)README.md") ?? "" }
    note = texts[0].replacing("PATTERN", with: pattern)
    holding = texts[1].isEmpty ? "" : texts[1] + "\n"
    let sources = kind == .child ? "Sources/Template/Feed" : "Sources/Template"
    template =
      (kind == .child ? source.child.asTemplate : [])
      + (example + shared).map { file in
        let folder = file.name.hasSuffix("Tests") ? "Tests/TemplateTests" : sources
        return ("\(folder)/\(file.name).swift", file.text)
      }
      + machinery.map {
        ("Sources/Template/\(pattern)/\($0.name).swift", $0.text.replacing("package ", with: ""))
      }
  }

  var code: [AtomicFolder.File] {
    template.map { (renamed($0.path), renamed($0.text)) }
  }

  /// A name that the feature would declare, and that is in use; `nil` for none.
  var takenName: String? {
    // Members and comments can hide nothing.
    let words = Set(template.flatMap { $0.text.matches(of: /(?m)^ *\/\/.*|\.?\w+/).map(\.0) })
    return words.filter { $0.hasPrefix("Template") || $0.hasPrefix("template") }
      .map { renamed(String($0)) }.sorted()
      .first { words.contains($0[...]) }
  }

  /// The feature's name has a capital letter in types, and none in variables.
  private func renamed(_ text: String) -> String {
    let word = name.kebabCase.prefix { $0 != "-" }
    let variable = word + name.dropFirst(word.count)
    return text.replacing(/[Tt]emplate/) { $0.0 == "Template" ? name[...] : variable[...] }
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

    \(renamed(note))
        swift test

    \(renamed(holding))\(machineryNote)Everything is internal, so \
    `Sources/\(name)` can move into the target of an app.
    Replace `import StageUI` by `import SwiftUI` there, and Pattern Lab's `Contract` by your own
    use cases.

    """
  }

  private var machineryNote: String {
    hasMachinery
      ? """
      `Sources/\(name)/\(pattern)` is the pattern itself, copied from Pattern Lab. Write it once for all
      your features.


      """ : ""
  }
}

extension [SourceFile] {
  /// The files of a pattern's likes, with `Template` instead of `Like` in the names that they declare.
  ///
  /// Names of the domain, such as `LikeChange`, are the sample's and stay, as do comments.
  fileprivate var asTemplate: [AtomicFolder.File] {
    let declarations = flatMap {
      $0.text.matches(of: /\b(?:class|struct|enum|protocol|typealias) (Likes?[A-Z]\w*)/).map(\.1)
    }
    let types = Set(declarations)
    func renamed(_ text: String) -> String {
      text.replacing(/(?m)^ *\/\/.*|\w+/) { match in
        if types.contains(match.0) { return match.0.replacing(/^Likes?/, with: "Template") }
        return match.0 == "likes" ? "template" : match.0
      }
    }
    return map { file in
      let text = file.text.replacing("package ", with: "").replacing("\"like-", with: "\"template-")
      return ("Sources/Template/\(renamed(file.name)).swift", renamed(text))
    }
  }
}
