import Foundation
import LabOutput

extension Workbook {
  /// Restores the start of an exercise, after it has copied what the learner changed. It is then no longer done,
  /// and its hints start again.
  ///
  /// - Returns: The folder with the learner's files.
  package func reset(_ source: ExerciseSource) throws -> String {
    let start = Dictionary(try source.package().map { ($0.path, $0.text) }) { $1 }
    let kept = try replaceFiles(of: source, with: start, keeping: "Before-reset")
    try forget(source.exercise)
    return kept
  }

  /// Returns the files of the start that are missing, by their paths in the package.
  package func missingFiles(of source: ExerciseSource) throws(FileError) -> [String] {
    let folder = folder(of: source.exercise)
    return try source.package().map(\.path).filter {
      !FileManager.default.fileExists(atPath: "\(folder)/\($0)")
    }
  }

  /// Writes the files of the start that are missing, and no other.
  ///
  /// - Returns: Their paths in the package.
  package func writeMissingFiles(of source: ExerciseSource) throws -> [String] {
    try source.package().filter { try writeIfMissing($0, of: source) }.map(\.path)
  }

  @discardableResult
  func writeIfMissing(_ file: AtomicFolder.File, of source: ExerciseSource) throws -> Bool {
    let path = "\(folder(of: source.exercise))/\(file.path)"
    if FileManager.default.fileExists(atPath: path) { return false }
    try write(file.text, to: path)
    return true
  }

  /// Writes the files and removes all others of the learner's. Copies those first, and what else is overwritten
  /// and differs.
  ///
  /// - Returns: The folder with the copies: `name`, numbered if that exists.
  func replaceFiles(
    of source: ExerciseSource, with files: [String: String], keeping name: String
  ) throws -> String {
    let folder = folder(of: source.exercise)
    let own = try learnersFiles(of: source)
    var copies = own
    for (path, new) in files
    where own[path] == nil && FileManager.default.fileExists(atPath: "\(folder)/\(path)") {
      let old = try text(at: "\(folder)/\(path)")
      if old != new { copies[path] = old }
    }
    let kept = vacantName(name, in: folder)
    try AtomicFolder.write(copies.map { ($0.key, $0.value) }, to: "\(folder)/\(kept)")
    for (path, text) in files { try write(text, to: "\(folder)/\(path)") }
    for path in own.keys where files[path] == nil {
      try FileManager.default.removeItem(atPath: "\(folder)/\(path)")
    }
    return kept
  }

  private func write(_ text: String, to path: String) throws {
    try FileManager.default.createDirectory(
      atPath: path.upToLastSlash, withIntermediateDirectories: true)
    try AtomicFile.write(text, to: path)
  }
}

/// Returns the name, or the first of `name-2`, `name-3` and so on that is not in the folder.
func vacantName(_ name: String, in folder: String) -> String {
  func isTaken(_ name: String) -> Bool {
    FileManager.default.fileExists(atPath: "\(folder)/\(name)")
  }
  var (vacant, number) = (name, 1)
  while isTaken(vacant) {
    number += 1
    vacant = "\(name)-\(number)"
  }
  return vacant
}
