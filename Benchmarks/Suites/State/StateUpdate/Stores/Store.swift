import LabDomain

/// A store: a place where state is kept, together with its way of being updated.
///
/// A value inlines `update` and holds exactly one call in it that is not inlined; an object does
/// not inline `update` itself. So every strategy pays for one call that the optimizer cannot look
/// through, and nothing in it is moved out of the loop, merged with the next update or left out.
protocol Store: SendableMetatype {
  associatedtype Layout: State

  init(_ state: AppState)

  mutating func update(by action: Action)

  /// The present state. May cost a copy.
  var state: Layout { get }
}

/// The reducer that takes `inout`.
@inline(never)
func reduce<Layout: State>(into state: inout Layout, _ action: Action) {
  state.apply(action)
}

/// A value that has one owner, which changes it through `inout`.
struct InPlace<Layout: State>: Store {
  private(set) var state: Layout

  init(_ state: AppState) { self.state = Layout(state) }

  @inline(__always)
  mutating func update(by action: Action) {
    reduce(into: &state, action)
  }
}

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
    case .insert, .flipLoading: action
    }
  }
}

extension Array where Element: Identifiable & Sendable, Element.ID == Identifier<Element> {
  fileprivate func found(_ target: Target<Element>) -> Target<Element> {
    Target(index: firstIndex { $0.id == target.id } ?? target.index, id: target.id)
  }
}

/// A store with a reducer `(State, Action) -> State`, which holds the old state until the new one.
struct ReturnNewState: Store {
  private(set) var state: AppState

  init(_ state: AppState) { self.state = state }

  @inline(__always)
  mutating func update(by action: Action) {
    state = reduce(state, action)
  }
}

/// The reducer that returns a new state.
@inline(never)
func reduce(_ state: AppState, _ action: Action) -> AppState {
  var next = state
  next.apply(action)
  return next
}
