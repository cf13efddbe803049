import StageUI

/// Returns when tasks that were started on the main actor have gone as far as they can without an answer.
///
/// For tests that have no stage, which settles by itself.
package func settle() async {
  await MainQueue.run(rounds: 8)
}
