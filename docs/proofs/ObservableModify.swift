// Claim: the `_modify` of `@Observable` ends copies on each write to an array (swift#71122).
// Verdict: holds but through key paths; `get` and `set` copy, too. From Pattern Lab, docs/claims.md
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
func copies(_ array: () -> [Int], _ write: (Int) -> Void) -> Int {
  (0..<100).count { index in
    let before = array().withUnsafeBufferPointer(\.baseAddress)
    write(index)
    return array().withUnsafeBufferPointer(\.baseAddress) != before
  }
}

let (model, plain) = (Model(), GetSet())
let direct = copies({ model.likes }, { model.likes[$0] += 1 })
let byPath = copies({ model.likes }, { model[keyPath: \.likes][$0] += 1 })
let computed = copies({ plain.likes }, { plain.likes[$0] += 1 })
print("copies in 100 writes: \(direct), by a key path \(byPath), get and set \(computed)")
exit(direct == 0 && byPath == 100 && computed == 100 ? 0 : 1)
