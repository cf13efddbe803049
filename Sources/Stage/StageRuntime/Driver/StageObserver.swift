/// Somebody who follows what happens on a stage.
public protocol StageObserver: AnyObject {
  /// Called around each act of the person; must call `perform` once.
  func stagePerforms(_ act: String, perform: () -> Void)

  /// Called when a view's `@State` comes on stage.
  ///
  /// - Returns: who shall be told of its writes.
  func stageMadeState<Value>(_ name: String, _ state: StoredState<Value>) -> (any StateObserver)?
}

/// Somebody who follows the writes to one `@State`, on the writer's own call.
public protocol StateObserver: AnyObject {
  func stateWillChange()
  func stateDidChange()
}
