import LabCommandLine
import LabOutput

/// The options of one `lab bench`.
@MainActor
package struct BenchRequest {
  /// Whether results are written as JSON instead of text.
  let isJSON: Bool
  /// Where the results go; `nil` for standard output.
  let path: String?
  package let options: BenchOptions
  package let processes: Int
  /// Whether all tables are shown, not only those that answer the questions.
  let isDetailed: Bool
  /// Whether only what answers the main questions is measured and shown.
  package var isBrief: Bool { options.isQuick && !isDetailed }
  /// The line that repeats the run.
  package let command: String

  /// The words that each of these options accepts; any other would have no effect.
  private static let alone: [(option: Option, takesSuites: Bool, others: [Option])] = [
    (.predict, false, [.seed]),
    (.gate, true, []),
    (.writeBaseline, true, [.seed]),
  ]

  /// - Parameter command: the words before the options, for a command that shows all tables.
  package init(_ arguments: Arguments, of command: String? = nil) throws(UsageError) {
    try Self.check(arguments)
    isJSON = arguments[.format] == "json"
    path = arguments.outputPath
    isDetailed = command != nil || arguments.has(.all) || !arguments.operands.isEmpty
    var options = BenchOptions(isQuick: arguments.has(.quick), filter: arguments[.filter])
    options.seed = arguments.number(of: .seed) ?? options.seed
    options.largestSize = arguments.number(of: .largest).map { Int($0) } ?? options.largestSize
    options.isCountsOnly = arguments.has(.gate) || arguments.has(.writeBaseline)
    self.options = options
    processes =
      arguments.number(of: .processes).map { Int($0) } ?? (options.isQuick ? 3 : 10)
    self.command = arguments.releaseCommand(command ?? "lab bench")
  }

  private static func check(_ arguments: Arguments) throws(UsageError) {
    guard let (option, takesSuites, others) = alone.first(where: { arguments.has($0.option) })
    else { return }
    let known = (others + [option]).map(\.name)
    let strange = arguments.given.first { !known.contains($0.name) }?.spelling
    if let other = strange ?? (takesSuites ? nil : arguments.operands.first) {
      let kept = (takesSuites ? ["suites"] : []) + others.map(\.spelling)
      throw UsageError(
        "\(option.spelling) takes \(kept.joined(separator: ", ")) and nothing else, so not '\(other)'"
      )
    }
  }
}

@MainActor
extension Output {
  /// Complains that a debug build measures nothing, and prints the whole command for a release build.
  package func refuseDebugBuild(for command: String) -> ExitCode {
    complain("a debug build measures nothing; run:")
    notes.write("\(command)\n")
    return .failed
  }
}
