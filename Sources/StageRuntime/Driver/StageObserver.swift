/// Somebody who follows what happens on a stage.
public protocol StageObserver: AnyObject {
  /// Called around each act of the person; must call `perform` once.
  func stagePerforms(_ act: String, perform: () -> Void)

  /// Called when a view's `@State` comes on stage. `read` is tracked by Observation, and must not be called once the state is gone.
  func stageMadeState<Value>(_ name: String, read: @escaping () -> Value)
}
