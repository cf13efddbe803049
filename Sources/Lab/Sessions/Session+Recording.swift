import Contract
import StageUI
import Trace

extension Session {
  /// Runs the session on a pattern, recorded.
  ///
  /// - Parameter namesSites: whether to look up who wrote, which takes milliseconds a site.
  /// - Throws: the act that the screen did not allow, with what was recorded up to there.
  package func recording(
    of pattern: any TraceablePattern, features: [Feature] = Feature.allCases, level: TraceLevel,
    capacity: Int = 10_000, namesSites: Bool = false
  ) async throws(SessionCutShort) -> Recording {
    let recorder = Recorder(level: level, capacity: capacity)
    var current = Kind.nothing
    let result: Result<[String], StageError>
    do throws(StageError) {
      let screens = try await run(on: pattern, features: features, tracedBy: recorder) {
        act, _, perform throws(StageError) in
        current = act.kind
        try await perform()
      }
      result = .success(screens)
    } catch {
      result = .failure(error)
    }
    let recording = recorder.recording(
      pattern: pattern.name, feature: features.count == 1 ? features.first?.rawValue : nil,
      namesSites: namesSites)
    if case .failure(let error) = result {
      throw SessionCutShort(recording: recording, act: current, reason: error)
    }
    return recording
  }
}

/// A session that could not be gone through to its end.
package struct SessionCutShort: Error, CustomStringConvertible {
  /// Up to the act that was refused.
  package let recording: Recording
  package let act: Session.Kind
  package let reason: StageError

  package var description: String {
    "\(recording.pattern ?? "the pattern"), \(act.rawValue): \(reason)"
  }
}
