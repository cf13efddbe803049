// Claim: the `_modify` of `@Observable` ends copies on each write to an array (swift#71122).
// Verdict: holds; a property with `get` and `set` copies. From Pattern Lab, docs/claims.md
import Foundation
import Observation

@Observable final class Model {
  var likes = Array(repeating: 0, count: 100_000)
}

final class GetSet {
  private var stored = Array(repeating: 0, count: 100_000)
  var likes: [Int] {
    get { stored }
    set { stored = newValue }
  }
}

/// Counts the writes after which the array has another buffer.
func copies(_ buffer: () -> UnsafePointer<Int>?, _ write: (Int) -> Void) -> Int {
  (0..<100).count { index in
    let before = buffer()
    write(index)
    return buffer() != before
  }
}

let model = Model()
let observed = copies {
  model.likes.withUnsafeBufferPointer { $0.baseAddress }
} _: {
  model.likes[$0] += 1
}
let plain = GetSet()
let computed = copies {
  plain.likes.withUnsafeBufferPointer { $0.baseAddress }
} _: {
  plain.likes[$0] += 1
}
print("copies in 100 writes: @Observable \(observed), get and set \(computed)")
exit(observed == 0 && computed == 100 ? 0 : 1)
