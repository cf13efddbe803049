// swift-tools-version: 6.2

import PackageDescription

/// One module per pattern, with what it imports beyond every pattern's dependencies; none imports another. A ninth is one
/// line here, and an import and a line in `Sources/Patterns/Patterns.swift`.
let patterns: KeyValuePairs = [
  "InputOutput": ["LabStreams", "LabTracepoints"],
  "MV": ["LabTracepoints"],
  "MVI": ["LabFields", "LabTracepoints"],
  "MVIContainer": ["LabTracepoints"],
  "MVIReactor": ["LabFields", "LabStreams", "LabTracepoints"],
  "MVModel": ["LabTracepoints"],
  "MVVM": ["LabTracepoints"],
  "MVVMActions": ["LabTracepoints"],
]
let patternNames = patterns.map(\.key)

/// Files beside a pattern's folder that are compiled with it: a measured call is specialised as a view's is, a method overridden.
let additions = [
  "MV": ["MV+NamedMembers.swift"], "MVI": ["MVI+Entries.swift"],
  "MVIReactor": ["MVIReactor+Entries.swift"],
  "MVModel": ["MVModel+NamedMembers.swift"], "MVVM": ["MVVM+NamedMembers.swift"],
]

/// Files beside the patterns' folders that tell the tools about them.
let glue =
  patternNames.map { "\($0)+Lab.swift" }
  + ["InputOutput", "MVIContainer", "MVVMActions"].map { "\($0)+Naming.swift" }
  + [
    "AppEnvironment+Lab.swift", "HeadlessFeed.swift", "NamedMembers.swift", "Patterns.swift",
    "ScreenStack.swift", "TracedFields.swift",
  ]

/// The dependencies of every pattern's screens.
let app = ["LabContract", "LabDomain", "StageUI"]

let package = Package(
  name: "PatternLab",
  platforms: [.macOS(.v15), .iOS(.v18)],
  products: [
    // To write a pattern, and a screen that runs without a window.
    .library(
      name: "LabContract",
      targets: [
        "LabBackend", "LabComponents", "LabContract", "LabDomain", "LabFields", "LabStreams",
        "LabTracepoints",
      ]),
    .library(name: "StageUI", targets: ["StageUI"]),
    // To try a pattern, and to trace it.
    .library(name: "LabPatterns", targets: ["LabPatterns"]),
    .library(name: "LabSpecification", targets: ["LabSessions", "LabSpecification"]),
    .library(name: "LabTrace", targets: ["LabTrace"]),
    // To measure any code.
    .library(name: "LabMeasure", targets: ["LabMeasure"]),
    // The commands of lab, and the screens in a window with the trait SwiftUI.
    .library(name: "LabCommands", targets: ["LabCommands"]),
    .library(name: "LabDemo", targets: ["LabDemo"]),
  ],
  traits: [
    .trait(name: "SwiftUI", description: "Builds the screens against SwiftUI, without the stage."),
    // For Xcode, which offers no choice of traits for a package that it opens.
    .default(enabledTraits: Context.environment["PATTERN_LAB_SWIFTUI"] == nil ? [] : ["SwiftUI"]),
  ],
  targets: [
    // What all patterns share.
    module("App/Domain"),
    module("App/Random"),
    module("App/Backend", ["LabDomain", "LabRandom"]),
    screen("App/Tracepoints"),
    screen("App/Components", ["LabDomain", "StageUI"]),
    screen("App/Contract", ["LabDomain", "StageUI"]),
    screen("App/Fields", ["LabTracepoints"]),
    screen("App/Streams", ["LabDomain"]),
    screen("Stage/StageRuntime", named: "StageRuntime"),
    screen("Stage/StageUI", ["StageRuntime"], named: "StageUI"),

    // The list that tells the tools about the patterns.
    screen(
      "Patterns",
      app + ["LabFields", "LabStreams", "LabTrace", "LabTracepoints"] + patternNames,
      except: patternNames + additions.values.joined()),

    // The console: command line, tables, charts and files.
    module("Lab/Console/Output"),
    screen("Lab/Console/CommandLine", ["LabOutput"]),

    // Who wrote, and in which order.
    probes("Trace/CCallStack"),
    module("Trace/CallStack", ["LabCCallStack"]),
    screen("Trace/Trace", ["LabCallStack", "LabTracepoints", "StageRuntime"]),
    screen("Trace/Sessions", app + ["LabBackend", "LabPatterns", "LabRandom", "LabTrace"]),

    // What every pattern must do.
    screen(
      "Specification",
      app + ["LabBackend", "LabOutput", "LabPatterns", "LabSessions", "LabStreams", "LabTrace"]),

    // Measuring knows no pattern.
    probes("Benchmarks/Harness/CProbes"),
    module(
      "Benchmarks/Harness",
      ["LabCProbes", "LabCallStack", "LabCommandLine", "LabOutput", "LabRandom"],
      named: "LabMeasure", except: ["CProbes"]),

    // Who could have changed it: the sources, the compiler and the scorecard.
    module(
      "Lab/Audit",
      [
        "LabCallStack", "LabContract", "LabMeasure", "LabOutput", "LabPatterns", "LabSessions",
        "LabTrace", "StageUI",
      ]),

    // One suite per question.
    module("Benchmarks/Suites/InlineStores"),
    module(
      "Benchmarks/Suites",
      app + [
        "LabAudit", "LabBackend", "LabComponents", "LabFields", "LabInlineStores", "LabMeasure",
        "LabOutput", "LabPatterns", "LabRandom", "LabSessions", "LabTrace", "LabTracepoints", "MVI",
        "MVIReactor", "MVVM",
      ], named: "LabBenchmarks", except: ["InlineStores"]),

    // The workshop, the page to share, the program.
    screen(
      "Workshop",
      [
        "LabAudit", "LabBackend", "LabBenchmarks", "LabCommandLine", "LabContract", "LabMeasure",
        "LabOutput", "LabPatterns", "LabSessions", "LabTrace", "StageUI",
      ]),
    module(
      "Lab/Report",
      [
        "LabAudit", "LabBenchmarks", "LabContract", "LabMeasure", "LabOutput", "LabPatterns",
        "LabSessions", "LabTrace",
      ], resources: [.embedInCode("Resources")]),
    screen(
      "Lab/Commands",
      [
        "LabAudit", "LabBenchmarks", "LabCommandLine", "LabContract", "LabMeasure", "LabOutput",
        "LabPatterns", "LabReport", "LabSessions", "LabTrace", "LabWorkshop", "StageUI",
      ]),
    program("lab", in: "Lab/Program", ["LabCommands"]),
    screen("Lab/Demo", app + ["LabBackend", "LabPatterns", "LabTrace", "LabTracepoints"]),
    program("LabApp", in: "Lab/App", ["LabDemo"]),

    // Tests, the patterns' first.
    screenTests(
      "SideBySideTests",
      app + patternNames + ["LabBackend", "LabFields", "LabStreams", "LabSpecification"]),
    screenTests(
      "PatternsTests",
      app + [
        "InputOutput", "LabBackend", "LabFields", "LabStreams", "LabSpecification", "MV",
        "MVI", "MVIContainer", "MVIReactor",
      ]),
    screenTests("ChapterTests", ["LabBackend", "LabDomain", "LabStreams", "StageUI"]),
    screenTests(
      "AppTests", ["LabBackend", "LabDomain", "LabSpecification", "StageUI"]),
    screenTests("StageTests", ["StageUI"]),
    screenTests("SpecificationTests", ["LabAudit", "LabSpecification"]),
    screenTests(
      "TraceTests",
      app + [
        "LabAudit", "LabBackend", "LabCallStack", "LabMeasure", "LabPatterns", "LabSessions",
        "LabSpecification", "LabTrace", "LabTracepoints", "MV", "MVI", "MVVM",
      ]),
    tests("MeasureTests", ["LabCProbes", "LabMeasure", "LabOutput", "LabRandom"]),
    screenTests("OwnStateTests", ["LabCommandLine", "LabMeasure", "LabOutput"]),
    tests(
      "BenchmarksTests",
      app + [
        "LabBackend", "LabBenchmarks", "LabMeasure", "LabOutput", "LabPatterns", "LabRandom",
        "LabSessions", "MVVM",
      ]),
    tests("OutputTests", ["LabOutput"]),
    screenTests(
      "WorkshopTests",
      [
        "LabAudit", "LabBenchmarks", "LabCommandLine", "LabMeasure", "LabOutput", "LabWorkshop",
        "lab",
      ]),
    screenTests(
      "LabTests",
      app + [
        "lab", "LabApp", "LabAudit", "LabBackend", "LabBenchmarks", "LabCallStack",
        "LabCommandLine", "LabCommands", "LabDemo", "LabMeasure", "LabOutput",
        "LabPatterns", "LabReport", "LabSessions", "LabSpecification", "LabTrace",
        "LabTracepoints",
      ]),
    tests(
      "RepositoryTests",
      [
        "LabAudit", "LabBenchmarks", "LabCallStack", "LabCommandLine", "LabCommands",
        "LabContract", "LabMeasure", "LabOutput", "LabPatterns", "LabReport", "LabSessions",
        "LabTrace", "LabWorkshop",
      ]),
  ],
  swiftLanguageModes: [.v6]
)

package.targets += patterns.map(pattern)

/// Code that may run on any actor. The module of `Sources/App/Domain` is `LabDomain`: a name that no other package has.
func module(
  _ path: String, _ dependencies: [String] = [], named name: String? = nil,
  except excluded: [String] = [], resources: [Resource]? = nil, settings: [SwiftSetting] = []
) -> Target {
  .target(
    name: name ?? "Lab" + folder(path), dependencies: dependencies.map { .byName(name: $0) },
    path: inRepository(path), exclude: excluded,
    resources: resources, swiftSettings: language() + settings)
}

/// Code that faces the screen or the terminal.
func screen(
  _ path: String, _ dependencies: [String] = [], named name: String? = nil,
  except excluded: [String] = []
) -> Target {
  module(path, dependencies, named: name, except: excluded, settings: onMainActor())
}

func pattern(_ name: String, _ shared: [String]) -> Target {
  let dependencies = app + ["LabComponents"] + shared
  guard let added = additions[name] else {
    return screen("Patterns/" + name, dependencies, named: name)
  }
  let others = patternNames.filter { $0 != name } + additions.values.joined()
  return screen(
    "Patterns", dependencies, named: name, except: glue + others.filter { !added.contains($0) })
}

/// Functions in C, for what Swift cannot do: replace `malloc`, walk a stack, handle a signal.
func probes(_ path: String) -> Target {
  .target(name: "Lab" + folder(path), path: inRepository(path))
}

func program(_ name: String, in path: String, _ dependencies: [String]) -> Target {
  .executableTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) }, path: "Sources/" + path,
    swiftSettings: language() + onMainActor())
}

func tests(
  _ name: String, _ dependencies: [String], settings: [SwiftSetting] = []
) -> Target {
  .testTarget(
    name: name, dependencies: dependencies.map { .byName(name: $0) },
    swiftSettings: language() + settings)
}

func screenTests(_ name: String, _ dependencies: [String]) -> Target {
  tests(name, dependencies, settings: onMainActor())
}

func inRepository(_ path: String) -> String {
  path.hasPrefix("Benchmarks") ? path : "Sources/" + path
}

func folder(_ path: String) -> String { path.split(separator: "/").last.map(String.init) ?? "" }

func onMainActor() -> [SwiftSetting] { [.defaultIsolation(MainActor.self)] }

func language() -> [SwiftSetting] {
  [
    .enableUpcomingFeature("NonisolatedNonsendingByDefault"),
    .enableUpcomingFeature("ExistentialAny"),
    .enableUpcomingFeature("MemberImportVisibility"),
  ]
}
