import LabDomain

/// The struct in place, whose reducer knows the id of an element and searches for its index.
struct FoundByID: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(searching: &state, action)
  }
}

@inline(never)
private func reduce(searching state: inout AppState, _ action: Action) {
  state.apply(state.found(action))
}

extension AppState {
  /// Returns the action with the indices that a search by id finds.
  fileprivate func found(_ action: Action) -> Action {
    switch action {
    case .toggleLike(let post): .toggleLike(posts.found(post))
    case .toggleLikes(let targets): .toggleLikes(targets.map(posts.found))
    case .rename(let user, let name): .rename(users.found(user), to: name)
    case .remove(let post): .remove(posts.found(post))
    case .append, .dropLast, .insert, .flipLoading: action
    }
  }
}

extension Array where Element: Identifiable & Sendable, Element.ID == Identifier<Element> {
  fileprivate func found(_ target: Target<Element>) -> Target<Element> {
    Target(index: firstIndex { $0.id == target.id } ?? target.index, id: target.id)
  }
}
