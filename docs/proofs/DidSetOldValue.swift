// Claim: a `didSet` that does not read `oldValue` lets a property change in place (SE-0268).
// Verdict: holds; one that reads it copies. From Pattern Lab, docs/claims.md
import Foundation

final class Store {
  private(set) var changes = 0

  var simple = Array(repeating: 0, count: 100_000) {
    didSet { changes += 1 }
  }

  var comparing = Array(repeating: 0, count: 100_000) {
    didSet { changes += oldValue[7] == comparing[7] ? 0 : 1 }
  }
}

/// Counts the writes after which the array has another buffer.
func copies(_ buffer: () -> UnsafePointer<Int>?, _ write: () -> Void) -> Int {
  (0..<100).count { _ in
    let before = buffer()
    write()
    return buffer() != before
  }
}

let store = Store()
let simple = copies {
  store.simple.withUnsafeBufferPointer { $0.baseAddress }
} _: {
  store.simple[7] += 1
}
let comparing = copies {
  store.comparing.withUnsafeBufferPointer { $0.baseAddress }
} _: {
  store.comparing[7] += 1
}
print("100 writes, a didSet without oldValue: \(simple) copies, with it: \(comparing)")
exit(simple == 0 && comparing == 100 && store.changes == 200 ? 0 : 1)
