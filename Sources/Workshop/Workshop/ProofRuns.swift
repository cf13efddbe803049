import Foundation
import LabOutput

/// The checks of a proof: many exercises in one package, which one `swift test` builds and runs in a
/// third of the time, or one exercise in the package that a learner has.
package struct ProofRuns {
  private let folder: String
  private let run: (_ package: String, _ scratch: String) throws -> TestRun
  /// What the rounds found. A variant that did not compile, or whose round did not end, is missing.
  private var reports: [Exercise: [ExerciseSource.Variant: CheckReport]] = [:]
  /// Of the longest check of an exercise that was run alone.
  package private(set) var seconds: [Exercise: Double] = [:]

  /// - Parameters:
  ///   - folder: The folder for the packages and their build, which is kept to save time.
  ///   - run: `swift test` on a package, with its build folder.
  package init(
    in folder: String, run: @escaping (_ package: String, _ scratch: String) throws -> TestRun
  ) throws {
    self.folder = folder
    self.run = run
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
  }

  /// Proves one exercise.
  ///
  /// What looks like a problem in a round is run again alone, as a learner would run it, before it is
  /// reported. The other way round, a neighbour might fail a program that must fail: so prove an
  /// exercise alone after a change of its check.
  package mutating func prove(_ source: ExerciseSource) throws -> Proof {
    let known = reports[source.exercise] ?? [:]
    let proof = try Proof(of: source) { try known[$0] ?? report(of: source, $0) }
    guard !known.isEmpty, !proof.problems.isEmpty else { return proof }
    return try Proof(of: source) { try report(of: source, $0) }
  }

  /// Runs the check of a variant, in the package that a learner has.
  private mutating func report(
    of source: ExerciseSource, _ variant: ExerciseSource.Variant
  ) throws -> CheckReport {
    let files = try source.package(variant)
    let package = "\(folder)/\(source.exercise.folder)"
    try? FileManager.default.removeItem(atPath: package)
    try AtomicFolder.write(files, to: package)
    let clock = ContinuousClock()
    let start = clock.now
    let report = CheckReport(try run(package, "\(folder)/.build"), of: source.exercise)
    let took = start.duration(to: clock.now) / .seconds(1)
    seconds[source.exercise] = max(seconds[source.exercise] ?? 0, took)
    return report
  }
}

extension ProofRuns {
  /// Runs all variants of several exercises, one of each at a time.
  package mutating func runRounds(of sources: [ExerciseSource]) throws {
    for index in 0..<(sources.map(\.variants.count).max() ?? 0) {
      let programs = sources.compactMap { source -> Round.Program? in
        // A patch that does not apply is reported when it is run alone.
        guard let variant = source.variants.dropFirst(index).first,
          (try? source.package(variant)) != nil
        else { return nil }
        return (source, variant)
      }
      try run(Round(folder: "\(folder)/Round", programs: programs))
    }
  }

  private mutating func run(_ round: Round) throws {
    var round = round
    var found = try round.run(run, "\(folder)/.build")
    if case .doesNotCompile(let errors) = found.whole.ending {
      // The others are still worth a run together.
      round.replaceBySolutions(errors)
      found = try round.run(run, "\(folder)/.build")
    }
    guard found.whole.ending == .completed, found.whole.strayIssues.isEmpty else { return }
    for case (let source, let variant?) in round.programs {
      reports[source.exercise, default: [:]][variant] = found.part(source.exercise)
    }
  }
}

/// A package of several exercises.
private struct Round {
  let folder: String
  /// An exercise with its variant; without one, with its solution.
  typealias Program = (source: ExerciseSource, variant: ExerciseSource.Variant?)
  private(set) var programs: [Program]

  func run(
    _ run: (_ package: String, _ scratch: String) throws -> TestRun, _ scratch: String
  ) throws -> (whole: CheckReport, part: (Exercise) -> CheckReport) {
    try write()
    let run = try run(folder, scratch)
    let all = Exercise(
      number: 0, name: "Round", title: "", chapter: 0, difficulty: 0, minutes: 0, products: [])
    return (CheckReport(run, of: all), { CheckReport(run.part(of: $0), of: $0) })
  }

  mutating func replaceBySolutions(_ errors: [CompilerError]) {
    for index in programs.indices {
      let name = programs[index].source.exercise.name
      let folders = ["Sources/\(name)/", "Tests/\(name)Tests/"]
      if errors.contains(where: { error in folders.contains(where: error.path.hasPrefix) }) {
        programs[index].variant = nil
      }
    }
  }

  /// Writes what has changed since the round before; the rest need not be compiled again.
  private func write() throws {
    guard let clone = programs.first?.source.clone else { return }
    var files: [String: String] = [:]
    for (source, variant) in programs {
      for file in try source.package(variant ?? .solution) where file.path.hasSuffix(".swift") {
        files[file.path] = file.text
      }
    }
    files["Package.swift"] = ExerciseSource.manifest(
      named: "Round", of: programs.map(\.source.exercise), in: clone)
    for path in swiftFiles(in: folder) where files[path] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    for (path, text) in files {
      let url = URL(filePath: "\(folder)/\(path)")
      if FileManager.default.contents(atPath: url.path) == Data(text.utf8) { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      try AtomicFile.write(text, to: url.path)
    }
  }
}

extension TestRun {
  /// Returns the events of one exercise in a run of several that has ended.
  fileprivate func part(of exercise: Exercise) -> TestRun {
    let lines = events.split(whereSeparator: \.isNewline).filter {
      $0.contains("\"\(exercise.name)Tests.") || $0.contains("\"runEnded\"")
    }
    let compiled = log.split(whereSeparator: \.isNewline).filter {
      $0.contains("/\(exercise.name)/") || $0.contains("/\(exercise.name)Tests/")
    }
    let hasFailed = lines.contains { $0.contains("\"issueRecorded\"") && $0.contains("\"fail\"") }
    return TestRun(
      log: compiled.joined(separator: "\n"), events: lines.joined(separator: "\n"),
      exitCode: hasFailed ? EXIT_FAILURE : 0)
  }
}
