// swift-tools-version: 6.2
import PackageDescription

let package = Package(
  name: "PatternLab",
  targets: [
    .target(name: "Domain"),
    .target(name: "StageUI", swiftSettings: [.defaultIsolation(MainActor.self)]),
    .testTarget(name: "StageUITests", dependencies: ["StageUI"], swiftSettings: [.defaultIsolation(MainActor.self)]),
  ],
  swiftLanguageModes: [.v6]
)

for target in package.targets {
  target.swiftSettings = (target.swiftSettings ?? []) + [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
