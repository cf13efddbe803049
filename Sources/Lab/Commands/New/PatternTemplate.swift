import LabAudit
import LabMeasure
import LabOutput

/// The package that `lab new pattern` writes: a copy of a built-in pattern under a new name.
struct PatternTemplate: PackageTemplate {
  let name: String
  /// The pattern to copy.
  let source: PatternSource
  let checkout: Checkout

  /// Laid out like the lab, so that its commands find the sources.
  var code: [AtomicFolder.File] {
    [
      ("Sources/Patterns/AddedPatterns.swift", addition), ("Sources/lab/main.swift", program),
      ("Tests/\(name)Tests/EveryOrderTests.swift", orders),
      ("Tests/\(name)Tests/SpecificationTests.swift", tests),
    ]
      + source.glue.map { ("Sources/Patterns/\(renamed($0.name)).swift", glue($0)) }
      + source.files.map {
        ("Sources/Patterns/\(name)/\(source.localPath(of: $0))", renamed($0.text))
      }
  }

  private func renamed(_ text: String) -> String {
    text.replacing(/\w+/) { $0.0 == source.name ? name[...] : $0.0 }
  }

  private func glue(_ file: SourceFile) -> String {
    // The lab compiles this file with its list of patterns, which is another module here.
    let list = file.name.hasSuffix("+Lab") ? "import LabPatterns\n" : ""
    return renamed(file.text).replacing("import LabTrace\n", with: list + "import LabTrace\n")
      // A type may have the module's name and shadow it.
      .replacing("\(name).Pattern", with: "Pattern")
  }

  /// The files beside the folder that import the pattern, or are compiled with it.
  private func beside(importsPattern: Bool) -> [String] {
    source.glue.filter { $0.text.contains("import \(source.name)\n") == importsPattern }
      .map { renamed($0.name) + ".swift" }
  }

  private var addition: String {
    """
    import LabPatterns
    import \(name)

    /// Adds the pattern to the built-in ones; the specification runs on it alone.
    // swift-format-ignore: AvoidRetroactiveConformances
    nonisolated extension AddedPatterns: @retroactive PatternListing {
      public static let patterns: [any TraceablePattern] = [Pattern()]
    }

    """
  }

  private var program: String {
    "import LabCommands\n\n// Glue is linked in, so the pattern is in every list.\n"
      + "await LabProgram.main()\n"
  }

  private var tests: String {
    "// Runs the specification's tests on the patterns that Glue adds.\n"
      + "import Glue\nimport LabSpecification\n"
  }

  private var orders: String {
    """
    import Glue
    import LabSessions
    import LabPatterns
    import Testing

    /// Every order of events, beside \(source.name). Longer sessions: LAB_DEPTH=4 swift test --filter EveryOrderTests
    struct EveryOrderTests {
      @Test(arguments: Alphabet.all) func `equals \(source.name)`(_ alphabet: Alphabet) async {
        let patterns = Patterns.all.filter { ["\(source.name)", "\(name)"].contains($0.name) }
        let orders = await everyOrder(of: patterns, alphabet: alphabet)
        #expect(orders.finding == nil, "\\(orders)")
      }
    }

    """
  }

  var targets: String {
    """
        // Both screens.
        .target(
          name: "\(name)", dependencies: [lab("LabContract"), lab("StageUI")],
          path: "Sources/Patterns", exclude: \(["AddedPatterns.swift"] + beside(importsPattern: true)),
          swiftSettings: onMainActor),
        // What the lab needs to know about the pattern.
        .target(
          name: "Glue",
          dependencies: ["\(name)"] + ["LabContract", "LabPatterns", "LabTrace", "StageUI"].map(lab),
          path: "Sources/Patterns", exclude: \([name] + beside(importsPattern: false)),
          swiftSettings: onMainActor),
        // The lab's commands: swift run -c release lab bench session
        .executableTarget(name: "lab", dependencies: ["Glue", lab("LabCommands")]),
        // The specification: swift test
        .testTarget(
          name: "\(name)Tests", dependencies: ["Glue", lab("LabPatterns"), lab("LabSpecification")]),
    """
  }

  var readme: String {
    """
    # \(name)

    The feed and the profile of Pattern Lab in your own pattern, which starts as a copy of
    \(source.name). The screens are in `Sources/Patterns/\(name)`. `\(name)+Lab.swift`, beside that folder,
    tells the lab what a trace watches and how to drive the feed without a screen.

    Test it against the specification, including leaving and memory, and print the table of ticks:

        swift test

    Compare what a user action costs, trace who changed what, and count what a view could change:

        swift run -c release lab bench session pattern-update --quick
        swift run -c release lab trace --patterns \(source.name),\(name) feed
        swift run lab audit --pattern \(name)

    Show both sources side by side, and how much code each takes:

        swift run -c release lab compare feed --patterns \(source.name),\(name)
        swift run -c release lab compare --metrics

    """
  }
}
