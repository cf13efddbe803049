// swift-tools-version: 6.2

import PackageDescription

let package = Package(
  name: "PlantedFaults",
  platforms: [.macOS(.v15)],
  targets: [.executableTarget(name: "faults")],
  swiftLanguageModes: [.v6]
)
