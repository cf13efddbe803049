import LabBenchmarks
import LabCommandLine
import LabMeasure
import LabOutput
import LabWorkshop

extension Command {
  static func bench(_ bench: BenchCommand) -> Command {
    Command(
      name: "bench", summary: "measures what each pattern costs", example: "lab bench --quick",
      operand: Operand(placeholder: "SUITE") {
        Vocabulary(
          "suite", entries: bench.suites.map { .init(word: $0.name, meaning: $0.question) })
      },
      options: [
        .quick, .all, .filter, .format, .output, .gate, .writeBaseline, .seed, .largest,
        .processes, .predict,
      ],
      remark: """
        Only a release build measures: swift run -c release lab bench

        Without a SUITE, all suites run, and each answers its question with one table; --all shows its other tables \
        too. --quick without a SUITE runs only the suites that answer the main questions, and prints the answers first.

        Counts are the same in each run of one build, so they can gate a change; times cannot. lab bench --gate FILE \
        exits with 0 if every count is as in FILE, 2 if one is worse or a row is missing, and 4 if some are better \
        and none is worse. It refuses a baseline of another compiler or platform, and one that lacks a counted row. \
        Other exit codes: 0 done, 1 failed, 64 wrong usage.
        """,
      run: bench.run)
  }
}

/// `lab bench`
struct BenchCommand {
  var suites = Suite.all
  /// Those of a quick run.
  var brief = Suite.brief
  var processes: (_ count: Int) -> ProcessRuns = { $0 == 1 ? .here : ProcessRuns(count: $0) }
  var build = BuildMode.current
  var environment: () -> Environment = Environment.current

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let request = try BenchRequest(arguments)
    let suites = chosen(arguments, request)
    let isKept = [.predict, .gate, .writeBaseline].contains { arguments.has($0) }
    if build == .debug, isKept || !suites.allSatisfy(\.countsInDebug) {
      return output.refuseDebugBuild(for: request.command)
    }
    let seed = request.options.seed
    let benchRun = BenchRun(
      suites: suites, request: request, environment: environment(), output: output,
      summarize: { InShort($0).summary })
    if arguments.has(.predict) {
      BenchPrediction().ask(seed: seed, output)
      return .done
    }
    if let path = arguments[.gate] { return try await benchRun.gate(on: path) }
    if let path = arguments[.writeBaseline] { return try await benchRun.renew(path) }
    return try await benchRun.show(in: processes(request.processes))
  }

  /// The named suites as they were named, those of a quick run, or all.
  private func chosen(_ arguments: Arguments, _ request: BenchRequest) -> [Suite] {
    if arguments.operands.isEmpty { return request.isBrief ? brief : suites }
    return arguments.operands.compactMap { name in suites.first { $0.name == name } }
  }
}
