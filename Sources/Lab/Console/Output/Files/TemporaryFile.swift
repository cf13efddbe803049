import Foundation
import LabCInterruption

/// A file that is gone when its use ends.
package enum TemporaryFile {
  /// Calls `body` with a path that only this user may read and write, and removes what it wrote there.
  /// So does an interruption, by Ctrl-C, `kill` or a closed terminal.
  package static func with<Result>(_ body: (_ path: String) throws -> Result) throws -> Result {
    let path = FileManager.default.temporaryDirectory.appending(path: "lab-\(UUID())").path
    let slot = pl_interruption_add(path)
    defer { pl_interruption_drop(slot) }
    let descriptor = open(path, O_WRONLY | O_CREAT | O_EXCL | O_CLOEXEC, 0o600)
    if descriptor < 0 { throw FileError.cannotWrite(path: path, reason: lastReason()) }
    close(descriptor)
    defer { unlink(path) }
    return try body(path)
  }
}
