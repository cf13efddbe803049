// swift-tools-version: 6.2

import PackageDescription

/// A module each, none of which knows another.
let patterns = ["InputOutput", "MV", "MVI", "MVIContainer", "MVIReactor", "MVVM", "MVVMActions"]

let package = Package(
  name: "PatternLab",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // What a pattern is built against.
    .library(
      name: "Contract",
      targets: [
        "Components", "Contract", "Domain", "MVIFields", "SampleBackend", "Streams", "Tracepoints",
      ]),
    .library(name: "StageUI", targets: ["StageUI"]),
    // What tries it, and what measures it.
    .library(name: "PatternList", targets: ["PatternList"]),
    .library(name: "Specification", targets: ["Specification"]),
    .library(name: "LabCommands", targets: ["LabCommands"]),
    .library(name: "Trace", targets: ["Trace"]),
    .library(name: "Measure", targets: ["Measure", "OwnState"]),
    // The screens in an app of one's own, with the trait SwiftUI.
    .library(name: "Demo", targets: ["Demo"]),
  ],
  traits: [
    .trait(name: "SwiftUI", description: "Builds the screens against SwiftUI, without the stage.")
  ],
  targets: [
    // Shared: what every pattern uses.
    module("Sources/App/Domain"),
    module("Sources/App/SampleBackend", ["Domain"]),
    screen("Sources/Stage/StageRuntime"),
    screen("Sources/Stage/StageUI", ["StageRuntime"]),
    screen("Sources/App/Tracepoints"),
    screen("Sources/App/Components", ["Domain", "StageUI"]),
    screen("Sources/App/Contract", ["Domain", "StageUI"]),
    screen("Sources/App/MVIFields", ["Tracepoints"]),
    screen("Sources/App/Streams", ["Domain"]),

    // Tools: measuring knows no pattern.
    .target(name: "CCallStack", path: "Sources/Lab/CCallStack"),
    module("Sources/Lab/CallStack", ["CCallStack"]),
    screen("Sources/Lab/Trace", ["CallStack", "StageRuntime", "Tracepoints"]),
    screen(
      "Sources/Lab/PatternList",
      ["Contract", "Domain", "StageUI", "Trace", "Tracepoints"] + patterns),
    screen(
      "Sources/Lab/Sessions",
      ["Contract", "Domain", "PatternList", "SampleBackend", "StageUI", "Trace"]),
    screen(
      "Sources/Lab/Explore",
      ["Contract", "Domain", "PatternList", "SampleBackend", "Sessions", "StageUI", "Trace"]),
    .target(name: "CAllocations", path: "Sources/Lab/CAllocations"),
    .target(name: "CStack", path: "Sources/Lab/CStack"),
    module("Sources/Lab/Measure", ["CAllocations", "CStack"]),
    .target(name: "CInterruption", path: "Sources/Lab/CInterruption"),
    module("Sources/Lab/Report", ["CInterruption"]),
    module("Sources/Lab/Harness", ["Measure", "Report"]),
    screen("Sources/Lab/Console", ["Harness", "Measure", "Report"]),
    module("Sources/Lab/SourceCode"),
    module("Sources/Lab/Workshop", ["Report"]),
    module("Benchmarks/InlineStores"),
    .target(
      name: "StateBenchmarks",
      dependencies: dependencies(of: ["Domain", "Harness", "Measure", "Report", "SampleBackend"]),
      path: "Benchmarks/State"),
    .target(
      name: "Benchmarks",
      dependencies: dependencies(of: tools + ["InlineStores", "StateBenchmarks"]),
      path: "Benchmarks", exclude: ["Baselines", "InlineStores", "State"]),

    .target(
      name: "Page",
      dependencies: dependencies(of: tools + ["Benchmarks", "Explore", "StateBenchmarks"]),
      path: "Sources/Lab/Page", resources: [.embedInCode("Resources")]),

    screen(
      "Sources/Lab/OwnState",
      ["CallStack", "Console", "Harness", "Measure", "Report", "StateBenchmarks"]),

    // The specification, as tests that any pattern can run.
    screen(
      "Sources/Lab/LabTestSupport",
      [
        "Contract", "Domain", "PatternList", "Report", "SampleBackend", "Sessions", "StageUI",
        "Streams", "Trace",
      ]),
    screen("Sources/Lab/Specification", screens),

    // The command line: thin, knows all.
    screen(
      "Sources/Lab/LabCommands",
      tools + ["Benchmarks", "Explore", "Page", "StateBenchmarks", "Workshop"]),
    .executableTarget(
      name: "lab", dependencies: dependencies(of: ["LabCommands"]),
      path: "Sources/Lab/Program", swiftSettings: onMainActor()),

    // The screens in a window, with the trait SwiftUI.
    screen(
      "Sources/Lab/Demo",
      ["Contract", "Domain", "PatternList", "SampleBackend", "StageUI", "Trace", "Tracepoints"]),
    .executableTarget(
      name: "app", dependencies: dependencies(of: ["Demo"]), path: "Sources/Lab/DemoApp",
      swiftSettings: onMainActor()),

    // Tests.
    screenTests("SideBySideTests", screens + patterns + ["MVIFields", "Streams"]),
    screenTests("StageUITests", ["StageUI"]),
    screenTests("DomainTests", screens),
    screenTests("SampleBackendTests", screens),
    screenTests("InputOutputTests", screens + ["InputOutput", "Streams"]),
    screenTests("MVITests", screens + ["MVI", "MVIFields"]),
    screenTests("MVIContainerTests", screens + ["MVIContainer"]),
    screenTests("MVIReactorTests", screens + ["MVIFields", "MVIReactor", "Streams"]),
    screenTests("TraceTests", ["CallStack", "StageUI", "Trace", "Tracepoints"]),
    screenTests("SessionsTests", tools + ["LabTestSupport", "MV", "MVI"]),
    screenTests("ExploreTests", tools + ["Explore", "LabTestSupport"]),
    screenTests("PageTests", tools + ["Benchmarks", "Explore", "LabTestSupport", "Page"]),
    screenTests("EmittedTests", screens + ["MVI"]),
    screenTests("LabTestSupportTests", tools + ["LabTestSupport", "Specification"]),
    screenTests("DemoTests", screens + ["Demo", "PatternList", "Tracepoints", "app"]),
    screenTests("LabTests", tools + ["Benchmarks", "LabCommands", "MVI", "MVVM", "lab"]),
    screenTests(
      "WorkshopTests", ["Console", "LabCommands", "Measure", "Report", "Workshop", "lab"]),
    tests("MeasureTests", ["CStack", "Measure"]),
    screenTests("OwnStateTests", ["Console", "Harness", "Measure", "OwnState", "Report"]),
    tests("ReportTests", ["Report"]),
    tests("SourceCodeTests", ["SourceCode"]),
    tests("BenchmarksTests", tools + ["Benchmarks", "CStack", "StateBenchmarks"]),
    tests("RepositoryTests", ["Report", "SourceCode", "Workshop"]),
  ] + patterns.map(pattern),
  swiftLanguageModes: [.v6]
)

var screens: [String] { ["Contract", "Domain", "LabTestSupport", "SampleBackend", "StageUI"] }

var tools: [String] {
  [
    "Console", "Contract", "Domain", "Harness", "Measure", "PatternList", "Report", "SampleBackend",
    "Sessions",
    "SourceCode", "StageUI", "Trace", "Tracepoints",
  ]
}

func onMainActor() -> [SwiftSetting] { [.defaultIsolation(MainActor.self)] }

/// A module on the main actor, because it faces the screen.
func screen(_ path: String, _ names: [String] = []) -> Target {
  module(path, names, settings: onMainActor())
}

func module(_ path: String, _ names: [String] = [], settings: [SwiftSetting] = []) -> Target {
  .target(
    name: String(path.split(separator: "/").last ?? ""), dependencies: dependencies(of: names),
    path: path, swiftSettings: settings)
}

func pattern(_ name: String) -> Target {
  let machinery = [
    "InputOutput": ["Streams"], "MVI": ["MVIFields"], "MVIReactor": ["MVIFields", "Streams"],
  ]
  return screen(
    "Sources/Patterns/\(name)",
    ["Components", "Contract", "Domain", "StageUI", "Tracepoints"] + (machinery[name] ?? []))
}

func screenTests(_ name: String, _ names: [String]) -> Target {
  tests(name, names, settings: onMainActor())
}

func tests(_ name: String, _ names: [String], settings: [SwiftSetting] = []) -> Target {
  .testTarget(name: name, dependencies: dependencies(of: names), swiftSettings: settings)
}

func dependencies(of names: [String]) -> [Target.Dependency] { names.map { .byName(name: $0) } }

for target in package.targets
where !["CAllocations", "CCallStack", "CInterruption", "CStack"].contains(target.name) {
  target.swiftSettings =
    (target.swiftSettings ?? []) + [
      .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
      .enableUpcomingFeature("ExistentialAny"),
      .enableUpcomingFeature("MemberImportVisibility"),
    ]
}
