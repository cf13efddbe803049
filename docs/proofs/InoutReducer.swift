// Claim: an `inout` reducer avoids the copy that returning a new state makes (Point-Free 68).
// Verdict: holds for a plain property; `consuming` avoids it, too. From Pattern Lab, docs/claims.md
import Foundation

struct State {
  var likes = Array(repeating: 0, count: 100_000)
  var buffer: UnsafePointer<Int>? { likes.withUnsafeBufferPointer(\.baseAddress) }
}

@inline(never) func returning(_ state: State) -> State {
  var next = state
  next.likes[7] += 1
  return next
}
@inline(never) func consuming(_ state: consuming State) -> State {
  state.likes[7] += 1
  return state
}
func inPlace(_ state: inout State) { state.likes[7] += 1 }
final class Store {
  var plain = State()
  var computed: State {
    get { plain }
    set { plain = newValue }
  }
}

let store = Store()
func copies(_ send: () -> Void) -> Bool {
  let before = store.plain.buffer
  send()
  return before != store.plain.buffer
}
let changed = copies { inPlace(&store.plain) }
let returned = copies { store.plain = returning(store.plain) }
let accessed = copies { inPlace(&store.computed) }
let consumed = { (old: consuming State) in old.buffer != consuming(old).buffer }(State())
print("an inout reducer copies: \(changed), one that returns: \(returned)")
print("inout through get and set: \(accessed), consuming what is given up: \(consumed)")
exit(returned && accessed && !changed && !consumed ? 0 : 1)
