import Benchmarks
import Report

/// `lab launch`, which `lab bench` starts.
struct LaunchCommand {
  static let word = "launch"

  let suites: [Suite]
  /// What a process of its own begins with.
  private let begin: () -> Void

  init(suites: [Suite], begin: @escaping () -> Void = {}) {
    self.suites = suites
    self.begin = begin
  }

  func run(_ arguments: Arguments, _ output: Output) async throws -> ExitCode {
    let request = try LaunchRequest(arguments)
    begin()
    try AtomicFile.check(request.path)
    let recorder = LaunchRecorder(
      suite: request.suite, number: request.number, of: request.launches,
      first: try request.first.map { try LaunchRecord.read(from: $0) })
    var options = request.benchOptions
    options.rounds = .launch(recorder)
    let meter = StepWriter { output.results.write($0) }
    for suite in suites where suite.name == request.suite {
      _ = try await suite.run(options) { meter.write($0) }
    }
    try JSONFile.write(recorder.finished(), to: request.path)
    return .done
  }
}
