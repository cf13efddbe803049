// Claim: two arrays can be compared in constant time (SE-0494).
// Verdict: depends on their buffers and counts. From Pattern Lab, docs/claims.md
import Foundation

nonisolated(unsafe) var comparisons = 0

struct Post: Equatable {
  var id: Int
  static func == (lhs: Post, rhs: Post) -> Bool {
    comparisons += 1
    return lhs.id == rhs.id
  }
}

func count(_ compare: () -> Bool, expecting result: Bool) -> Int? {
  comparisons = 0
  return compare() == result ? comparisons : nil
}

let posts = (0..<100_000).map(Post.init)
let sharing = posts
var equal = posts
equal[0].id = 0
var changed = posts
changed[7].id = -1

let shared = count({ posts == sharing }, expecting: true)
let copied = count({ posts == equal }, expecting: true)
let different = count({ posts == changed }, expecting: false)
let shorter = count({ posts == Array(equal.dropLast()) }, expecting: false)

print("== of 100,000 posts calls the posts' == this often:")
print("a shared buffer: \(shared ?? -1), an equal copy: \(copied ?? -1)")
print("a copy whose eighth post differs: \(different ?? -1), a shorter one: \(shorter ?? -1)")
exit([shared, shorter] == [0, 0] && [copied, different] == [100_000, 8] ? 0 : 1)
