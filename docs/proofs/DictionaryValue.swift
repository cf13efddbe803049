// Claim: `dict[key]?.append(1)` copies the array that it appends to (SE-0154).
// Verdict: does not in a plain property, in Swift 6.3. From Pattern Lab, docs/claims.md
import Foundation

final class Feeds {
  var likes = ["feed": Array(repeating: 0, count: 100_000)]

  var computed: [String: [Int]] {
    get { likes }
    set { likes = newValue }
  }

  var buffer: UnsafePointer<Int>? {
    likes["feed"]?.withUnsafeBufferPointer(\.baseAddress)
  }

  /// Counts the changes after which the array has another buffer.
  func copies(_ change: (Feeds) -> Void) -> Int {
    (0..<100).count { _ in
      let before = buffer
      change(self)
      return buffer != before
    }
  }
}

let feeds = Feeds()
feeds.likes["feed"]?.reserveCapacity(200_000)
let chained = feeds.copies { $0.likes["feed"]?.append(1) }
let defaulted = feeds.copies { $0.likes["feed", default: []].append(1) }
let computed = feeds.copies { $0.computed["feed"]?.append(1) }
let putBack = feeds.copies {
  guard var array = $0.likes["feed"] else { return }
  array.append(1)
  $0.likes["feed"] = array
}

print("copies in 100 times dict[key]?.append(1): \(chained), through get and set \(computed)")
print("dict[key, default: []].append(1): \(defaulted), taken out and put back: \(putBack)")
exit(chained + defaulted == 0 && computed == 100 && putBack == 100 ? 0 : 1)
