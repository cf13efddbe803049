// Claim: an `inout` reducer avoids the copy that returning a new state makes (Point-Free 68).
// Verdict: holds, while nothing else keeps the old state. From Pattern Lab, docs/claims.md
import Foundation

struct State {
  var likes = Array(repeating: 0, count: 100_000)
}

func returning(_ state: State, like index: Int) -> State {
  var next = state
  next.likes[index] += 1
  return next
}

func inPlace(_ state: inout State, like index: Int) {
  state.likes[index] += 1
}

final class Store {
  private var state = State()

  func sendReturning(_ index: Int) { state = returning(state, like: index) }
  func sendInPlace(_ index: Int) { inPlace(&state, like: index) }

  func copies(_ send: () -> Void) -> Bool {
    let before = state.likes.withUnsafeBufferPointer { $0.baseAddress }
    send()
    return state.likes.withUnsafeBufferPointer { $0.baseAddress } != before
  }
}

let store = Store()
let returned = store.copies { store.sendReturning(7) }
let changed = store.copies { store.sendInPlace(7) }

print("a reducer that returns a new state:", returned ? "copies" : "in place")
print("a reducer with an inout state:", changed ? "copies" : "in place")
exit(returned && !changed ? 0 : 1)
