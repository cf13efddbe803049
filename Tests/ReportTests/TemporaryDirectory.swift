import Foundation

/// Gives `body` a directory of its own and removes it afterwards.
func withTemporaryDirectory(_ body: (_ path: String) throws -> Void) throws {
  let directory = FileManager.default.temporaryDirectory.appending(path: UUID().uuidString)
  try FileManager.default.createDirectory(at: directory, withIntermediateDirectories: true)
  defer { try? FileManager.default.removeItem(at: directory) }
  try body(directory.path(percentEncoded: false))
}
