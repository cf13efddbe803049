// Claim: a `didSet` without `oldValue` and `willSet` lets a property change in place (SE-0268).
// Verdict: holds; with either, it copies. From Pattern Lab, docs/claims.md
import Foundation

final class Store {
  private(set) var changes = 0

  var simple = Array(repeating: 0, count: 100_000) {
    didSet { changes += 1 }
  }

  var comparing = Array(repeating: 0, count: 100_000) {
    didSet { changes += oldValue[7] == comparing[7] ? 0 : 1 }
  }

  var announcing = Array(repeating: 0, count: 100_000) {
    willSet { changes += 1 }
    didSet {}
  }
}

/// Counts the writes after which the array has another buffer.
func copies(_ array: () -> [Int], _ write: () -> Void) -> Int {
  (0..<100).count { _ in
    let before = array().withUnsafeBufferPointer(\.baseAddress)
    write()
    return array().withUnsafeBufferPointer(\.baseAddress) != before
  }
}

let store = Store()
let simple = copies({ store.simple }, { store.simple[7] += 1 })
let comparing = copies({ store.comparing }, { store.comparing[7] += 1 })
let announcing = copies({ store.announcing }, { store.announcing[7] += 1 })
print("copies in 100 writes: \(simple), oldValue \(comparing), willSet \(announcing)")
exit(simple == 0 && comparing == 100 && announcing == 100 && store.changes == 300 ? 0 : 1)
