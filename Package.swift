// swift-tools-version: 6.2

import PackageDescription

/// Modules that face the screen.
let onMainActor: [SwiftSetting] = [.defaultIsolation(MainActor.self)]

let package = Package(
  name: "PatternLab",
  platforms: [.macOS(.v15), .iOS(.v18)],
  traits: [
    .trait(name: "SwiftUI", description: "Builds the screens against SwiftUI, without the stage.")
  ],
  targets: [
    // Shared: what every pattern stands on.
    .target(name: "Domain", path: "Sources/App/Domain"),
    .target(name: "SampleBackend", dependencies: ["Domain"], path: "Sources/App/SampleBackend"),
    .target(name: "StageRuntime", path: "Sources/Stage/StageRuntime", swiftSettings: onMainActor),
    .target(
      name: "StageUI", dependencies: ["StageRuntime"], path: "Sources/Stage/StageUI",
      swiftSettings: onMainActor),
    .target(name: "Tracepoints", path: "Sources/App/Tracepoints", swiftSettings: onMainActor),
    .target(name: "CCallStack", path: "Sources/Lab/CCallStack"),
    .target(
      name: "Trace", dependencies: ["CCallStack", "StageRuntime", "Tracepoints"],
      path: "Sources/Lab/Trace", swiftSettings: onMainActor),
    .target(
      name: "Components", dependencies: ["Domain", "StageUI"], path: "Sources/App/Components",
      swiftSettings: onMainActor),

    // Patterns: one module a pattern, none of which knows another.
    .target(
      name: "Contract", dependencies: ["Domain", "StageUI"],
      path: "Sources/Patterns/Contract", swiftSettings: onMainActor),
    pattern("MV"),
    pattern("MVVM"),
    pattern("MVVMActions"),
    pattern("InputOutput"),
    .target(
      name: "MVIFields", path: "Sources/Patterns/MVIFields", swiftSettings: onMainActor),
    pattern("MVI", and: "MVIFields"),
    pattern("MVIContainer"),
    pattern("MVIReactor", and: "MVIFields"),
    .target(
      name: "PatternList",
      dependencies: [
        "Contract", "Domain", "InputOutput", "MV", "MVI", "MVIContainer", "MVIReactor", "MVVM",
        "MVVMActions", "StageUI", "Trace", "Tracepoints",
      ], path: "Sources/Lab/PatternList", swiftSettings: onMainActor),
    .target(
      name: "Sessions",
      dependencies: ["Contract", "Domain", "PatternList", "SampleBackend", "StageUI", "Trace"],
      path: "Sources/Lab/Sessions", swiftSettings: onMainActor),

    // Tools: measuring knows no pattern.
    .target(name: "CAllocations", path: "Sources/Lab/CAllocations"),
    .target(name: "Measure", dependencies: ["CAllocations"], path: "Sources/Lab/Measure"),
    .target(name: "CInterruption", path: "Sources/Lab/CInterruption"),
    .target(name: "Report", dependencies: ["CInterruption"], path: "Sources/Lab/Report"),
    .target(name: "SourceCode", path: "Sources/Lab/SourceCode"),
    .target(
      name: "Benchmarks",
      dependencies: [
        "PatternList", "Sessions", "Contract", "Domain", "Measure", "Report", "SampleBackend",
        "SourceCode", "StageUI", "Trace", "Tracepoints",
      ], path: "Benchmarks", exclude: ["Baselines"]),

    // The command line: thin, knows all.
    .executableTarget(
      name: "lab",
      dependencies: [
        "Benchmarks", "PatternList", "Sessions", "Contract", "Measure", "Report", "SourceCode",
        "StageUI", "Trace",
      ],
      path: "Sources/Lab/CommandLine",
      swiftSettings: onMainActor),

    // Tests
    .target(
      name: "LabTestSupport",
      dependencies: [
        "PatternList", "Sessions", "Contract", "Domain", "Report", "SampleBackend", "StageUI",
        "Trace",
      ], path: "Tests/LabTestSupport", swiftSettings: onMainActor),
    .testTarget(
      name: "LabTestSupportTests",
      dependencies: [
        "PatternList", "Sessions", "LabTestSupport", "SampleBackend", "SourceCode", "StageUI",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "ConformanceTests",
      dependencies: ["Contract", "Domain", "LabTestSupport", "SampleBackend", "StageUI"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SideBySideTests",
      dependencies: [
        "Contract", "Domain", "InputOutput", "LabTestSupport", "MV", "MVI", "MVIContainer",
        "MVIFields", "MVIReactor", "MVVM", "MVVMActions", "SampleBackend", "StageUI",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SessionsTests",
      dependencies: [
        "Contract", "Domain", "LabTestSupport", "MV", "MVI", "Measure", "PatternList",
        "SampleBackend", "Sessions", "SourceCode", "StageUI", "Trace",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "EmittedTests", dependencies: ["Domain", "LabTestSupport", "MVI"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "DomainTests", dependencies: ["Domain", "LabTestSupport", "SampleBackend", "StageUI"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "SampleBackendTests", dependencies: ["Domain", "LabTestSupport", "SampleBackend"],
      swiftSettings: onMainActor),
    .testTarget(name: "StageUITests", dependencies: ["StageUI"], swiftSettings: onMainActor),
    .testTarget(
      name: "TraceTests", dependencies: ["StageUI", "Trace", "Tracepoints"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "InputOutputTests", dependencies: ["InputOutput"], swiftSettings: onMainActor),
    .testTarget(
      name: "MVITests",
      dependencies: ["Contract", "Domain", "LabTestSupport", "MVI", "MVIFields", "StageUI"],
      swiftSettings: onMainActor),
    .testTarget(
      name: "MVIContainerTests",
      dependencies: [
        "Contract", "Domain", "LabTestSupport", "MVIContainer", "SampleBackend", "StageUI",
      ],
      swiftSettings: onMainActor),
    .testTarget(
      name: "MVIReactorTests",
      dependencies: [
        "Contract", "Domain", "LabTestSupport", "MVIFields", "MVIReactor", "SampleBackend",
        "StageUI",
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "MeasureTests", dependencies: ["Measure"]),
    .testTarget(name: "ReportTests", dependencies: ["Report"]),
    .testTarget(name: "SourceCodeTests", dependencies: ["SourceCode"]),
    .testTarget(
      name: "BenchmarksTests",
      dependencies: [
        "Benchmarks", "PatternList", "Sessions", "Contract", "Domain", "Measure", "Report",
        "SampleBackend",
        "SourceCode", "StageUI", "Trace",
      ]),
    .testTarget(
      name: "LabTests",
      dependencies: [
        "Benchmarks", "PatternList", "Sessions", "Contract", "Domain", "MVI", "MVVM", "Measure",
        "Report",
        "SourceCode", "StageUI", "Trace", "lab",
      ],
      swiftSettings: onMainActor),
    .testTarget(name: "RepositoryTests", dependencies: ["SourceCode"]),
  ],
  swiftLanguageModes: [.v6]
)

func pattern(_ name: String, and others: Target.Dependency...) -> Target {
  .target(
    name: name,
    dependencies: ["Components", "Contract", "Domain", "StageUI", "Tracepoints"] + others,
    path: "Sources/Patterns/\(name)", swiftSettings: onMainActor)
}

for target in package.targets
where !["CAllocations", "CCallStack", "CInterruption"].contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
