import Foundation

/// A file that a person names as input.
package enum InputFile {
  /// The most bytes of a file.
  package static let limit = 64_000_000

  /// Reads the whole file, or a pipe to its end; refuses a larger one before it fills the memory.
  package static func read(_ path: String, limit: Int = limit) throws(FileError) -> Data {
    guard let file = fopen(path, "r") else {
      throw .cannotRead(path: path, reason: lastReason())
    }
    defer { fclose(file) }
    var data = Data()
    var buffer = [UInt8](repeating: 0, count: 1 << 16)
    while true {
      let count = fread(&buffer, 1, buffer.count, file)
      if count == 0 { break }
      data.append(contentsOf: buffer[..<count])
      if data.count > limit {
        throw .cannotRead(path: path, reason: "it is larger than \(Units.bytes(limit))")
      }
    }
    if ferror(file) != 0 { throw .cannotRead(path: path, reason: lastReason()) }
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
