// Claim: if each row reads one observed array, each row depends on all of it (WWDC25, 306).
// Verdict: holds; a model for each row notifies one. From Pattern Lab, docs/claims.md
import Foundation
import Observation

@Observable final class Likes {
  var ids: [Int] = []
}

@Observable final class Row {
  var isLiked = false
}

final class Counter: @unchecked Sendable {
  var count = 0
}

/// Counts the rows, of 1,000, that a change notifies.
func notified(_ read: (Int) -> Bool, of change: () -> Void) -> Int {
  let counter = Counter()
  for row in 0..<1_000 {
    withObservationTracking {
      _ = read(row)
    } onChange: {
      counter.count += 1
    }
  }
  change()
  return counter.count
}

let likes = Likes()
let rows = (0..<1_000).map { _ in Row() }
let shared = notified({ likes.ids.contains($0) }, of: { likes.ids.append(7) })
let own = notified({ rows[$0].isLiked }, of: { rows[7].isLiked = true })

print("one like is added; rows notified that read the array: \(shared)")
print("one row's model changes; rows notified that read their own: \(own)")
exit(shared == 1_000 && own == 1 ? 0 : 1)
