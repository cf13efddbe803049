import Foundation

/// A text file that is there in full or not at all.
package enum AtomicFile {
  /// Writes to a temporary file in the same folder, then renames it to `path`.
  ///
  /// A file that was there keeps its mode. A symbolic link stays, and its target is written. A device or a pipe is
  /// written directly.
  package static func write(_ text: String, to path: String) throws(FileError) {
    try check(path)
    let target = URL(filePath: path).resolvingSymlinksInPath()
    let old = status(of: path)
    let isStream = old.map { $0.st_mode & S_IFMT != S_IFREG } ?? false
    let file =
      isStream
      ? target : target.deletingLastPathComponent().appending(path: ".lab-\(UUID().uuidString)")
    do {
      try Data(text.utf8).write(to: file)
      if isStream { return }
      if let old { chmod(file.path, old.st_mode & 0o7777) }
      if rename(file.path, target.path) != 0 { throw POSIXError(.init(rawValue: errno) ?? .EIO) }
    } catch {
      if !isStream { unlink(file.path) }
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }

  /// Finds out, before hours of work, whether ``write(_:to:)`` could write now. Changes nothing.
  package static func check(_ path: String) throws(FileError) {
    let folder = path.lastIndex(of: "/").map { String(path[...$0]) } ?? "."
    let old = status(of: path)
    if let old, old.st_mode & S_IFMT == S_IFDIR {
      throw .cannotWrite(path: path, reason: String(cString: strerror(EISDIR)))
    }
    if access(old == nil ? folder : path, W_OK) != 0 {
      throw .cannotWrite(path: path, reason: lastReason())
    }
  }

  /// Describes the file at `path`, or at the end of its link; `nil` if there is none.
  private static func status(of path: String) -> stat? {
    var status = stat()
    return stat(path, &status) == 0 ? status : nil
  }
}

/// Writes the whole text to an open file.
///
/// - Returns: The reason why some is missing.
package func put(_ text: String, to descriptor: Int32) -> String? {
  var bytes = Array(text.utf8)[...]
  while !bytes.isEmpty {
    let count = bytes.withUnsafeBytes { write(descriptor, $0.baseAddress, $0.count) }
    if count >= 0 {
      bytes.removeFirst(count)
    } else if errno != EINTR {
      return lastReason()
    }
  }
  return nil
}
