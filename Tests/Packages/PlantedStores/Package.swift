// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PlantedStores",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "PatternLab", path: "../../..")],
  targets: [
    .executableTarget(
      name: "PlantedStores", dependencies: [.product(name: "Measure", package: "PatternLab")],
      swiftSettings: [.defaultIsolation(MainActor.self)])
  ],
  swiftLanguageModes: [.v6]
)
