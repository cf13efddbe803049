import Foundation

/// The saves of a learner's files, seen by looking twice a second.
package struct Saves {
  private let look: () -> UInt32?
  private let pause: () async throws -> Void
  private var seen: UInt32?

  /// - Parameters:
  ///   - look: The digest of the files; `nil` while they cannot be read, as in the middle of a save.
  ///   - pause: waits between two looks.
  init(
    look: @escaping () -> UInt32?,
    pause: @escaping () async throws -> Void = { try await Task.sleep(for: .milliseconds(500)) }
  ) {
    self.look = look
    self.pause = pause
    seen = look()
  }

  package init(in workbook: Workbook, of source: ExerciseSource) {
    self.init(look: { try? workbook.digest(of: source) })
  }

  /// Waits until the files are others than last time. Changes since then count, and at once.
  package mutating func next() async throws {
    while true {
      if let now = look(), now != seen {
        seen = now
        return
      }
      try await pause()
    }
  }
}
