import Foundation
import LabOutput

/// The checks of a proof. A package holds a variant of every exercise, so that one `swift test` builds and runs them all.
package struct ProofRuns {
  private typealias Program = (source: ExerciseSource, variant: ExerciseSource.Variant)

  private let folder: String
  private let run: (_ package: String, _ scratch: String) throws -> TestRun

  /// - Parameters:
  ///   - folder: The folder for the package and its build, which is kept to save time.
  ///   - run: `swift test` on a package, with its build folder.
  package init(
    in folder: String, run: @escaping (_ package: String, _ scratch: String) throws -> TestRun
  ) {
    (self.folder, self.run) = (folder, run)
  }

  /// Runs the check of every variant of the exercises, except one whose patch does not apply.
  package func reports(
    of sources: [ExerciseSource]
  ) throws -> [Exercise: [ExerciseSource.Variant: CheckReport]] {
    var reports: [Exercise: [ExerciseSource.Variant: CheckReport]] = [:]
    for index in 0..<(sources.map(\.variants.count).max() ?? 0) {
      let programs = sources.compactMap { source -> Program? in
        guard let variant = source.variants.dropFirst(index).first,
          (try? source.package(variant)) != nil
        else { return nil }
        return (source, variant)
      }
      for (program, report) in try check(programs) {
        reports[program.source.exercise, default: [:]][program.variant] = report
      }
    }
    return reports
  }

  /// Checks programs together. What ends the run of all is then checked alone, and the others once more.
  private func check(_ programs: [Program]) throws -> [(Program, CheckReport)] {
    if programs.isEmpty { return [] }
    let package = "\(folder)/Proof"
    try? FileManager.default.removeItem(atPath: package)
    try AtomicFolder.write(files(of: programs), to: package)
    let run = try run(package, "\(folder)/.build")
    let checked = programs.map { program in
      let exercise = program.source.exercise
      let part = programs.count == 1 ? run : run.part(of: exercise)
      return (program, report: CheckReport(part, of: exercise, in: "Proof"))
    }
    if programs.count == 1 || run.events.contains("\"runEnded\"") { return checked }
    let alone = checked.filter(\.report.endsTheRun).map(\.0)
    if alone.isEmpty { return try programs.flatMap { try check([$0]) } }
    let others = checked.filter { !$0.report.endsTheRun }.map(\.0)
    return try alone.flatMap { try check([$0]) } + check(others)
  }

  private func files(of programs: [Program]) throws(FileError) -> [AtomicFolder.File] {
    var files: [AtomicFolder.File] = []
    for (source, variant) in programs {
      files += try source.package(variant).filter { $0.path.contains("/") }
    }
    let exercises = programs.map(\.source.exercise)
    let manifest = ExerciseSource.manifest(
      named: "Proof", of: exercises, in: programs[0].source.clone)
    return files + [("Package.swift", manifest)]
  }
}

extension CheckReport {
  /// Whether this part of a run is why the rest has no result.
  fileprivate var endsTheRun: Bool {
    switch ending {
    case .doesNotCompile, .crashed(_, during: _?), .overTime(during: _?): true
    case .completed, .notBuilt, .crashed, .overTime: false
    }
  }
}

extension TestRun {
  /// Returns the lines about one exercise in a run of several.
  fileprivate func part(of exercise: Exercise) -> TestRun {
    func lines(_ text: String, _ isPart: (Substring) -> Bool) -> String {
      text.split(whereSeparator: \.isNewline).filter(isPart).map { $0 + "\n" }.joined()
    }
    let modules = ["/\(exercise.name)/", "/\(exercise.name)Tests/"]
    return TestRun(
      log: lines(log) { line in modules.contains { "/\(line)".contains($0) } },
      events: lines(events) {
        $0.contains("\"\(exercise.name)Tests.") || $0.contains("\"runEnded\"")
      }, exitCode: EXIT_SUCCESS)
  }
}
