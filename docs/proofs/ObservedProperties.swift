// Claim: `@Observable` notifies only readers of the property that changed (SE-0395).
// Verdict: holds; but a struct in one property is one property. From Pattern Lab, docs/claims.md
import Foundation
import Observation

struct State {
  var draft = ""
  var isLoading = false
}

@Observable final class Model {
  var draft = ""
  var isLoading = false
  var state = State()
}

final class Flag: @unchecked Sendable {
  var isSet = false
}

/// Returns whether a reader is notified of a change.
func notifies(_ read: () -> Void, of change: () -> Void) -> Bool {
  let flag = Flag()
  withObservationTracking(read) { flag.isSet = true }
  change()
  return flag.isSet
}

let model = Model()
let same = notifies({ _ = model.draft }, of: { model.draft = "a" })
let other = notifies({ _ = model.draft }, of: { model.isLoading = true })
let inStruct = notifies({ _ = model.state.draft }, of: { model.state.isLoading = true })

print("draft changes: its reader is", same ? "notified" : "not notified")
print("isLoading changes: the reader of draft is", other ? "notified" : "not notified")
print("the same, with both in one struct:", inStruct ? "notified" : "not notified")
exit(same && !other && inStruct ? 0 : 1)
