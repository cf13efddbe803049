import Foundation
import LabOutput

/// The checks of a proof. A package holds a variant of every exercise, so that one `swift test` builds and runs them all.
package struct ProofRuns {
  package typealias Reports = [ExerciseSource.Variant: CheckReport]
  private typealias Program = (source: ExerciseSource, variant: ExerciseSource.Variant)

  private let folder: String
  private let run: (_ package: String, _ scratch: String) throws -> TestRun
  private var reports: [Exercise: Reports] = [:]

  /// Runs the check of every variant of the exercises.
  ///
  /// - Parameters:
  ///   - folder: The folder for the package and its build, which is kept to save time.
  ///   - run: `swift test` on a package, with its build folder.
  package static func reports(
    of sources: [ExerciseSource], in folder: String,
    run: @escaping (_ package: String, _ scratch: String) throws -> TestRun
  ) throws -> [Exercise: Reports] {
    try FileManager.default.createDirectory(atPath: folder, withIntermediateDirectories: true)
    var runs = Self(folder: folder, run: run)
    for index in 0..<(sources.map(\.variants.count).max() ?? 0) {
      try runs.check(
        sources.compactMap { source in
          source.variants.dropFirst(index).first.map { (source, $0) }
        })
    }
    return runs.reports
  }

  private init(folder: String, run: @escaping (String, String) throws -> TestRun) {
    (self.folder, self.run) = (folder, run)
  }

  /// Checks programs together. What ends the run of all is then checked alone.
  private mutating func check(_ programs: [Program]) throws {
    guard let clone = programs.first?.source.clone else { return }
    let exercises = programs.map(\.source.exercise)
    var files = try programs.flatMap { try $0.source.package($0.variant) }
      .filter { $0.path.hasSuffix(".swift") && $0.path != "Package.swift" }
    files.append(
      (
        "Package.swift",
        ExerciseSource.manifest(named: "Proof", of: exercises, in: clone)
      ))
    let package = "\(folder)/Proof"
    try? FileManager.default.removeItem(atPath: package)
    try AtomicFolder.write(files, to: package)

    let run = try run(package, "\(folder)/.build")
    let isWhole = run.events.contains("\"runEnded\"") && !run.isOverTime
    let parts = exercises.map { exercise in
      let part = programs.count == 1 ? run : run.part(of: exercise)
      return CheckReport(part, of: exercise, in: "Proof")
    }
    if isWhole || programs.count == 1 {
      for (program, report) in zip(programs, parts) {
        reports[program.source.exercise, default: [:]][program.variant] = report
      }
      return
    }
    let ended = programs.indices.filter { parts[$0].endsTheRun }
    for index in ended.isEmpty ? Array(programs.indices) : ended { try check([programs[index]]) }
    if !ended.isEmpty {
      try check(programs.indices.filter { !ended.contains($0) }.map { programs[$0] })
    }
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
