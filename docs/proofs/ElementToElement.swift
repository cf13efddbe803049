// Claim: `a[2] = a[1]` copies the whole array if `a` is in a class (swift#56451, #67655).
// Verdict: depends on the program; this one copies nothing. From Pattern Lab, docs/claims.md
import Foundation

struct Post {
  var title: String
}

final class Feed {
  var posts = Array(repeating: Post(title: "a title on the heap, not inline"), count: 100_000)

  @inline(never) func move(_ from: Int, to target: Int) {
    posts[target] = posts[from]
  }

  /// Counts the moves after which the array has another buffer.
  func copies(_ move: (Int) -> Void) -> Int {
    (1...100).count { index in
      let before = posts.withUnsafeBufferPointer { $0.baseAddress }
      move(index)
      return posts.withUnsafeBufferPointer { $0.baseAddress } != before
    }
  }
}

let feed = Feed()
let alone = feed.copies { feed.move($0, to: $0 + 1) }
let kept = feed.copies { index in
  let old = feed.posts
  feed.move(index, to: index + 1)
  precondition(old.count == 100_000)
}

print("100 times a[i + 1] = a[i] in a class: \(alone) copies")
print("while a second variable keeps the array: \(kept) copies")
exit(alone == 0 && kept == 100 ? 0 : 1)
