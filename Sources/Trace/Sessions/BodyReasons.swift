import LabPatterns
import LabTrace
import StageUI

/// The reasons of a pattern's body runs, for a table or a page.
package enum BodyReasons {
  /// Records one session with one like, and returns what ran after each kind of act.
  package static func record(
    of pattern: any TraceablePattern
  ) async throws(StageError) -> [(kind: Session.Kind, bodies: [ActBodies.Runs])] {
    let recorder = Recorder(level: .fields, explainsBodies: true)
    var kinds: [(kind: Session.Kind, bodies: [ActBodies.Runs])] = []
    try await Session(likes: 1).run(on: pattern, tracedBy: recorder) {
      act, _, perform throws(StageError) in
      let before = recorder.bodyLog?.acts.count ?? 0
      try await perform()
      let acts = recorder.bodyLog?.acts.dropFirst(before) ?? []
      kinds.append((act.kind, acts.flatMap(\.bodies)))
    }
    return kinds
  }
}
