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
      ("Sources/Glue/\(name)+Lab.swift", glue), ("Sources/lab/main.swift", program),
      ("Tests/\(name)Tests/EveryOrderTests.swift", orders),
      ("Tests/\(name)Tests/SpecificationTests.swift", tests),
    ]
      + source.files.map {
        ("Sources/Patterns/\(name)/\(source.localPath(of: $0))", renamed($0.text))
      }
  }

  private func renamed(_ text: String) -> String {
    text.replacing(/\w+/) { $0.0 == source.name ? name[...] : $0.0 }
  }

  /// What the lab knows of the built-in pattern, in one file, after the declaration that adds the pattern.
  private var glue: String {
    let lines = source.glue.flatMap {
      renamed($0.text).split(separator: "\n", omittingEmptySubsequences: false).dropLast()
    }
    let imports = Set(lines.filter { $0.hasPrefix("import ") } + ["import LabPatterns"])
    let code = lines.filter { !$0.hasPrefix("import ") }
      // A type may have the module's name and shadow it.
      .map { $0.replacing("\(name).Pattern", with: "Pattern") }
    return imports.sorted().joined(separator: "\n") + """


      /// Adds the pattern to the built-in ones; the specification runs on it alone.
      // swift-format-ignore: AvoidRetroactiveConformances
      nonisolated extension AddedPatterns: @retroactive PatternListing {
        public static let patterns: [any TraceablePattern] = [Pattern()]
      }

      """ + code.joined(separator: "\n") + "\n"
  }

  private var program: String {
    """
    import LabCommands

    // Glue is linked in, so the pattern is in every list.
    await LabProgram.main()

    """
  }

  private var tests: String {
    """
    // Runs the specification's tests on the patterns that Glue adds.
    import Glue
    import LabSpecification

    """
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
          path: "Sources/Patterns/\(name)", swiftSettings: onMainActor),
        // What the lab needs to know about the pattern.
        .target(
          name: "Glue",
          dependencies: [
            "\(name)", lab("LabContract"), lab("LabPatterns"), lab("StageUI"), lab("LabTrace"),
          ],
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
    \(source.name). The screens are in `Sources/Patterns/\(name)`; `Sources/Glue` tells the lab about
    them: what a trace watches, and how to drive the feed without a screen.

    Test it against the specification, including leaving and memory, and print the table of ticks:

        swift test

    Compare what an act costs on screen and in the store alone, and trace who changed what:

        swift run -c release lab bench session pattern-update --quick
        swift run -c release lab trace --patterns \(source.name),\(name) feed

    Show both sources side by side, and how much code each takes:

        swift run -c release lab compare feed --patterns \(source.name),\(name)
        swift run -c release lab compare --metrics

    """
  }
}
