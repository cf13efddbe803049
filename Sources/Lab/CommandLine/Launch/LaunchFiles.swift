import Benchmarks
import Foundation
import Report

/// What is handed to a launch and back, in a directory of its own.
struct LaunchFiles {
  private let directory: URL
  /// Where the record of the first launch is; `nil` for that one itself.
  let first: String?

  /// - Parameter parent: where the directory goes.
  init(
    _ first: LaunchRecord?, in parent: URL = FileManager.default.temporaryDirectory
  ) throws(FileError) {
    directory = parent.appendingPathComponent("lab-\(UUID().uuidString)")
    guard mkdir(directory.path, 0o700) == 0 else {
      throw .cannotWrite(
        path: parent.path,
        reason: "\(String(cString: strerror(errno))); set TMPDIR, or add --processes 1")
    }
    let path = directory.appendingPathComponent("first.json").path
    if let first { try JSONFile.write(first, to: path) }
    self.first = first == nil ? nil : path
  }

  /// Where the launch writes its own record.
  var record: String { directory.appendingPathComponent("record.json").path }

  /// The directory last.
  var paths: [String] { [first, record, directory.path].compactMap(\.self) }

  func remove() { try? FileManager.default.removeItem(at: directory) }
}
