import Foundation
import Report
import Trace

/// A file with recordings as JSON.
enum TraceFile {
  /// All that it holds; at least one.
  static func recordings(in path: String) throws(FileError) -> [Recording] {
    let data = try InputFile.read(path)
    return try readable(path) { () throws(JSONLinesError) in
      try JSONLines.recordings(in: String(decoding: data, as: UTF8.self))
    }
  }

  /// - Throws: what `read` throws, as the reason why the file is of no use.
  static func readable<Value, Failure: Error>(
    _ path: String, _ read: () throws(Failure) -> Value
  ) throws(FileError) -> Value {
    do throws(Failure) { return try read() } catch {
      throw .cannotRead(path: path, reason: "\(error)")
    }
  }
}
