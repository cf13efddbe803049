import LabDomain
import LabTracepoints
import Observation
import StageUI

/// A part of an app's state, which a screen reads in its body, and where it sends what a person does.
///
/// A view that reads `state` observes all of it, one that reads `store.draft` only the draft.
@Observable
@dynamicMemberLookup
package final class ScreenStore<State: Equatable, Act>: TracedObject {
  package private(set) var state: State
  /// The properties that were read by name.
  @ObservationIgnored private var fields: [PartialKeyPath<State>: Field<State>] = [:]
  private let onAct: (Act) -> Void
  private let onRelease: () -> Void

  package init(
    _ state: State, onRelease: @escaping () -> Void = {}, onAct: @escaping (Act) -> Void
  ) {
    self.state = state
    self.onAct = onAct
    self.onRelease = onRelease
  }

  package func send(_ act: Act) { onAct(act) }

  /// Shows a newer state, unless the part is no longer in the app's.
  package func update(to newer: State?) {
    guard let newer, newer != state else { return }
    let older = state
    state = newer
    for field in fields.values where !field.isEqual(older, newer) { field.changes += 1 }
  }

  /// A property of the state, which alone is observed.
  package subscript<Value: Equatable>(dynamicMember path: KeyPath<State, Value>) -> Value {
    let field = fields[path] ?? Field { $0[keyPath: path] == $1[keyPath: path] }
    fields[path] = field
    _ = field.changes
    return _state[keyPath: path]
  }

  isolated deinit {
    onRelease()
  }
}

/// A property of a state, for observers of nothing else.
@Observable
private final class Field<State> {
  var changes = 0
  @ObservationIgnored let isEqual: (State, State) -> Bool

  init(isEqual: @escaping (State, State) -> Bool) {
    self.isEqual = isEqual
  }
}

package typealias FeedStore = ScreenStore<FeedState, FeedAct>
package typealias LikesStore = ScreenStore<LikesState, LikeAct>
package typealias ProfileStore = ScreenStore<ProfileState, ProfileAct>

/// The store of an app, as its screens see it.
package protocol AppScreenStores {
  func feed() -> FeedStore
  func likes() -> LikesStore
  /// Returns the view of the feed, which reads one state unless a pattern shows its own.
  func feedView(_ feed: FeedStore, likes: LikesStore) -> any View
  /// Adds a profile to the state of the app, and removes it on release.
  func profile(_ profile: ProfileState) -> ProfileStore
}

extension AppScreenStores {
  package func feedView(_ feed: FeedStore, likes: LikesStore) -> any View {
    FeedScreen(feed, likes: likes)
  }
}
