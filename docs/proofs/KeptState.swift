// Claim: changing a large value through `inout` is cheap (the FAQ of TCA).
// Verdict: depends on whether anything keeps the old value. From Pattern Lab, docs/claims.md
import Foundation

struct State {
  var posts = Array(repeating: 0, count: 100_000)
  var comments = Array(repeating: 0, count: 200_000)
}

func reduce(_ state: inout State) {
  state.posts[7] += 1
}

func buffer(_ array: [Int]) -> UnsafePointer<Int>? {
  array.withUnsafeBufferPointer { $0.baseAddress }
}

final class Store {
  var state = State()
  var undo: [State] = []
}

let store = Store()
var before = buffer(store.state.posts)
reduce(&store.state)
let copiesAlone = buffer(store.state.posts) != before

store.undo.append(store.state)
before = buffer(store.state.posts)
reduce(&store.state)
let copiesPosts = buffer(store.state.posts) != before
let copiesComments = buffer(store.state.comments) != buffer(store.undo[0].comments)

print("nothing keeps the old state: posts", copiesAlone ? "copied" : "changed in place")
print("an undo log keeps it: posts", copiesPosts ? "copied" : "changed in place")
print("the array that does not change:", copiesComments ? "copied" : "shared")
exit(!copiesAlone && copiesPosts && !copiesComments ? 0 : 1)
