// swift-tools-version: 6.2

import PackageDescription

// Stands in for a published library where `lab new comparison` is tried.
let package = Package(
  name: "OneWay",
  products: [.library(name: "OneWay", targets: ["OneWay"])],
  targets: [.target(name: "OneWay")],
  swiftLanguageModes: [.v6]
)
