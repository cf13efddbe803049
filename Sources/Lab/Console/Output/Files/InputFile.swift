import Foundation

/// A file that a person names as input.
package enum InputFile {
  /// Reads the whole file, or a pipe to its end.
  package static func read(_ path: String) throws(FileError) -> Data {
    if access(path, R_OK) != 0 { throw .cannotRead(path: path, reason: lastReason()) }
    let data: Data
    do {
      data = try Data(contentsOf: URL(filePath: path))
    } catch {
      throw .cannotRead(path: path, reason: error.localizedDescription)
    }
    if data.isEmpty { throw .cannotRead(path: path, reason: "it is empty") }
    return data
  }
}

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
