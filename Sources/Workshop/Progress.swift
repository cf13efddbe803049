/// The contents of the progress file.
struct Progress: Codable {
  struct Entry: Codable {
    var hints = 0
    var isDone = false
  }

  private static let schema = "pattern-lab.workshop/2"

  private(set) var schema = Self.schema
  /// The folder of the exercise last used.
  var last: String?
  /// By the names of their folders, which may be those of another version of the course.
  private var exercises: [String: Entry] = [:]

  var isReadable: Bool { schema == Self.schema }

  subscript(exercise: Exercise) -> Entry {
    get { exercises[exercise.folder] ?? Entry() }
    set { exercises[exercise.folder] = newValue }
  }
}
