// swift-tools-version: 6.2

import PackageDescription

let settings: [SwiftSetting] = [
  .defaultIsolation(MainActor.self),
  .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
  .enableUpcomingFeature("ExistentialAny"),
  .enableUpcomingFeature("MemberImportVisibility"),
]

let package = Package(
  name: "Mix",
  platforms: [.macOS(.v15), .iOS(.v18)],
  dependencies: [.package(name: "PatternLab", path: "../../..")],
  targets: [
    // One module, because only its own module overrides a member of the store.
    .target(
      name: "Mix", dependencies: ["LabContract", "LabPatterns", "LabTrace", "StageUI"].map(lab),
      path: "Sources/Patterns", swiftSettings: settings),
    .testTarget(
      name: "MixTests", dependencies: ["Mix", lab("LabContract"), lab("LabSpecification")],
      swiftSettings: settings),
    .executableTarget(name: "lab", dependencies: ["Mix", lab("LabCommands")]),
  ],
  swiftLanguageModes: [.v6]
)

func lab(_ product: String) -> Target.Dependency { .product(name: product, package: "PatternLab") }
