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
  /// A file that was there stays as it was until the rename, and when anything fails. What is there
  /// and is no file, such as a device, is never replaced.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let (temporary, file) = try open(besides: path)
    var text = text
    let isWritten = text.withUTF8 { fwrite($0.baseAddress, 1, $0.count, file) == $0.count }
    var failure = isWritten ? nil : lastReason()
    if fclose(file) != 0, failure == nil { failure = lastReason() }
    if failure == nil, rename(temporary, path) != 0 { failure = lastReason() }
    if let failure {
      unlink(temporary)
      throw .cannotWrite(path: path, reason: failure)
    }
  }

  /// Finds out, before hours of work, whether ``write(_:to:)`` could write now. Changes nothing.
  package static func check(_ path: String) throws(FileError) {
    let (temporary, file) = try open(besides: path)
    fclose(file)
    unlink(temporary)
  }

  private typealias File = UnsafeMutablePointer<FILE>

  /// A new file in the directory of `path`.
  private static func open(besides path: String) throws(FileError) -> (name: String, File) {
    if path.isEmpty { throw .cannotWrite(path: "''", reason: "it has no name") }
    var status = stat()
    if stat(path, &status) == 0, status.st_mode & S_IFMT != S_IFREG {
      let isDirectory = status.st_mode & S_IFMT == S_IFDIR
      throw .cannotWrite(path: path, reason: isDirectory ? "Is a directory" : "it is not a file")
    }
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    guard let file = fopen(temporary, "wx") else {
      throw .cannotWrite(path: path, reason: lastReason())
    }
    return (temporary, file)
  }

  private static func lastReason() -> String {
    String(cString: strerror(errno))
  }
}
