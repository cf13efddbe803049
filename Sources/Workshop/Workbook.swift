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
    } else if let around = directory.andAbove.first(where: { exists("\($0)/\(Self.progressFile)") })
    {
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

  package func hasFolder(of exercise: Exercise) -> Bool {
    FileManager.default.fileExists(atPath: folder(of: exercise))
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
    try updateProgress { _ in }
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

extension String {
  var upToLastSlash: String {
    lastIndex(of: "/").map { String(self[..<$0]) } ?? "."
  }

  var withoutSlash: String { hasSuffix("/") && count > 1 ? String(dropLast()) : self }

  /// The directory and those above it.
  var andAbove: [String] {
    let parts = split(separator: "/")
    return (0...parts.count).reversed().map { "/" + parts.prefix($0).joined(separator: "/") }
  }
}
