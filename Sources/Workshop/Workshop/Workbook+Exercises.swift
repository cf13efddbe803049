import Foundation
import LabOutput

extension Workbook {
  /// Writes the package of an exercise; nothing is overwritten.
  package func start(_ source: ExerciseSource) throws {
    try open()
    try AtomicFolder.write(source.package(), to: folder(of: source.exercise))
  }

  /// Builds what all exercises import.
  ///
  /// - Parameter run: `swift test` on a package, with its build folder.
  /// - Returns: Why it could not.
  package func prepare(
    run: (_ package: String, _ scratch: String) throws -> TestRun
  ) throws -> String? {
    try open()
    let everything = Exercise(
      number: 0, name: "Everything", title: "", chapter: 0, difficulty: 0, minutes: 0,
      products: Set(Course.exercises.flatMap(\.products)).sorted())
    let package = "\(scratch)/\(everything.folder)"
    try? FileManager.default.removeItem(atPath: package)
    try FileManager.default.createDirectory(atPath: scratch, withIntermediateDirectories: true)
    let imports = everything.products.map { "import \($0)\n" }.joined()
    try AtomicFolder.write(
      [
        ("Package.swift", ExerciseSource(everything, in: clone).manifest),
        ("Sources/Everything/Everything.swift", imports),
        (
          "Tests/EverythingTests/Check.swift",
          "import Testing\n\n@Test func builds() { #expect(Bool(true)) }\n"
        ),
      ], to: package)
    let report = CheckReport(try run(package, scratch), of: everything)
    return report.isPassed ? nil : report.summary
  }

  /// Writes the manifest and the check again where they are missing.
  ///
  /// - Throws: ``WorkbookError/editedCheck(_:)``
  package func restore(_ source: ExerciseSource) throws {
    let folder = folder(of: source.exercise)
    for file in try source.package() where ["Package.swift", source.checkPath].contains(file.path) {
      let path = "\(folder)/\(file.path)"
      guard let data = FileManager.default.contents(atPath: path) else {
        try FileManager.default.createDirectory(
          atPath: path.upToLastSlash, withIntermediateDirectories: true)
        try AtomicFile.write(file.text, to: path)
        continue
      }
      if file.path == source.checkPath, data != Data(file.text.utf8) {
        throw WorkbookError.editedCheck(path)
      }
    }
  }

  /// Returns the learner's Swift files, by their paths in the package.
  ///
  /// - Throws: If a file is not UTF-8: its text is shown, and copied before the solution replaces it.
  package func learnersFiles(of source: ExerciseSource) throws(FileError) -> [String: String] {
    var files: [String: String] = [:]
    for part in ["Sources", "Tests"] {
      for path in swiftFiles(in: "\(folder(of: source.exercise))/\(part)").map({ "\(part)/\($0)" })
      where path != source.checkPath {
        let file = "\(folder(of: source.exercise))/\(path)"
        guard let data = FileManager.default.contents(atPath: file) else {
          throw .cannotRead(path: file, reason: "it is no file, or its permissions forbid it")
        }
        guard let text = String(validating: data, as: UTF8.self) else {
          throw .cannotRead(path: file, reason: "it is not UTF-8; save it again as UTF-8")
        }
        files[path] = text
      }
    }
    return files
  }

  /// Returns how the learner's files differ from the solution, a text per file that does.
  package func difference(
    toSolutionOf source: ExerciseSource
  ) throws(FileError) -> [(path: String, lines: [String])] {
    let (own, solution) = (try learnersFiles(of: source), try source.learnersFiles(.solution))
    return Set(own.keys).union(solution.keys).sorted().compactMap { path in
      let lines = Difference(from: own[path] ?? "", to: solution[path] ?? "").lines
      return lines.isEmpty ? nil : (path, lines)
    }
  }

  /// Puts the solution in place, after it has copied the learner's files.
  ///
  /// - Returns: The folder with the learner's files.
  package func applySolution(of source: ExerciseSource) throws -> String {
    let folder = folder(of: source.exercise)
    let (own, solution) = (try learnersFiles(of: source), try source.learnersFiles(.solution))
    var kept = "Before-solution"
    var number = 1
    while FileManager.default.fileExists(atPath: "\(folder)/\(kept)") {
      number += 1
      kept = "Before-solution-\(number)"
    }
    try AtomicFolder.write(own.map { ($0.key, $0.value) }, to: "\(folder)/\(kept)")
    for (path, text) in solution {
      try FileManager.default.createDirectory(
        atPath: "\(folder)/\(path)".upToLastSlash, withIntermediateDirectories: true)
      try AtomicFile.write(text, to: "\(folder)/\(path)")
    }
    for path in own.keys where solution[path] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    return kept
  }
}

package enum WorkbookError: Error, Hashable, CustomStringConvertible {
  case notStarted(Exercise, in: String)
  case editedCheck(String)

  package var description: String {
    switch self {
    case .notStarted(let exercise, let path):
      "\(exercise.folder) is not in \(path); lab workshop start \(exercise.number) writes it"
    case .editedCheck(let path):
      "\(path) is not the lab's. Delete it or move it away: the next check writes it again"
    }
  }
}
