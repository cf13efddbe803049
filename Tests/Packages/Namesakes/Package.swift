// swift-tools-version: 6.2

import PackageDescription

/// What an app may well call its own modules.
let names = ["Components", "Console", "Demo", "Domain", "Page", "Report"]

// Builds only if no product of the lab brings a module of one of these names.
let package = Package(
  name: "Namesakes",
  platforms: [.macOS(.v15)],
  dependencies: [.package(name: "PatternLab", path: "../../..")],
  targets: names.map { .target(name: $0) } + [
    .executableTarget(
      name: "app",
      dependencies: names.map { .target(name: $0) }
        + [
          "LabCommands", "LabContract", "LabDemo", "LabMeasure", "LabPatterns", "LabTrace",
          "StageUI",
        ].map(lab)),
    .testTarget(name: "NamesakesTests", dependencies: ["Domain", lab("LabSpecification")]),
  ],
  swiftLanguageModes: [.v6]
)

func lab(_ product: String) -> Target.Dependency { .product(name: product, package: "PatternLab") }
