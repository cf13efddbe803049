// Claim: in some circumstances, `a[2] = a[1]` copies the array of a class (swift#56451, #67655).
// Verdict: depends on the program: in a tuple, unless `final`. From Pattern Lab, docs/claims.md
import Foundation

class Feed {
  var posts = Array(repeating: 0, count: 100_000)
  var page = (Array(repeating: 0, count: 100_000), 1)
  final var last = (Array(repeating: 0, count: 100_000), 1)

  @inline(never) func move(_ from: Int, to target: Int) { posts[target] = posts[from] }
  @inline(never) func moveInTuple(_ from: Int, to target: Int) { page.0[target] = page.0[from] }
  @inline(never) func moveInFinal(_ from: Int, to target: Int) { last.0[target] = last.0[from] }
  @inline(never) func moveInTwoSteps(_ from: Int, to target: Int) {
    let post = page.0[from]
    page.0[target] = post
  }
}

/// Counts the moves after which the array has another buffer.
func copies(_ array: () -> [Int], _ move: (Int, Int) -> Void) -> Int {
  (1...100).count { index in
    let before = array().withUnsafeBufferPointer(\.baseAddress)
    move(index, index + 1)
    return array().withUnsafeBufferPointer(\.baseAddress) != before
  }
}

let feed = Feed()
let plain = copies({ feed.posts }, feed.move)
let inTuple = copies({ feed.page.0 }, feed.moveInTuple)
let inFinal = copies({ feed.last.0 }, feed.moveInFinal)
let inTwoSteps = copies({ feed.page.0 }, feed.moveInTwoSteps)
print("100 times a[i + 1] = a[i] in a class: \(plain) copies")
print("of an array in a tuple: \(inTuple) copies; with a let between: \(inTwoSteps)")
print("in a tuple that is `final`: \(inFinal) copies")
exit([plain, inTuple, inTwoSteps, inFinal] == [0, 100, 0, 0] ? 0 : 1)
