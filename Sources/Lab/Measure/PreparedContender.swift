/// A contender together with its living subject.
package struct PreparedContender {
  let name: String
  let batch: Int
  let run: (_ iterations: Int) -> Void
  let restore: () -> Void

  /// Time of the work alone; the subject is restored afterwards, and between batches.
  package func time(_ iterations: Int, on stopwatch: Stopwatch) -> Elapsed {
    var total = Elapsed.zero
    var remaining = iterations
    while remaining > 0 {
      let leg = min(remaining, batch)
      let start = stopwatch.read()
      run(leg)
      total += stopwatch.read().elapsed(since: start)
      restore()
      remaining -= leg
    }
    return total
  }
}
