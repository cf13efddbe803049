import LabDomain

/// Starts the requests that follow from an action, once it is reduced, by its changes to a part of the state.
func following<State, Part>(
  _ part: KeyPath<State, Part>,
  _ follow: @escaping (any Action, _ old: Part, _ new: Part, @escaping DispatchFunction) -> Void
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        guard let old = getState()?[keyPath: part] else { return }
        next(action)
        if let new = getState()?[keyPath: part] { follow(action, old, new, dispatch) }
      }
    }
  }
}

extension TaskBag {
  /// Dispatches the answer to a request, unless it is cancelled.
  @discardableResult
  func answer(
    to dispatch: @escaping DispatchFunction, _ request: @escaping @MainActor () async -> any Action
  ) -> Task<Void, Never> {
    start {
      let answer = await request()
      if !Task.isCancelled { dispatch(answer) }
    }
  }
}
