import Foundation

/// A new folder of text files, written in full or not at all.
package enum AtomicFolder {
  package typealias File = (path: String, text: String)

  /// Writes the files to a temporary folder beside `path`, then renames it to `path`. Folders above
  /// it are created where they are missing.
  ///
  /// - Parameters:
  ///   - files: with paths relative to the folder, as in `Sources/App.swift`.
  ///   - path: must not exist.
  package static func write(_ files: some Sequence<File>, to path: String) throws(FileError) {
    let manager = FileManager.default
    let folder = URL(filePath: path)
    if (try? manager.attributesOfItem(atPath: path)) != nil {
      throw .cannotWrite(path: path, reason: "it already exists; nothing is overwritten")
    }
    let temporary = folder.deletingLastPathComponent().appending(path: ".lab-\(UUID())")
    do {
      try manager.createDirectory(at: temporary, withIntermediateDirectories: true)
      for file in files {
        let place = temporary.appending(path: file.path)
        try manager.createDirectory(
          at: place.deletingLastPathComponent(), withIntermediateDirectories: true)
        try Data(file.text.utf8).write(to: place)
      }
      try manager.moveItem(at: temporary, to: folder)
    } catch {
      try? manager.removeItem(at: temporary)
      throw .cannotWrite(path: path, reason: error.localizedDescription)
    }
  }
}
