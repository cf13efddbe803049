import Foundation
import LabOutput

/// The learner's folder: a package per exercise, their shared build, and the progress.
package struct Workbook: Sendable {
  package let path: String
  let clone: String

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
    } else if let last = Self.remembered(of: clone), exists(last) {
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

  package func hasFolder(of exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: exercise))
  }

  package func state(of exercise: Exercise) throws(FileError) -> State {
    if try progress()[exercise].passed != nil { return .done }
    return hasFolder(of: exercise) ? .started : .new
  }

  package func hintsShown(of exercise: Exercise) throws(FileError) -> Int {
    try progress()[exercise].hints
  }

  package func countHint(of exercise: Exercise) throws { try update { $0[exercise].hints += 1 } }

  package func setDone(_ source: ExerciseSource) throws {
    let passed = try digest(of: source)
    try update { $0[source.exercise].passed = passed }
  }

  /// Whether the exercise is done, and no file has changed since.
  package func isDoneAsItIs(_ source: ExerciseSource) throws -> Bool {
    let passed = try progress()[source.exercise].passed
    return try passed != nil && passed == digest(of: source)
  }

  /// Returns the 32-bit FNV-1a hash of the learner's files.
  ///
  /// Source: draft-eastlake-fnv, the FNV non-cryptographic hash algorithm.
  private func digest(of source: ExerciseSource) throws(FileError) -> UInt32 {
    let files = try learnersFiles(of: source).sorted { $0.key < $1.key }
    return files.flatMap { "\($0.key)\0\($0.value)\0".utf8 }
      .reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

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
    Self.remember(path, of: clone)
  }

  /// The folder that was last used without naming it again.
  package static func remembered(of clone: String) -> String? {
    try? String(contentsOfFile: memory(of: clone), encoding: .utf8)
  }

  package static func remember(_ path: String?, of clone: String) {
    if let path {
      try? AtomicFile.write(path, to: memory(of: clone))
    } else {
      try? FileManager.default.removeItem(atPath: memory(of: clone))
    }
  }

  private static func memory(of clone: String) -> String { "\(clone)/.build/workshop-folder" }
}

/// The contents of the progress file.
private struct Progress: Codable {
  static let schema = "pattern-lab.workshop/1"

  struct Entry: Codable {
    var hints = 0
    /// The digest of the files that passed.
    var passed: UInt32?
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
  var upToLastSlash: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }

  fileprivate var withoutSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }

  /// The directory and those above it.
  fileprivate var andAbove: [String] {
    let parts = split(separator: "/")
    return (0...parts.count).reversed().map { "/" + parts.prefix($0).joined(separator: "/") }
  }
}
