// swift-tools-version: 6.2

import PackageDescription

let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "PlantedStores",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "PatternLab", path: "../../..")],
  targets: [
    .target(name: "Stores", swiftSettings: onMainActor),
    // A user's folder that is called like the lab's.
    .target(
      name: "UserLab", dependencies: ["Stores"], path: "Sources/Lab", swiftSettings: onMainActor),
    // The truth: counts without the lab.
    .target(name: "CountedMalloc"),
    .executableTarget(
      name: "OutsideCount", dependencies: ["CountedMalloc", "Stores", "UserLab"],
      swiftSettings: onMainActor),
    // The lab's answers, compared with it.
    .executableTarget(
      name: "PlantedStores",
      dependencies: ["Stores", "UserLab", .product(name: "LabMeasure", package: "PatternLab")],
      swiftSettings: onMainActor),
    .executableTarget(
      name: "PrintingMeasurement",
      dependencies: ["Stores", .product(name: "LabMeasure", package: "PatternLab")],
      swiftSettings: onMainActor),
  ],
  swiftLanguageModes: [.v6]
)
