import Benchmarks
import Measure
import Report

/// `lab bench`
struct BenchCommand {
  let suites: [Suite]
  private let build: BuildMode
  private let environment: () -> Environment
  private let selfTest: BenchSelfTest
  private let prediction: BenchPrediction
  /// `nil` where this process runs all rounds.
  private let launcher: Launcher?

  init(
    suites: [Suite], launcher: Launcher? = nil, build: BuildMode = .current,
    selfTest: BenchSelfTest = .measured, prediction: BenchPrediction = .counted,
    environment: @escaping () -> Environment = Environment.current
  ) {
    self.launcher = launcher
    self.selfTest = selfTest
    self.prediction = prediction
    self.suites = suites
    self.build = build
    self.environment = environment
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let isSelfTest = arguments.has(.selfTest)
    for option in BenchRequest.alone where arguments.has(option) {
      try BenchRequest.checkAlone(option, in: arguments)
    }
    let request = try BenchRequest(arguments)
    if build == .debug { throw MeasureError.debugBuild }
    if isSelfTest { return try selfTest.report(seed: request.options.seed, output) }
    if let name = arguments[.explain] {
      return explain(name, seed: request.options.seed, output)
    }
    if arguments.has(.predict) {
      return prediction.ask(seed: request.options.seed, output)
    }
    if let path = request.path { try AtomicFile.check(path) }
    let environment = environment()
    let counting = BenchCounting(
      suites: chosen(arguments), environment: environment, output: output)
    switch request.purpose {
    case .show: return try await show(chosen(arguments), request, environment, output)
    case .compare(let old):
      let old = try Earlier(path: old, report: BenchReport.read(from: old))
      return try await show(chosen(arguments), request, environment, output, since: old)
    case .gate(let baseline): return try await counting.gate(on: baseline, request)
    case .renew(let baseline): return try await counting.write(baseline, request)
    }
  }

  private func explain(_ name: String, seed: UInt64, _ output: Output) -> ExitCode {
    for strategy in Strategies.all where strategy.name == name {
      let text = Explanation(of: strategy, seed: seed).text
      output.print(wrapped(text, width: output.proseWidth))
    }
    return .done
  }

  private struct Earlier {
    let path: String
    let report: BenchReport
  }

  private func show(
    _ suites: [Suite], _ request: BenchRequest, _ environment: Environment, _ output: Output,
    since earlier: Earlier? = nil
  ) async throws -> ExitCode {
    let isLive = request.path == nil && request.format == .text
    if isLive, output.width < BenchText.leastWidth {
      output.complain("\(output.width) columns are too few; tables take \(BenchText.leastWidth)")
    }
    let screen = BenchText(for: output)
    let text =
      switch (request.format, request.path) {
      case (.markdown, _): BenchText(.markdown)
      case (_, nil): screen
      case (_, _?): BenchText()
      }
    let session = BenchSession(
      text: text, environment: environment, options: request.options, output: output,
      isLive: isLive, launches: launcher.map { ($0, request.launches) })
    await session.run(suites)
    guard session.hasResults else { return session.complainOfNothing() }

    let changes = earlier.map { earlier in
      let isWhole = request.options.filter == nil
      let changes = RunComparison(from: earlier.report, to: session.report, isWhole: isWhole)
      return { (text: BenchText) in text.changes(changes, since: earlier.path) }
    }
    if let changes { session.add(changes(text)) }
    let isWritten = BenchFile.put(
      session, as: request.format, to: request.path, output: output, isShown: isLive)
    if let changes, request.path != nil, isWritten { output.print("\n" + changes(screen)) }
    return session.hasFailed || !isWritten ? .failed : .done
  }

  /// The named suites as they were named, or all.
  private func chosen(_ arguments: Arguments) -> [Suite] {
    if arguments.operands.isEmpty { return suites }
    return arguments.operands.compactMap { name in suites.first { $0.name == name } }
  }
}
