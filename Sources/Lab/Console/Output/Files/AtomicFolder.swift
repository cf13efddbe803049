import Foundation
import LabCInterruption

/// A new folder of text files, written in full or not at all.
package enum AtomicFolder {
  package typealias File = (path: String, text: String)

  /// Writes the files to a temporary folder beside `path`, then renames it to `path`. Folders above
  /// it are created where they are missing.
  ///
  /// A failure removes what was created. So does an interruption (Ctrl-C, `kill` or a closed terminal)
  /// before it ends the program.
  ///
  /// - Parameters:
  ///   - files: with paths relative to the folder, as in `Sources/App.swift`.
  ///   - path: must not exist. Its parent must not be a symbolic link.
  package static func write(_ files: some Sequence<File>, to path: String) throws(FileError) {
    let around = folder(around: path)
    let missing = try missingFolders(above: path, around)
    let temporary = "\(around)/.lab-\(UUID())"
    var created: [String] = []
    pl_interruption_defer()
    defer { pl_interruption_resume() }
    do throws(FileError) {
      for folder in missing where kind(of: folder) != S_IFDIR {
        try attempt(path, mkdir(folder, 0o777))
        created.append(folder)
      }
      try attempt(path, mkdir(temporary, 0o777))
      for file in files {
        try put(file, in: temporary)
        if pl_interruption_is_pending() != 0 {
          throw .cannotWrite(path: path, reason: "it was interrupted")
        }
      }
      try attempt(path, rename(temporary, path))
    } catch {
      try? FileManager.default.removeItem(atPath: temporary)
      for folder in created.reversed() { rmdir(folder) }
      throw error
    }
  }

  private static func folder(around path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
  }

  /// Returns the folders above `path` that are missing, the outermost first. Throws if `path` exists,
  /// or if a folder above is a file or reached through a symbolic link.
  ///
  /// In an absolute path, only the innermost folder that exists is checked for links: the system may
  /// link those above.
  private static func missingFolders(
    above path: String, _ around: String
  ) throws(FileError) -> [String] {
    if kind(of: path) != nil {
      throw .cannotWrite(path: path, reason: "it already exists; nothing is overwritten")
    }
    let root = around.hasPrefix("/") ? "/" : ""
    let parts = around.split(separator: "/").filter { $0 != "." }
    var missing: [String] = []
    for count in (0..<parts.count).reversed() {
      let part = root + parts[...count].joined(separator: "/")
      switch kind(of: part) {
      case S_IFDIR: if !root.isEmpty { return missing }
      case nil: missing.insert(part, at: 0)
      case S_IFLNK:
        throw .cannotWrite(path: path, reason: "\(part) is a symbolic link; name its target")
      default: throw .cannotWrite(path: path, reason: "\(part) is not a folder")
      }
    }
    return missing
  }

  /// Returns the type of the file at `path`, without following links; `nil` if there is none.
  private static func kind(of path: String) -> mode_t? {
    var status = stat()
    return lstat(path, &status) == 0 ? status.st_mode & S_IFMT : nil
  }

  private static func put(_ file: File, in folder: String) throws(FileError) {
    let parts = file.path.split(separator: "/", omittingEmptySubsequences: false)
    if parts.contains(where: { ["", ".", ".."].contains($0) }) {
      throw .cannotWrite(path: file.path, reason: "it would leave its folder")
    }
    for count in 1..<max(1, parts.count) {
      let inner = "\(folder)/\(parts.prefix(count).joined(separator: "/"))"
      if kind(of: inner) == nil { try attempt(file.path, mkdir(inner, 0o777)) }
    }
    let descriptor = open(
      "\(folder)/\(file.path)", O_WRONLY | O_CREAT | O_EXCL | O_NOFOLLOW | O_CLOEXEC, 0o666)
    try attempt(file.path, descriptor)
    defer { close(descriptor) }
    if let reason = LabOutput.put(file.text, to: descriptor) {
      throw .cannotWrite(path: file.path, reason: reason)
    }
    try attempt(file.path, fsync(descriptor))
  }

  /// Throws the system's reason if `result` says that a call failed.
  private static func attempt(_ path: String, _ result: Int32) throws(FileError) {
    if result < 0 { throw .cannotWrite(path: path, reason: lastReason()) }
  }
}
