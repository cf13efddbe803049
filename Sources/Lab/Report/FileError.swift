import Foundation

/// The reason why a file cannot be used.
package enum FileError: Error, Hashable, CustomStringConvertible {
  case cannotWrite(path: String, reason: String)
  case cannotRead(path: String, reason: String)

  package var description: String {
    switch self {
    case .cannotWrite(let path, let reason): "cannot write to \(path): \(reason)"
    case .cannotRead(let path, let reason): "cannot read \(path): \(reason)"
    }
  }
}

/// The reason of the last call that failed, in the system's words.
func lastReason() -> String {
  String(cString: strerror(errno))
}
