import StageRuntime

extension Recorder: StageObserver {
  @usableFromInline package func stagePerforms(_ act: String, perform: () -> Void) {
    guard level > .off else { return perform() }
    Cause.$current.withValue(recordAct(act), operation: perform)
  }

  @usableFromInline package func stageMadeState<Value>(
    _ name: String, _ state: StoredState<Value>
  ) -> (any StateObserver)? {
    stateWatches[name]?.observer(of: state, for: self)
  }
}
