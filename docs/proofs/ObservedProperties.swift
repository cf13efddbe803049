// Claim: `@Observable` notifies only readers of the property that changed (SE-0395).
// Verdict: holds for a change; a struct is one property. From Pattern Lab, docs/claims.md
import Foundation
import Observation

struct State {
  var (draft, isLoading) = ("", false)
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
let draft = { _ = model.draft }
let changed = notifies(draft, of: { model.draft = "a" })
let other = notifies(draft, of: { model.isLoading = true })
let equal = notifies(draft, of: { model.draft = "a" })
let inPlace = notifies(draft, of: { model.draft.append("") })
let inStruct = notifies({ _ = model.state.draft }, of: { model.state.isLoading = true })
let sameStruct = notifies({ _ = model.state }, of: { model.state = model.state })

print("notified? draft changes: \(changed), isLoading changes: \(other)")
print("an equal draft is assigned: \(equal), an empty text appended in place: \(inPlace)")
print("isLoading changes in the struct: \(inStruct), the same struct is assigned: \(sameStruct)")
exit(changed && !other && !equal && inPlace && inStruct && sameStruct ? 0 : 1)
