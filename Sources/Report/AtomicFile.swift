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
  /// A file that was there stays as it was until the rename, and when anything fails.
  package static func write(_ text: String, to path: String) throws(FileError) {
    let temporary = "\(path).\(getpid())-\(UInt32.random(in: .min ... .max)).tmp"
    guard let file = fopen(temporary, "wx") else {
      throw .cannotWrite(path: path, reason: lastReason())
    }
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

  private static func lastReason() -> String {
    String(cString: strerror(errno))
  }
}
