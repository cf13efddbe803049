/// A one-way store that holds the old state while the reducer makes the new one.
public final class OneWay<State, Action> {
  private var current: State
  private let reducer: (State, Action) -> State
  private var observers: [(State) -> Void] = []

  public init(_ initial: State, reducer: @escaping (State, Action) -> State) {
    current = initial
    self.reducer = reducer
  }

  public func observe(_ observer: @escaping (State) -> Void) { observers.append(observer) }

  public func dispatch(_ action: Action) {
    current = reducer(current, action)
    for observer in observers { observer(current) }
  }
}
