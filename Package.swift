// swift-tools-version: 6.2
import PackageDescription

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

func form(_ name: String) -> Target {
  .target(
    name: name, dependencies: ["Components", "Contract", "Domain", "StageUI"],
    path: "Sources/Patterns/\(name)", swiftSettings: onMainActor)
}

let package = Package(
  name: "PatternLab",
  targets: [
    // Shared by all forms
    .target(name: "Domain"),
    .target(name: "StageUI", swiftSettings: onMainActor),
    .target(name: "Components", dependencies: ["Domain", "StageUI"], swiftSettings: onMainActor),

    // Patterns
    .target(
      name: "Contract", dependencies: ["Domain", "StageUI"], path: "Sources/Patterns/Contract",
      swiftSettings: onMainActor),
    form("MV"),
    form("MVVM"),
    form("InputOutput"),
    form("MVI"),
    .target(
      name: "Catalog", dependencies: ["Contract", "MV", "MVVM", "InputOutput", "MVI"],
      swiftSettings: onMainActor),

    .testTarget(name: "StageUITests", dependencies: ["StageUI"], swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
