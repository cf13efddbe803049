import Benchmarks
import Report

/// `lab bench --self-test`
struct BenchSelfTest {
  let run: (_ seed: UInt64, _ progress: @escaping (String) -> Void) throws -> SelfTestReport

  /// Measures and computes; a release build needs less than a minute.
  static let measured = BenchSelfTest { seed, progress in try SelfTest(seed: seed).run(progress) }

  func report(seed: UInt64, _ output: Output) throws -> ExitCode {
    let line = ProgressLine(output)
    defer { line.clear() }
    let report = try run(seed) { line.show($0) }
    line.clear()
    output.print(report.table.rendered(width: output.width, style: output.results.style))
    return report.holds ? .done : .failed
  }
}
