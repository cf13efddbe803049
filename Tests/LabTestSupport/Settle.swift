/// Returns when tasks that were started on the main actor have gone as far as they can without an answer.
///
/// For tests that have no stage, which settles by itself: the main actor's queue runs through eight times, more than
/// any form needs from an answer to its effect.
package func settle() async {
  for _ in 1...4 { await Task {}.value }
}
