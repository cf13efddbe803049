import LabDomain
import LabTracepoints

/// Names each action in a trace.
func tracing<State>() -> Middleware<State> {
  { _, _ in
    { next in
      { action in Cause.action(action) { next(action) } }
    }
  }
}

/// Starts the requests that follow from an action, once it is reduced.
func following<State>(
  _ follow:
    @escaping (any Action, _ old: State, _ new: State, @escaping DispatchFunction) -> Void
) -> Middleware<State> {
  { dispatch, getState in
    { next in
      { action in
        guard let old = getState() else { return }
        next(action)
        if let new = getState() { follow(action, old, new, dispatch) }
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
