import Foundation
import LabOutput

/// The checks of a proof: many exercises in one package, which one `swift test` builds and runs in a
/// third of the time, or one exercise in the package that a learner has.
package struct ProofRuns {
  private let folder: String
  private let run: (_ package: String, _ scratch: String) throws -> TestRun
  /// The reports of the rounds. A variant that stopped its round is missing.
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
  /// reported. The other way round, a neighbour might fail a program that must fail, or hide a crash
  /// after the last test: so prove an exercise alone after a change of its check.
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
          let files = try? source.package(variant)
        else { return nil }
        return (source, variant, files)
      }
      var round = Round(in: folder, programs: programs)
      for (source, variant, report) in try round.reports(of: run, "\(folder)/.build") {
        reports[source.exercise, default: [:]][variant] = report
      }
    }
  }
}

/// A package of several exercises.
private struct Round {
  typealias Program = (
    source: ExerciseSource, variant: ExerciseSource.Variant, files: [AtomicFolder.File]
  )

  private let folder: String
  private var programs: [Program]

  /// The whole round as an exercise, so that a report finds its errors in the folder of the round.
  private static let exercise = Exercise(
    number: 0, name: "Round", title: "", chapter: 0, difficulty: 0, minutes: 0, products: [])

  init(in folder: String, programs: [Program]) {
    self.folder = "\(folder)/\(Self.exercise.folder)"
    self.programs = programs
  }

  /// Returns the reports of all programs that did not stop the round. Empty if an unknown one stopped it.
  mutating func reports(
    of test: (_ package: String, _ scratch: String) throws -> TestRun, _ scratch: String
  ) throws -> [(ExerciseSource, ExerciseSource.Variant, CheckReport)] {
    while !programs.isEmpty {
      try write()
      let run = try test(folder, scratch)
      let whole = CheckReport(run, of: Self.exercise)
      let parts = run.parts(of: programs.map(\.source.exercise))
      if whole.ending == .completed {
        guard whole.strayIssues.isEmpty else { return [] }
        return programs.compactMap { source, variant, _ in
          parts[source.exercise].map { (source, variant, CheckReport($0, of: source.exercise)) }
        }
      }
      // An error in one module may hide those of the next, so the others are tried again.
      let count = programs.count
      programs.removeAll { source, _, _ in
        Self.isStopped(whole.ending, by: source.exercise, parts[source.exercise])
      }
      if programs.count == count { return [] }
    }
    return []
  }

  /// A build that hangs or does not link names no exercise.
  private static func isStopped(
    _ ending: CheckReport.Ending, by exercise: Exercise, _ part: TestRun?
  ) -> Bool {
    switch ending {
    case .completed, .notBuilt: return false
    case .doesNotCompile(let errors):
      let folders = ["Sources/\(exercise.name)/", "Tests/\(exercise.name)Tests/"]
      return errors.contains { error in folders.contains(where: error.path.hasPrefix) }
    case .crashed, .overTime:
      // Tests run one at a time, so only what stopped the round has a test that did not end.
      switch part.map({ CheckReport($0, of: exercise).ending }) {
      case .crashed(_, during: _?), .overTime(during: _?): return true
      case .completed, .doesNotCompile, .notBuilt, .crashed, .overTime, nil: return false
      }
    }
  }

  /// Writes what has changed since the round before; the rest need not be compiled again. A solution is
  /// written at every try, because a module that is not compiled prints no warnings.
  private func write() throws {
    guard let clone = programs.first?.source.clone else { return }
    var files: [String: String] = [:]
    for file in programs.flatMap(\.files) where file.path.hasSuffix(".swift") {
      files[file.path] = file.text
    }
    files["Package.swift"] = ExerciseSource.manifest(
      named: Self.exercise.name, of: programs.map(\.source.exercise), in: clone)
    for path in swiftFiles(in: folder) where files[path] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    let solutions = Set(
      programs.filter { $0.variant == .solution }.flatMap(\.files).map(\.path))
    for (path, text) in files {
      let url = URL(filePath: "\(folder)/\(path)")
      let isWritten = FileManager.default.contents(atPath: url.path) == Data(text.utf8)
      if isWritten, !solutions.contains(path) { continue }
      try FileManager.default.createDirectory(
        at: url.deletingLastPathComponent(), withIntermediateDirectories: true)
      // An `AtomicFile` would wait for the disk. The next round rewrites a file that is cut short.
      try Data(text.utf8).write(to: url)
    }
  }
}

extension TestRun {
  /// Returns the messages of the compiler and the events of each exercise in a run of several.
  fileprivate func parts(of exercises: [Exercise]) -> [Exercise: TestRun] {
    let tests = Dictionary(exercises.map { ("\($0.name)Tests", $0) }) { $1 }
    let modules = tests.merging(exercises.map { ($0.name, $0) }) { $1 }
    let empty = TestRun(log: "", exitCode: EXIT_SUCCESS)
    var parts = Dictionary(exercises.map { ($0, empty) }) { $1 }
    for line in log.split(whereSeparator: \.isNewline) {
      for exercise in Set(line.split(separator: "/").compactMap { modules[String($0)] }) {
        parts[exercise]?.log += line + "\n"
      }
    }
    // One pass for all, because a round has hundreds of events.
    for line in events.utf8.split(separator: UInt8(ascii: "\n")) {
      let words = Set(line.split(separator: UInt8(ascii: "\"")).map { String(Substring($0)) })
      let named = words.compactMap { tests[String($0.prefix { $0 != "." })] }
      let hasFailed = words.isSuperset(of: ["issueRecorded", "fail"])
      for exercise in words.contains("runEnded") ? exercises : Array(Set(named)) {
        parts[exercise]?.events += String(Substring(line)) + "\n"
        if hasFailed { parts[exercise]?.exitCode = EXIT_FAILURE }
      }
    }
    return parts
  }
}
