import Foundation
import LabOutput

/// A mistake in an exercise, as a unified diff.
///
/// Its headers say what it changes, the start or the solution:
///
///     --- Solution/FeedView.swift
///     +++ Solution/FeedView.swift
///     @@ -12,5 +12,4 @@
struct Patch {
  private let path: String
  let base: ExerciseSource.Variant

  init(at path: String) throws(FileError) {
    self.path = path
    let text = String(decoding: try InputFile.read(path), as: UTF8.self)
    let names = text.matches(of: /(?m)^--- (.+)\n\+\+\+ (.+)$/).flatMap { [$0.1, $0.2] }
    // Empty for /dev/null, which stands for a file that is added or removed.
    let folders = Set(names.map { $0.prefix { $0 != "/" } }).subtracting([""])
    switch folders {
    case ["Start"]: base = .start
    case ["Solution"]: base = .solution
    default:
      let reason = "its files are not all in Start or all in Solution, as in '--- Start/A.swift'"
      throw .cannotRead(path: path, reason: reason)
    }
  }

  /// Returns the files as `git apply` changes them.
  ///
  /// - Parameter files: The Swift files of ``base``.
  func applied(to files: [String: String]) throws(FileError) -> [String: String] {
    let around = FileManager.default.temporaryDirectory
    let folder = around.appending(path: "lab-\(UUID())")
    defer { try? FileManager.default.removeItem(at: folder) }
    try AtomicFolder.write(files.map { ("\(base)/\($0.key)", $0.value) }, to: folder.path)

    let (git, errors) = (Process(), Pipe())
    git.executableURL = URL(filePath: "/usr/bin/env")
    git.arguments = ["git", "apply", "-p0", "--whitespace=nowarn", path]
    git.currentDirectoryURL = folder
    // In a repository, git would skip what is not at its root.
    git.environment = ProcessInfo.processInfo.environment.merging([
      "GIT_CEILING_DIRECTORIES": around.path
    ]) { $1 }
    git.standardError = errors
    do { try git.run() } catch {
      throw .cannotRead(path: path, reason: "git does not run: \(error.localizedDescription)")
    }
    let printed = String(decoding: errors.fileHandleForReading.readDataToEndOfFile(), as: UTF8.self)
    git.waitUntilExit()
    if git.terminationStatus != 0 {
      let complaint = printed.prefix { !$0.isNewline }.replacing("error: ", with: "")
      throw .cannotRead(path: path, reason: "it does not apply: \(complaint)")
    }
    return try swiftTexts(in: "\(folder.path)/\(base)")
  }
}
