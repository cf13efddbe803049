// swift-tools-version: 6.2

import PackageDescription

let patterns = ["Composable", "Redux"]

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "PublishedShapes",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "PatternLab", path: "../../..")],
  targets: [
    target("Screens", in: "Sources"),
    target("Glue", in: "Sources", ["LabPatterns", "LabTrace"], patterns + ["Screens"]),
    .testTarget(
      name: "PublishedShapesTests",
      dependencies: ["LabContract", "LabSpecification"].map(lab)
        + ["Composable", "Glue", "Screens"].map { .target(name: $0) },
      swiftSettings: settings),
    .executableTarget(name: "lab", dependencies: [.target(name: "Glue"), lab("LabCommands")]),
  ] + patterns.map { target($0, in: "Sources/Patterns", [], ["Screens"]) },
  swiftLanguageModes: [.v6]
)

@MainActor func target(
  _ name: String, in folder: String, _ products: [String] = [], _ own: [String] = []
) -> Target {
  .target(
    name: name,
    dependencies: (["LabContract", "StageUI"] + products).map(lab) + own.map { .target(name: $0) },
    path: "\(folder)/\(name)", swiftSettings: settings)
}

func lab(_ product: String) -> Target.Dependency { .product(name: product, package: "PatternLab") }
