// Claim: an `inout` reducer avoids the copy that returning a new state makes (Point-Free 68).
// Verdict: holds for a plain property; `consuming` avoids it, too. From Pattern Lab, docs/claims.md
import Foundation

struct State {
  var likes = Array(repeating: 0, count: 100_000)
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
  private var state = State()

  func sendInPlace() { inPlace(&state) }
  func sendReturning() { state = returning(state) }
  func sendConsuming() {
    let old = state
    state = State(likes: [])
    state = consuming(consume old)
  }
  func copies(_ send: () -> Void) -> Bool {
    let before = state.likes.withUnsafeBufferPointer(\.baseAddress)
    send()
    return state.likes.withUnsafeBufferPointer(\.baseAddress) != before
  }
}

let store = Store()
let (changed, returned) = (store.copies(store.sendInPlace), store.copies(store.sendReturning))
let consumed = store.copies(store.sendConsuming)
print("copies: inout \(changed), returning \(returned), consuming what is taken out \(consumed)")
exit(returned && !changed && !consumed ? 0 : 1)
