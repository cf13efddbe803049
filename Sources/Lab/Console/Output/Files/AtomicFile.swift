import Foundation
import LabCInterruption

/// A text file that is there in full or not at all.
package enum AtomicFile {
  /// Writes to a temporary file in the same folder, then renames it to `path`.
  ///
  /// A file that was there keeps its mode, and its text until the rename. A symbolic link stays and
  /// its target is written. A device, a pipe, and a file to which the standard output or error is
  /// redirected are written directly.
  package static func write(_ text: String, to path: String) throws(FileError) {
    func put(to descriptor: Int32) throws(FileError) {
      if let reason = LabOutput.put(text, to: descriptor) {
        throw .cannotWrite(path: path, reason: reason)
      }
    }
    switch try destination(of: path) {
    case .open(let descriptor): try put(to: descriptor)
    case .stream:
      let descriptor = open(path, O_WRONLY | O_CLOEXEC)
      if descriptor < 0 { throw .cannotWrite(path: path, reason: lastReason()) }
      defer { close(descriptor) }
      try put(to: descriptor)
    case .file(let target, let mode): try replace(target, mode, for: path, with: put)
    }
  }

  /// Finds out, before hours of work, whether ``write(_:to:)`` could write now. Changes nothing.
  package static func check(_ path: String) throws(FileError) {
    guard case .file(let target, _) = try destination(of: path) else { return }
    if access(folder(of: target) + ".", W_OK | X_OK) != 0 {
      throw .cannotWrite(path: path, reason: lastReason())
    }
  }

  private enum Destination {
    case open(Int32)
    case stream
    /// `mode` is that of the file to replace.
    case file(String, mode: mode_t?)
  }

  private static func destination(of path: String) throws(FileError) -> Destination {
    if path.isEmpty { throw .cannotWrite(path: "''", reason: "it has no name") }
    var status = stat()
    if stat(path, &status) != 0 {
      if errno != ENOENT { throw .cannotWrite(path: path, reason: lastReason()) }
      return .file(target(of: path), mode: nil)
    }
    for descriptor in [STDOUT_FILENO, STDERR_FILENO] where isOpen(status, as: descriptor) {
      return .open(descriptor)
    }
    switch status.st_mode & S_IFMT {
    case S_IFDIR: throw .cannotWrite(path: path, reason: String(cString: strerror(EISDIR)))
    case S_IFREG:
      if access(path, W_OK) != 0 { throw .cannotWrite(path: path, reason: lastReason()) }
      return .file(target(of: path), mode: status.st_mode & 0o7777)
    default: return .stream
    }
  }

  private static func isOpen(_ status: stat, as descriptor: Int32) -> Bool {
    var other = stat()
    return fstat(descriptor, &other) == 0 && other.st_dev == status.st_dev
      && other.st_ino == status.st_ino
  }

  /// The end of a chain of symbolic links, whether or not a file is there.
  private static func target(of path: String) -> String {
    var target = path
    while let next = try? FileManager.default.destinationOfSymbolicLink(atPath: target) {
      target = next.hasPrefix("/") ? next : folder(of: target) + next
    }
    return target
  }

  /// Ends with a slash, unless it is the working directory.
  private static func folder(of path: String) -> String {
    path.lastIndex(of: "/").map { String(path[...$0]) } ?? ""
  }

  /// Puts a new file with what `body` writes in place of `target`. An interruption, by Ctrl-C, `kill`
  /// or a closed terminal, removes the new file before it ends the program.
  static func replace(
    _ target: String, _ mode: mode_t?, for path: String,
    with body: (Int32) throws(FileError) -> Void
  ) throws(FileError) {
    // Short, because the name of the target may be as long as a name can be.
    let temporary = "\(folder(of: target)).lab-\(UUID())"
    let slot = pl_interruption_add(temporary)
    defer { pl_interruption_drop(slot) }
    let descriptor = open(
      temporary, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, mode == nil ? 0o666 : 0o600)
    if descriptor < 0 { throw .cannotWrite(path: path, reason: lastReason()) }
    defer { close(descriptor) }
    do throws(FileError) {
      try body(descriptor)
      if let mode { fchmod(descriptor, mode) }
      if fsync(descriptor) != 0 || rename(temporary, target) != 0 {
        throw .cannotWrite(path: path, reason: lastReason())
      }
    } catch {
      unlink(temporary)
      throw error
    }
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
