import Foundation
import Report

/// The learner's folder: a package per exercise, their shared build, and the progress.
package struct Workbook: Sendable {
  package let path: String
  private let clone: String

  /// - Parameters:
  ///   - path: absolute.
  ///   - clone: The clone of the lab.
  package init(at path: String, of clone: String) {
    self.path = path
    self.clone = clone
  }

  /// Finds the learner's folder: the one named, else the working directory or one above, else the
  /// last one used, else `PatternWorkshop` beside the clone.
  package init(
    named name: String?, of clone: String,
    from directory: String = FileManager.default.currentDirectoryPath
  ) {
    let exists = FileManager.default.fileExists(atPath:)
    var path = clone.upToLastSlash + "/PatternWorkshop"
    if let name {
      path = name.hasPrefix("/") ? name : "\(directory)/\(name)"
    } else if let around = directory.andAbove.first(where: { exists("\($0)/\(Self.file)") }) {
      path = around
    } else if let last = try? String(contentsOfFile: Self.memory(of: clone), encoding: .utf8),
      exists(last)
    {
      path = last
    }
    self.init(
      at: URL(filePath: path).standardizedFileURL.path(percentEncoded: false).withoutSlash,
      of: clone)
  }

  package var exists: Bool { FileManager.default.fileExists(atPath: path) }

  /// The build folder that all exercises share.
  package var scratch: String { "\(path)/.build" }

  package func folder(of exercise: Exercise) -> String { "\(path)/\(exercise.folder)" }

  // MARK: Progress

  package enum State { case new, started, done }

  package func state(of exercise: Exercise) throws(FileError) -> State {
    if try progress()[exercise].isDone { return .done }
    return FileManager.default.fileExists(atPath: folder(of: exercise)) ? .started : .new
  }

  package func hintsShown(of exercise: Exercise) throws(FileError) -> Int {
    try progress()[exercise].hints
  }

  package func countHint(of exercise: Exercise) throws { try update { $0[exercise].hints += 1 } }
  package func setDone(_ exercise: Exercise) throws { try update { $0[exercise].isDone = true } }

  private static let file = ".workshop.json"

  private func progress() throws(FileError) -> Progress {
    let path = "\(path)/\(Self.file)"
    guard FileManager.default.fileExists(atPath: path) else { return Progress() }
    return try JSONFile.read(Progress.self, schema: Progress.schema, from: path)
  }

  private func update(_ change: (inout Progress) -> Void) throws {
    var progress = try progress()
    change(&progress)
    try AtomicFile.write(JSONFile.text(of: progress), to: "\(path)/\(Self.file)")
  }

  // MARK: Files

  /// Creates the folder, or its last part, and the progress file.
  package func open() throws {
    let real = URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false) + "/"
    let realClone = URL(filePath: clone).resolvingSymlinksInPath().path(percentEncoded: false)
    if real.hasPrefix(realClone.withoutSlash + "/") {
      throw FileError.cannotWrite(
        path: path, reason: "it is inside the lab's clone; choose a folder outside, with --into DIR"
      )
    }
    if !exists, mkdir(path, 0o777) != 0 {
      throw FileError.cannotWrite(path: path, reason: String(cString: strerror(errno)))
    }
    try update { _ in }
    // Only saves typing --into.
    try? AtomicFile.write(path, to: Self.memory(of: clone))
  }

  private static func memory(of clone: String) -> String { "\(clone)/.build/workshop-folder" }

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
  package func learnersFiles(of source: ExerciseSource) throws(FileError) -> [String: String] {
    var files: [String: String] = [:]
    for part in ["Sources", "Tests"] {
      for path in swiftFiles(in: "\(folder(of: source.exercise))/\(part)").map({ "\(part)/\($0)" })
      where path != source.checkPath {
        let data = FileManager.default.contents(atPath: "\(folder(of: source.exercise))/\(path)")
        files[path] = String(decoding: data ?? Data(), as: UTF8.self)
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
      "\(path) was edited. Delete it or move it away: the next check writes it again"
    }
  }
}

/// The contents of the progress file.
private struct Progress: Codable {
  static let schema = "pattern-lab.workshop/1"

  struct Entry: Codable {
    var hints = 0
    var isDone = false
  }

  private var schema = Self.schema
  /// By the names of their folders.
  private var exercises: [String: Entry] = [:]

  subscript(exercise: Exercise) -> Entry {
    get { exercises[exercise.folder] ?? Entry() }
    set { exercises[exercise.folder] = newValue }
  }
}

extension String {
  fileprivate var upToLastSlash: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }

  fileprivate var withoutSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }

  /// The directory and those above it.
  fileprivate var andAbove: [String] {
    let parts = split(separator: "/")
    return (0...parts.count).reversed().map { "/" + parts.prefix($0).joined(separator: "/") }
  }
}
