/// The manifest of a person's own package, which imports the lab's products.
package enum PackageManifest {
  /// Returns a manifest.
  ///
  /// - Parameters:
  ///   - lab: The folder of the lab's package; `nil` for a package that imports nothing.
  ///   - others: The folders of other packages.
  ///   - targets: Indented by four spaces, without the brackets.
  ///   - declarations: What the targets are made with.
  package static func text(
    name: String, platforms: String, lab: String?, others: [String] = [], targets: String,
    declarations: String = ""
  ) -> String {
    let own = lab.map { #".package(name: "PatternLab", path: \#($0.debugDescription))"# }
    let packages =
      [own].compactMap(\.self) + others.map { ".package(path: \($0.debugDescription))" }
    let dependencies =
      packages.count > 1
      ? packages.map { "\n    \($0)," }.joined() + "\n  " : packages.joined()
    return """
      // swift-tools-version: 6.2

      import PackageDescription

      let package = Package(
        name: "\(name)",
        platforms: [\(platforms)],
        dependencies: [\(dependencies)],
        targets: [
      \(targets)
        ],
        swiftLanguageModes: [.v6]
      )

      """ + (declarations.isEmpty ? "" : "\n\(declarations)\n")
  }
}
