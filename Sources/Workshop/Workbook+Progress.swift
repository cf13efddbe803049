import Foundation
import LabOutput

extension Workbook {
  package enum State { case new, started, done }

  package func state(of exercise: Exercise) throws(FileError) -> State {
    if try progress()[exercise].isDone { return .done }
    return hasFolder(of: exercise) ? .started : .new
  }

  package func hintsShown(of exercise: Exercise) throws(FileError) -> Int {
    try progress()[exercise].hints
  }

  package func countHint(of exercise: Exercise) throws {
    try updateProgress { $0[exercise].hints += 1 }
  }

  package func setDone(_ exercise: Exercise) throws {
    try updateProgress { $0[exercise].isDone = true }
  }

  /// Returns the 32-bit FNV-1a hash of the learner's files.
  ///
  /// Source: draft-eastlake-fnv, the FNV non-cryptographic hash algorithm.
  package func digest(of source: ExerciseSource) throws(FileError) -> UInt32 {
    let files = try learnersFiles(of: source).sorted { $0.key < $1.key }
    return files.flatMap { "\($0.key)\0\($0.value)\0".utf8 }
      .reduce(2_166_136_261) { ($0 ^ UInt32($1)) &* 16_777_619 }
  }

  /// The folder of the exercise that was last used.
  var lastFolder: String? { get throws(FileError) { try progress().last } }

  package func setLast(_ exercise: Exercise) throws {
    if try lastFolder != exercise.folder { try updateProgress { $0.last = exercise.folder } }
  }

  func forget(_ exercise: Exercise) throws {
    try updateProgress { $0[exercise] = Progress.Entry() }
  }

  // MARK: The file

  static let progressFile = ".workshop.json"

  private var progressPath: String { "\(path)/\(Self.progressFile)" }

  private func progress() throws(FileError) -> Progress {
    guard FileManager.default.fileExists(atPath: progressPath) else { return Progress() }
    let data = try InputFile.read(progressPath)
    guard let progress = try? JSONDecoder().decode(Progress.self, from: data), progress.isReadable
    else {
      throw .cannotRead(
        path: progressPath,
        reason: "another version of the lab wrote it, or it is damaged. Delete it: your code stays")
    }
    return progress
  }

  func updateProgress(_ change: (inout Progress) -> Void) throws {
    var progress = try progress()
    change(&progress)
    try AtomicFile.write(JSONFile.text(of: progress), to: progressPath)
  }
}
