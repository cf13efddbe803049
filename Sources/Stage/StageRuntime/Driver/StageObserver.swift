/// An observer of what happens on a stage.
public protocol StageObserver: AnyObject {
  /// Called around each act of the person. Must call `perform` once.
  func stagePerforms(_ act: String, perform: () -> Void)

  /// Called when a view's `@State` comes on stage, named as in `FeedView.model`.
  ///
  /// - Parameter read: returns the value now, without being observed.
  /// - Returns: the observer of its writes, if any.
  func stageMadeState<Value>(_ name: String, read: @escaping () -> Value) -> (any StateObserver)?
}

/// An observer of the writes to one `@State`.
public protocol StateObserver: AnyObject {
  /// Called after each write, on the writer's own call.
  func stateDidChange()
}
