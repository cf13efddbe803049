#if canImport(Darwin)
  import Darwin
#elseif canImport(Glibc)
  import Glibc
#elseif canImport(Musl)
  import Musl
#endif

/// A text file that is there in full or not at all.
package enum AtomicFile {
  /// Writes to a temporary name in the same directory, then renames it to `path`.
  ///
  /// A file that was there stays as it was until the rename, and when anything fails. A symbolic link
  /// stays, and what it leads to is written. What is there and is no file, such as a device, is never
  /// replaced.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let target = try target(of: path)
    let (temporary, file) = try open(besides: target, for: path)
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    var failure = isWritten ? nil : lastReason()
    if fclose(file) != 0, failure == nil { failure = lastReason() }
    if failure == nil, rename(temporary, target) != 0 { failure = lastReason() }
    if let failure {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: failure)
    }
  }

  /// Finds out, before hours of work, whether ``write(_:to:)`` could write now. Changes nothing.
  package static func check(_ path: String) throws(FileError) {
    let (temporary, file) = try open(besides: try target(of: path), for: path)
    fclose(file)
    unlink(temporary)
  }

  private typealias File = UnsafeMutablePointer<FILE>

  /// Where a chain of symbolic links ends, whether or not a file is there.
  private static func target(of path: String) throws(FileError) -> String {
    var target = path
    for _ in 0..<mostLinks {
      guard let next = destination(ofLinkAt: target) else { return target }
      let directory = target.lastIndex(of: "/").map { target[...$0] } ?? ""
      target = next.hasPrefix("/") ? next : directory + next
    }
    throw .cannotWrite(path: path, reason: String(cString: strerror(ELOOP)))
  }

  /// As many as Linux follows.
  private static let mostLinks = 40

  /// `nil` when there is no link.
  private static func destination(ofLinkAt path: String) -> String? {
    withUnsafeTemporaryAllocation(of: CChar.self, capacity: Int(PATH_MAX) + 1) { buffer in
      buffer.initialize(repeating: 0)
      guard let start = buffer.baseAddress, readlink(path, start, Int(PATH_MAX)) > 0 else {
        return nil
      }
      return String(cString: start)
    }
  }

  /// A new file in the directory of `target`, which `path` leads to.
  private static func open(
    besides target: String, for path: String
  ) throws(FileError) -> (name: String, File) {
    if path.isEmpty { throw .cannotWrite(path: "''", reason: "it has no name") }
    var status = stat()
    if stat(target, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotWrite(path: path, reason: isDirectory ? "Is a directory" : "it is not a file")
    }
    let temporary = "\(target).\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    guard let file = fopen(temporary, "wx") else {
      throw .cannotWrite(path: path, reason: lastReason())
    }
    return (temporary, file)
  }

  private static func lastReason() -> String {
    String(cString: strerror(errno))
  }
}
