import LabOwnState
import OneWay

let feedInOneWay = StateMeasurement("OneWay") { size in
  OneWay<FeedState, FeedAction>(FeedState(size)) { state, action in
    var state = state
    switch action {
    case .like(let post): state.like(post)
    }
    return state
  }
} update: { store, index in
  store.dispatch(.like(index))
} subscriber: { store in
  store.observe { _ in }
}
