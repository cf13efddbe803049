import Foundation
import LabOutput

extension Workbook {
  /// Writes the package of an exercise, unless its folder exists; nothing is overwritten.
  ///
  /// - Returns: Whether it was written.
  @discardableResult
  package func start(_ source: ExerciseSource) throws -> Bool {
    try open()
    let isNew = !hasFolder(of: source.exercise)
    if isNew { try AtomicFolder.write(source.package(), to: folder(of: source.exercise)) }
    try setLast(source.exercise)
    return isNew
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

  /// Writes the manifest, the README and the check again where they are missing.
  ///
  /// - Throws: ``WorkbookError/editedCheck(_:)``
  package func restore(_ source: ExerciseSource) throws {
    for file in try source.package()
    where [source.checkPath, "Package.swift", "README.md"].contains(file.path) {
      if try writeIfMissing(file, of: source) || file.path != source.checkPath { continue }
      let path = "\(folder(of: source.exercise))/\(file.path)"
      if FileManager.default.contents(atPath: path) != Data(file.text.utf8) {
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
        files[path] = try text(at: "\(folder(of: source.exercise))/\(path)")
      }
    }
    return files
  }

  func text(at path: String) throws(FileError) -> String {
    guard let data = FileManager.default.contents(atPath: path) else {
      throw .cannotRead(path: path, reason: "it is no file, or its permissions forbid it")
    }
    guard let text = String(validating: data, as: UTF8.self) else {
      throw .cannotRead(path: path, reason: "it is not UTF-8; save it again as UTF-8")
    }
    return text
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
    try replaceFiles(of: source, with: source.learnersFiles(.solution), keeping: "Before-solution")
  }
}

package enum WorkbookError: Error, Hashable, CustomStringConvertible {
  case notStarted(Exercise, in: String)
  case noneStarted(in: String)
  case noneLeft
  case editedCheck(String)

  package var description: String {
    switch self {
    case .notStarted(let exercise, let path):
      "\(exercise.folder) is not in \(path); swift run lab workshop start \(exercise.number) writes it"
    case .noneStarted(let path):
      "no exercise is started in \(path); to start the first, type: swift run lab workshop start"
    case .noneLeft: "every exercise is started; to see which are done, type: swift run lab workshop"
    case .editedCheck(let path):
      "\(path) is not the lab's. Delete it or move it away: the next check writes it again"
    }
  }
}
