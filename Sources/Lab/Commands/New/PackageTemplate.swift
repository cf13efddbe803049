import LabAudit
import LabOutput

/// A package that `lab new` writes.
protocol PackageTemplate {
  var name: String { get }
  /// The lab's package, which the new one depends on.
  var checkout: Checkout { get }
  var platforms: String { get }
  /// The folders of other packages that it depends on.
  var dependencies: [String] { get }
  /// The elements of the manifest's list, indented by four spaces.
  var targets: String { get }
  /// The end of the manifest.
  var declarations: String { get }
  var readme: String { get }
  /// The files of the targets.
  var code: [AtomicFolder.File] { get }
}

extension PackageTemplate {
  var files: [AtomicFolder.File] {
    [(".gitignore", ".build/\n"), ("Package.swift", manifest), ("README.md", readme)] + code
  }

  private var manifest: String {
    PackageManifest.text(
      name: name, platforms: platforms, lab: checkout.root, others: dependencies, targets: targets,
      declarations: declarations)
  }

  var dependencies: [String] { [] }

  var platforms: String { ".macOS(.v15), .iOS(.v18)" }

  /// The lab's products, and the settings of a module that faces the screen.
  var declarations: String {
    """
    func lab(_ product: String) -> Target.Dependency { .product(name: product, package: "PatternLab") }

    var onMainActor: [SwiftSetting] {
      [
        .defaultIsolation(MainActor.self),
        .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
        .enableUpcomingFeature("ExistentialAny"),
        .enableUpcomingFeature("MemberImportVisibility"),
      ]
    }
    """
  }
}
