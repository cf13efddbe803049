import Foundation
import LabOutput

extension Workbook {
  /// Returns the exercise that a learner at work means without naming it: the one whose folder holds the working
  /// directory, else the one last used, else the first of the course that is started and not done.
  ///
  /// - Throws: ``WorkbookError/noneStarted(in:)``
  package func current(from directory: String) throws -> Exercise {
    let around = Set(Self.real(directory).andAbove)
    if let exercise = Course.exercises.first(where: {
      hasFolder(of: $0) && around.contains(Self.real(folder(of: $0)))
    }) {
      return exercise
    }
    let last = try lastFolder
    if let exercise = Course.exercises.first(where: { $0.folder == last && hasFolder(of: $0) }) {
      return exercise
    }
    if let exercise = try Course.path.first(where: { try state(of: $0) == .started }) {
      return exercise
    }
    throw WorkbookError.noneStarted(in: path)
  }

  /// Returns the first exercise after the last one used that is not started.
  ///
  /// - Throws: ``WorkbookError/noneLeft``
  package func next() throws -> Exercise {
    guard let exercise = try Course.path(after: last).first(where: { try state(of: $0) == .new })
    else {
      throw WorkbookError.noneLeft
    }
    return exercise
  }

  /// The exercise last used, if any.
  var last: Exercise? {
    get throws {
      let folder = try lastFolder
      return Course.exercises.first { $0.folder == folder }
    }
  }

  private static func real(_ path: String) -> String {
    URL(filePath: path).resolvingSymlinksInPath().path(percentEncoded: false).withoutSlash
  }
}
