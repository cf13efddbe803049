import Foundation

/// The contents of the progress file.
struct Progress: Codable {
  private static let schema = "pattern-lab.workshop"
  private static let version = 1

  struct Entry: Codable {
    var hints = 0
    /// The digest of the files that passed.
    var passed: UInt32?
  }

  private var schema = "\(Self.schema)/\(Self.version)"
  /// The folder of the exercise last used.
  var last: String?
  /// By the names of their folders, which may be those of another version of the course.
  private var exercises: [String: Entry] = [:]

  subscript(exercise: Exercise) -> Entry {
    get { exercises[exercise.folder] ?? Entry() }
    set { exercises[exercise.folder] = newValue }
  }

  init() {}

  /// Reads the file of this version or an older one.
  init(_ data: Data) throws(Problem) {
    let decoder = JSONDecoder()
    guard let found = (try? decoder.decode(Header.self, from: data))?.schema.split(separator: "/"),
      found.count == 2, found[0] == Self.schema, let version = Int(found[1])
    else { throw .broken }
    if version > Self.version { throw .newer(version) }
    guard let read = try? decoder.decode(Self.self, from: data) else { throw .broken }
    self = read
    schema = Self().schema
  }

  private struct Header: Decodable {
    let schema: String
  }

  enum Problem: Error, CustomStringConvertible {
    case broken
    /// A newer version of the lab wrote it.
    case newer(Int)

    var description: String {
      switch self {
      case .broken: "it holds no progress"
      case .newer(let version):
        "a newer lab wrote it (version \(version)); update the clone, or choose another folder with --into DIR"
      }
    }
  }
}
