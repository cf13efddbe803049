import StageUI

/// Bodies that ran in one act, and those of them after which something looked different.
package struct Bodies: Hashable, Sendable {
  package var run = 0
  package var changed = 0

  /// What the stage has counted so far, over all types of views.
  @MainActor
  init(of stage: Stage) {
    for count in stage.bodies.values {
      run += count.run
      changed += count.changed
    }
  }

  /// What `act` adds, when all that follows from it is done.
  @MainActor
  package init(
    of act: (Stage) throws(StageError) -> Void, on stage: Stage
  ) async throws(StageError) {
    let before = Bodies(of: stage)
    try act(stage)
    await stage.settle()
    let after = Bodies(of: stage)
    run = after.run - before.run
    changed = after.changed - before.changed
  }
}
