import Foundation

/// A directory that its owner removes.
final class TemporaryDirectory {
  private let url = TemporaryDirectory.parent.appending(path: UUID().uuidString)

  /// The folder for temporary files, or `/tmp` where its path would be cut in a message.
  private static var parent: URL {
    let folder = FileManager.default.temporaryDirectory
    return folder.path.count < 40 ? folder : URL(filePath: "/tmp")
  }

  init() throws {
    try FileManager.default.createDirectory(at: url, withIntermediateDirectories: true)
  }

  isolated deinit {
    try? FileManager.default.removeItem(at: url)
  }

  func path(_ name: String) -> String {
    url.appending(path: name).path(percentEncoded: false)
  }

  func text(_ name: String) throws -> String {
    try String(contentsOfFile: path(name), encoding: .utf8)
  }
}
