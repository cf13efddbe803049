import Foundation
import LabOutput

/// The chapters as `docc` reads them: `docs/Workshop.docc`, with the listings cut from the code.
package struct Catalogue: Sendable {
  /// The chapters and pictures, and the outputs of commands.
  private let kept: [AtomicFolder.File]
  package let listings: [Listing]
  private let clone: String

  private static let manifest = "Listings.txt"

  /// Reads a catalogue whose listings name files of the clone.
  ///
  /// - Throws: ``FileError`` or ``ListingError``.
  package init(_ folder: String, of clone: String) throws {
    let paths = try FileManager.default.subpathsOfDirectory(atPath: folder).sorted()
      .filter { $0.contains(".") }
    let files = try paths.map { path in
      let data = try InputFile.read("\(folder)/\(path)")
      return (path: path, text: String(decoding: data, as: UTF8.self))
    }
    kept = files.filter { $0.path != Self.manifest }
    listings = try Listing.all(in: files.first { $0.path == Self.manifest }?.text ?? "")
    self.clone = clone
  }

  /// Every file that `docc` needs.
  ///
  /// - Throws: ``ListingError``, or ``FileError`` for a patch that does not apply.
  package func files() throws -> [AtomicFolder.File] {
    var texts: [String: String] = [:]
    var all = kept
    for listing in listings {
      guard let text = try texts[listing.path] ?? text(at: listing.path) else {
        throw ListingError.noFile(listing: listing.name, path: listing.path)
      }
      texts[listing.path] = text
      all.append(("Resources/\(listing.name)", try listing.cut(from: text)))
    }
    return all
  }

  /// Reads a file of the clone, or applies a wrong turn and reads one of its files.
  private func text(at path: String) throws(FileError) -> String? {
    guard
      let patched = path.wholeMatch(
        of:
          /Sources\/Workshop\/Exercises\/(?<folder>.+)\/WrongTurns\/(?<turn>.+)\.patch: (?<file>.+)/
      ),
      let exercise = Course.exercises.first(where: { $0.folder == patched.folder })
    else { return try? String(contentsOfFile: "\(clone)/\(path)", encoding: .utf8) }
    let source = ExerciseSource(exercise, in: clone)
    return try source.texts(.wrongTurn(String(patched.turn)))[String(patched.file)]
  }

  /// Writes the catalogue of the clone to its build folder, in place of an earlier one.
  ///
  /// - Returns: where it is, from the root of the clone.
  /// - Throws: ``FileError`` or ``ListingError``.
  @discardableResult
  package static func write(in clone: String) throws -> String {
    let files = try Catalogue("\(clone)/docs/Workshop.docc", of: clone).files()
    let path = ".build/Workshop.docc"
    try? FileManager.default.removeItem(atPath: "\(clone)/\(path)")
    try? FileManager.default.createDirectory(
      atPath: "\(clone)/.build", withIntermediateDirectories: true)
    try AtomicFolder.write(files, to: "\(clone)/\(path)")
    return path
  }
}
