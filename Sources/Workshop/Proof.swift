import LabOutput

/// What is wrong with an exercise: nothing, if its start fails with a sentence, each wrong turn with one of its own,
/// and its solution passes without a warning.
package struct Proof: Sendable {
  package private(set) var problems: [String] = []

  /// - Parameter reports: What the check finds in each variant.
  package init(
    of source: ExerciseSource, _ reports: [ExerciseSource.Variant: CheckReport]
  ) throws(FileError) {
    let hints = try source.hints()
    for variant in source.variants {
      guard let report = reports[variant] else {
        // A patch that does not apply is why.
        do {
          _ = try source.package(variant)
          problems.append("\(variant) did not run")
        } catch { problems.append("\(error)") }
        continue
      }
      for test in report.tests where test.failsSilently {
        problems.append("\(variant): \(test.name) fails without a sentence")
      }
      switch variant {
      case .solution:
        if !report.isPassed { problems.append("\(variant) fails: \(report.summary)") }
        problems += report.warnings.map { "\(variant) has a warning: \($0)" }
      case .start:
        if report.sentences(hints).isEmpty {
          problems.append("\(variant) does not fail with a sentence: \(report.summary)")
        }
      case .wrongTurn(let name):
        let others = reports.filter { $0.key != variant }.values.flatMap { $0.sentences(hints) }
        if report.sentences(of: name, hints).subtracting(others).isEmpty {
          problems.append("\(variant) has no sentence of its own: \(report.summary)")
        }
      }
    }
  }
}

extension CheckReport {
  /// Returns the texts that tell a learner what is wrong: of the tests that fail, or the hints for the compiler's errors.
  ///
  /// - Parameter test: The only test that counts, unless nothing compiles.
  fileprivate func sentences(of test: String? = nil, _ hints: Hints) -> Set<String> {
    switch ending {
    case .doesNotCompile(let errors): Set(errors.compactMap { hints.hint(for: [$0]) })
    case .completed:
      Set(tests.filter { [nil, $0.name].contains(test) }.flatMap(\.sentences))
    case .notBuilt, .crashed, .overTime: []
    }
  }

  /// In a line, why it is not passed.
  package var summary: String {
    switch ending {
    case .doesNotCompile(let errors): errors.first?.description ?? "it does not compile"
    case .notBuilt(let reason): reason
    case .crashed(let reason, let test):
      "\(test ?? "the run") crashes: \(reason ?? "no reason given")"
    case .overTime(let test): "\(test ?? "the run") does not end"
    case .completed:
      tests.first { $0.result == .failed }.map { "\($0.name): \($0.sentences.first ?? "")" }
        ?? tests.first { $0.result == .notRun }.map { "\($0.name) did not run" }
        ?? strayIssues.first ?? (isPassed ? "it passes" : "no test ran")
    }
  }
}
