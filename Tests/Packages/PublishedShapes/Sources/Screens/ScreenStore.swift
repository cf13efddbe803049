import LabDomain
import LabTracepoints
import Observation

/// A part of an app's state, which a screen reads in its body, and where it sends what a person does.
@Observable
package final class ScreenStore<State: Equatable, Act>: TracedObject {
  package private(set) var state: State
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
    if let newer, newer != state { state = newer }
  }

  isolated deinit {
    onRelease()
  }
}

package typealias FeedStore = ScreenStore<FeedState, FeedAct>
package typealias LikesStore = ScreenStore<LikesState, LikeAct>
package typealias ProfileStore = ScreenStore<ProfileState, ProfileAct>

/// The store of an app, as its screens see it.
package protocol AppScreenStores {
  func feed() -> FeedStore
  func likes() -> LikesStore
  /// Adds a profile to the state of the app, and removes it on release.
  func profile(_ id: Profile.ID) -> ProfileStore
}
